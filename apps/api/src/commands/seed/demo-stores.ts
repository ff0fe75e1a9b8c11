/** The demo's stores: invented opticians at invented addresses, in real localities with their real pincodes and places. */
import { WEEKDAYS, type OpeningHours, type Weekday } from '@tivara/contracts';
import type { DemoStore } from './demo-types.js';

type More = Pick<DemoStore, 'subcity' | 'bpName' | 'number'>;
type Place = [latitude: number, longitude: number];
type Row = [
  name: string,
  address: string,
  locality: string,
  pincode: string,
  place: Place,
  hours: OpeningHours,
  more?: More,
];

function storesIn(city: string, state: string, rows: Row[]): DemoStore[] {
  return rows.map(([name, address, locality, pincode, [latitude, longitude], hours, more]) => ({
    name,
    address,
    locality,
    city,
    state,
    pincode,
    latitude,
    longitude,
    hours,
    ...more,
  }));
}

/** The same hours on every day but those that are named. */
function week(everyDay: string, others: Partial<Record<Weekday, string>> = {}): OpeningHours {
  const day = (times: string) =>
    times.split(' ').flatMap((time) => {
      const [opens = '', closes = ''] = time.split('-');
      return time ? [{ opens, closes }] : [];
    });
  return Object.fromEntries(
    WEEKDAYS.map((name) => [name, day(others[name] ?? everyDay)]),
  ) as OpeningHours;
}

const WEEKS = {
  daily: week('10:30-20:30'),
  late: week('11:00-21:30'),
  shortSunday: week('10:30-20:30', { sunday: '11:00-17:00' }),
  siesta: week('10:00-13:30 16:30-20:30', { sunday: '' }),
  mondayOff: week('10:30-20:00', { monday: '' }),
  tuesdayOff: week('11:00-20:30', { tuesday: '' }),
  sundayOff: week('10:00-20:00', { sunday: '' }),
};

// One store a line. Civil Lines is in Jaipur and in Nagpur.
// prettier-ignore
export const DEMO_STORES: DemoStore[] = [
  ...storesIn('Mumbai', 'Maharashtra', [
    ['Lensmith Opticians', '14 Kala Ghoda Lane, beside the old reading room', 'Fort', '400001', [18.9285, 72.8322], WEEKS.daily, { subcity: 'South Mumbai', bpName: 'Lensmith Optical LLP', number: '022 5550 0112' }],
    ['Iris & Sons', '3 Turner Crescent, first floor', 'Bandra West', '400050', [19.0563, 72.8296], WEEKS.siesta, { subcity: 'Western Suburbs', bpName: 'Iris & Sons', number: '022 5550 0127' }],
    ['The Clear Room', '21 Pali Naka, Hill Road end', 'Bandra West', '400050', [19.0604, 72.8263], WEEKS.daily, { subcity: 'Western Suburbs' }],
    ['Daylight Optical', '8 Sea Face Arcade', 'Worli', '400018', [19.0118, 72.817], WEEKS.daily, { subcity: 'South Mumbai', number: '022 5550 0133' }],
    ['Kohinoor Eyeworks', '116 Cadell Terrace, opposite the park', 'Dadar West', '400028', [19.0224, 72.8386], WEEKS.mondayOff],
    ['Optic House Juhu', '5 Tara Lane', 'Juhu', '400049', [19.1016, 72.8288], WEEKS.late, { subcity: 'Western Suburbs', bpName: 'Optic House Retail LLP' }],
    ['Parallel Opticians', '2 Hiranand Court, Central Avenue', 'Powai', '400076', [19.1178, 72.9073], WEEKS.daily, { number: '022 5550 0158' }],
    ['Monocle', '40 Colaba Cross Road', 'Colaba', '400005', [18.915, 72.8258], WEEKS.late, { subcity: 'South Mumbai' }],
    ['Sight & Line', '77 Linking Gardens', 'Khar', '400052', [19.0703, 72.8346], WEEKS.daily, { subcity: 'Western Suburbs', number: '022 5550 0164' }],
  ]),
  ...storesIn('New Delhi', 'Delhi', [
    ['Circle Opticians', '11 Inner Colonnade, Block F', 'Connaught Place', '110001', [28.6317, 77.219], WEEKS.shortSunday, { subcity: 'Central Delhi', bpName: 'Circle Vision Traders', number: '011 5550 0104' }],
    ['Mehra Spectacle Makers', '27 Middle Row, ground floor', 'Khan Market', '110003', [28.6003, 77.2272], WEEKS.sundayOff, { subcity: 'Central Delhi', bpName: 'Mehra & Daughters' }],
    ['Fine Focus', '6/18 Ajit Chowk, near the fruit market', 'Karol Bagh', '110005', [28.6519, 77.1907], WEEKS.shortSunday, { subcity: 'Central Delhi', number: '011 5550 0119' }],
    ['Lake View Optics', '34 Deer Park Lane', 'Hauz Khas', '110016', [28.553, 77.1936], WEEKS.late, { subcity: 'South Delhi' }],
    ['Saket Eye Studio', 'Shop 9, Anupam Court', 'Saket', '110017', [28.5246, 77.2139], WEEKS.shortSunday, { subcity: 'South Delhi', number: '011 5550 0142' }],
    ['The Spectacle Desk', '52 Flyover Market, upper level', 'Defence Colony', '110024', [28.5731, 77.231], WEEKS.shortSunday, { subcity: 'South Delhi', bpName: 'Spectacle Desk LLP' }],
    ['Northlight Optical', 'N-14 Second Avenue, M Block Market', 'Greater Kailash', '110048', [28.5486, 77.2345], WEEKS.shortSunday, { subcity: 'South Delhi' }],
    ['Basant Opticians', '7 Priya Court', 'Vasant Vihar', '110057', [28.5585, 77.16], WEEKS.shortSunday, { number: '011 5550 0171' }],
  ]),
  ...storesIn('Bengaluru', 'Karnataka', [
    ['Rain Tree Optics', '412 Twelfth Main, HAL Second Stage', 'Indiranagar', '560038', [12.9702, 77.6408], WEEKS.daily, { subcity: 'East Bengaluru', number: '080 5550 0109' }],
    ['Ananda Eyewear', '88 Eighty Feet Road, Fourth Block', 'Koramangala', '560034', [12.9346, 77.6266], WEEKS.daily, { bpName: 'Ananda Optical Stores' }],
    ['South End Opticians', '23 Thirty-Second Cross, T Block', 'Jayanagar', '560041', [12.9254, 77.584], WEEKS.daily, { subcity: 'South Bengaluru' }],
    ['Sampige Spectacles', '60 Sampige Cross, near the flower market', 'Malleshwaram', '560003', [13.0031, 77.57], WEEKS.siesta, { number: '080 5550 0136' }],
    ['Plane & Prism', 'Unit 4, Varthur Arcade', 'Whitefield', '560066', [12.9698, 77.75], WEEKS.late, { subcity: 'East Bengaluru', bpName: 'Plane & Prism Retail LLP' }],
    ['Bowring Optical', '19 Parade Corner', 'MG Road', '560001', [12.975, 77.6066], WEEKS.daily, { number: '080 5550 0150' }],
  ]),
  ...storesIn('Chennai', 'Tamil Nadu', [
    ['Pondy Opticals', '31 Venkat Street, off the bazaar', 'T. Nagar', '600017', [13.0405, 80.2337], WEEKS.siesta, { number: '044 5550 0107' }],
    ['Banyan Eye Care', '12 Second Cross, Gandhi Colony', 'Adyar', '600020', [13.0063, 80.2574], WEEKS.siesta, { subcity: 'South Chennai', bpName: 'Banyan Eye Care LLP' }],
    ['Tank View Opticians', '5 North Mada Corner', 'Mylapore', '600004', [13.0338, 80.2687], WEEKS.siesta, { subcity: 'South Chennai' }],
    ['Tower Optics', 'Plot 210, Second Avenue', 'Anna Nagar', '600040', [13.085, 80.2101], WEEKS.siesta, { number: '044 5550 0125' }],
    ['Sterling Lens House', '44 Haddow Lane', 'Nungambakkam', '600034', [13.0604, 80.2426], WEEKS.siesta, { bpName: 'Sterling Lens House' }],
  ]),
  ...storesIn('Kolkata', 'West Bengal', [
    ['Chowringhee Lens Co.', '18 Middle Row, first floor', 'Park Street', '700016', [22.553, 88.3524], WEEKS.tuesdayOff, { subcity: 'Central Kolkata', bpName: 'Chowringhee Lens Company', number: '033 5550 0111' }],
    ['Sen Brothers Opticians', '73 Hazra Crossing', 'Ballygunge', '700019', [22.528, 88.3659], WEEKS.tuesdayOff, { subcity: 'South Kolkata' }],
    ['East Avenue Eyewear', 'BD 27, near the swimming pool', 'Salt Lake', '700064', [22.5867, 88.4171], WEEKS.tuesdayOff, { number: '033 5550 0129' }],
    ['Bagbazar Optical', '9 Five-Point Corner', 'Shyambazar', '700004', [22.6012, 88.3732], WEEKS.tuesdayOff, { subcity: 'North Kolkata' }],
  ]),
  ...storesIn('Hyderabad', 'Telangana', [
    ['Charminar Vision Works', '8-2 Lotus Pond Road', 'Banjara Hills', '500034', [17.4156, 78.4347], WEEKS.daily, { number: '040 5550 0103' }],
    ['Rock Garden Opticians', 'Plot 61, Road No. 36', 'Jubilee Hills', '500033', [17.4312, 78.4073], WEEKS.daily, { bpName: 'Rock Garden Optical LLP' }],
    ['Deccan Spectacles', '3-6 Liberty Lane', 'Himayatnagar', '500029', [17.4024, 78.4842], WEEKS.daily],
    ['Nizam Optical Hall', '22 Jawahar Arcade', 'Abids', '500001', [17.3922, 78.4763], WEEKS.daily, { number: '040 5550 0138' }],
  ]),
  ...storesIn('Pune', 'Maharashtra', [
    ['North Lane Opticians', '14 North Lane, shop 2', 'Koregaon Park', '411001', [18.5362, 73.894], WEEKS.siesta, { number: '020 5550 0116' }],
    ['Peshwa Eyewear', '105 Apte Corner', 'Deccan Gymkhana', '411004', [18.5167, 73.8415], WEEKS.siesta, { bpName: 'Peshwa Opticians' }],
    ['Hillside Optics', '28 Paud Terrace', 'Kothrud', '411038', [18.5074, 73.8077], WEEKS.siesta],
    ['The Lens Bench', '6 Parihar Row', 'Aundh', '411007', [18.5602, 73.8076], WEEKS.siesta, { number: '020 5550 0145' }],
  ]),
  ...storesIn('Ahmedabad', 'Gujarat', [
    ['Stadium Opticians', '40 Swastik Cross', 'Navrangpura', '380009', [23.0365, 72.5611], WEEKS.shortSunday, { number: '079 5550 0108' }],
    ['Riverfront Optical', '11 Town Hall Lane', 'Ellisbridge', '380006', [23.0225, 72.569], WEEKS.shortSunday, { bpName: 'Riverfront Optical Mart' }],
    ['Clear Day Eyewear', 'Shop 16, Shyamal Court', 'Satellite', '380015', [23.03, 72.5176], WEEKS.shortSunday],
    ['Mango Court Optics', '7 Garden Row', 'Bodakdev', '380054', [23.0395, 72.511], WEEKS.shortSunday, { number: '079 5550 0131' }],
  ]),
  ...storesIn('Jaipur', 'Rajasthan', [
    ['Pink City Opticians', '21 Sardar Lane, near Panch Batti', 'C-Scheme', '302001', [26.9118, 75.798], WEEKS.shortSunday, { number: '0141 555 0112' }],
    ['Haveli Eye Studio', '58 Gaurav Terrace', 'Malviya Nagar', '302017', [26.8549, 75.8243], WEEKS.shortSunday],
    ['Amer Lens Works', '3 Station Avenue', 'Civil Lines', '302006', [26.909, 75.783], WEEKS.shortSunday, { bpName: 'Amer Lens Works LLP' }],
  ]),
  ...storesIn('Lucknow', 'Uttar Pradesh', [
    ['Old Clock Opticians', '45 Love Lane, ground floor', 'Hazratganj', '226001', [26.8505, 80.9458], WEEKS.daily, { number: '0522 555 0106' }],
    ['Gomti Eye House', '2/114 Vipul Court', 'Gomti Nagar', '226010', [26.849, 81.008], WEEKS.daily],
    ['Chikan Street Optics', 'B-20, Sector K', 'Aliganj', '226024', [26.895, 80.94], WEEKS.daily, { bpName: 'Awadh Vision Traders' }],
  ]),
  ...storesIn('Chandigarh', 'Chandigarh', [
    ['Plaza Opticians', 'Bay 12, below the arcade', 'Sector 17', '160017', [30.7398, 76.7827], WEEKS.mondayOff, { number: '0172 555 0118' }],
    ['Himalaya Spectacles', 'Booth 38, inner market', 'Sector 22', '160022', [30.7333, 76.7755], WEEKS.mondayOff],
    ['Garden City Optics', 'Shop 7, Madhya Marg side', 'Sector 26', '160019', [30.727, 76.8057], WEEKS.mondayOff, { bpName: 'Garden City Optics' }],
  ]),
  ...storesIn('Kochi', 'Kerala', [
    ['Backwater Opticians', '33 Central Avenue', 'Panampilly Nagar', '682036', [9.959, 76.296], WEEKS.siesta, { number: '0484 555 0122' }],
    ['Spice Coast Eyewear', '4 Princess Corner', 'Fort Kochi', '682001', [9.9658, 76.2421], WEEKS.siesta, { bpName: 'Spice Coast Opticals' }],
    ['Toll Gate Optics', '61 Bypass Junction', 'Edappally', '682024', [10.0255, 76.308], WEEKS.siesta],
  ]),
  ...storesIn('Indore', 'Madhya Pradesh', [
    ['Rajwada Opticians', 'Scheme 54, shop 19', 'Vijay Nagar', '452010', [22.7533, 75.8937], WEEKS.daily, { number: '0731 555 0109' }],
    ['Narmada Lens House', '8 Greater Kailash Lane', 'New Palasia', '452001', [22.7246, 75.8839], WEEKS.daily],
  ]),
  ...storesIn('Guwahati', 'Assam', [
    ['Brahmaputra Optical', '26 Ghat Road', 'Fancy Bazar', '781001', [26.184, 91.741], WEEKS.sundayOff, { number: '0361 555 0114' }],
    ['Blue Hill Eyewear', '9 Secretariat Lane', 'Dispur', '781006', [26.1433, 91.7898], WEEKS.sundayOff],
  ]),
  ...storesIn('Bhopal', 'Madhya Pradesh', [
    ['Upper Lake Opticians', '14 Ten Number Stop', 'Arera Colony', '462016', [23.213, 77.433], WEEKS.shortSunday, { number: '0755 555 0103' }],
    ['Zone One Optics', 'Plot 88, Zone I', 'MP Nagar', '462011', [23.233, 77.434], WEEKS.shortSunday],
  ]),
  ...storesIn('Nagpur', 'Maharashtra', [
    ['Orange City Optical', '17 Museum Lane', 'Civil Lines', '440001', [21.153, 79.075], WEEKS.daily, { number: '0712 555 0120' }],
    ['Coffee House Opticians', '5 West High Court Corner', 'Dharampeth', '440010', [21.141, 79.061], WEEKS.daily],
  ]),
  ...storesIn('Surat', 'Gujarat', [
    ['Tapi Eyewear', '30 Honey Park Terrace', 'Adajan', '395009', [21.195, 72.793], WEEKS.shortSunday, { number: '0261 555 0107' }],
    ['Silk Route Opticians', 'Shop 3, Canal Arcade', 'Vesu', '395007', [21.142, 72.771], WEEKS.shortSunday],
  ]),
  ...storesIn('Coimbatore', 'Tamil Nadu', [
    ['Kovai Spectacle House', '52 Bashyam Street', 'R. S. Puram', '641002', [11.01, 76.95], WEEKS.siesta, { number: '0422 555 0115' }],
    ['Walkway Optics', '8 Thomas Lane', 'Race Course', '641018', [10.999, 76.976], WEEKS.siesta],
  ]),
  ...storesIn('Visakhapatnam', 'Andhra Pradesh', [
    ['Eastern Shore Opticians', '47 Diamond Lane', 'Dwaraka Nagar', '530016', [17.7286, 83.308], WEEKS.daily, { number: '0891 555 0102' }],
    ['Lighthouse Eye Studio', 'Sector 6, shop 11', 'MVP Colony', '530017', [17.742, 83.338], WEEKS.daily],
  ]),
  ...storesIn('Thiruvananthapuram', 'Kerala', [
    ['Palace Road Opticians', '20 Golf Links Lane', 'Kowdiar', '695003', [8.5241, 76.9603], WEEKS.sundayOff, { number: '0471 555 0119' }],
    ['Marigold Optics', '13 Plamoodu Corner', 'Pattom', '695004', [8.524, 76.942], WEEKS.sundayOff],
  ]),
];
