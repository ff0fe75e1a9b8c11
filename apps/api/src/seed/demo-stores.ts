/** The demo's stores: invented opticians at invented addresses, in real localities with their real pincodes. */
import type { DemoStore } from './demo-types.js';

type More = Pick<DemoStore, 'subcity' | 'bpName' | 'number'>;
type Row = [name: string, address: string, locality: string, pincode: string, more?: More];

function storesIn(city: string, state: string, rows: Row[]): DemoStore[] {
  return rows.map(([name, address, locality, pincode, more]) => ({
    name,
    address,
    locality,
    city,
    state,
    pincode,
    ...more,
  }));
}

// One store a line. Civil Lines is in Jaipur and in Nagpur.
// prettier-ignore
export const DEMO_STORES: DemoStore[] = [
  ...storesIn('Mumbai', 'Maharashtra', [
    ['Lensmith Opticians', '14 Kala Ghoda Lane, beside the old reading room', 'Fort', '400001', { subcity: 'South Mumbai', bpName: 'Lensmith Optical LLP', number: '022 5550 0112' }],
    ['Iris & Sons', '3 Turner Crescent, first floor', 'Bandra West', '400050', { subcity: 'Western Suburbs', bpName: 'Iris & Sons', number: '022 5550 0127' }],
    ['The Clear Room', '21 Pali Naka, Hill Road end', 'Bandra West', '400050', { subcity: 'Western Suburbs' }],
    ['Daylight Optical', '8 Sea Face Arcade', 'Worli', '400018', { subcity: 'South Mumbai', number: '022 5550 0133' }],
    ['Kohinoor Eyeworks', '116 Cadell Terrace, opposite the park', 'Dadar West', '400028'],
    ['Optic House Juhu', '5 Tara Lane', 'Juhu', '400049', { subcity: 'Western Suburbs', bpName: 'Optic House Retail LLP' }],
    ['Parallel Opticians', '2 Hiranand Court, Central Avenue', 'Powai', '400076', { number: '022 5550 0158' }],
    ['Monocle', '40 Colaba Cross Road', 'Colaba', '400005', { subcity: 'South Mumbai' }],
    ['Sight & Line', '77 Linking Gardens', 'Khar', '400052', { subcity: 'Western Suburbs', number: '022 5550 0164' }],
  ]),
  ...storesIn('New Delhi', 'Delhi', [
    ['Circle Opticians', '11 Inner Colonnade, Block F', 'Connaught Place', '110001', { subcity: 'Central Delhi', bpName: 'Circle Vision Traders', number: '011 5550 0104' }],
    ['Mehra Spectacle Makers', '27 Middle Row, ground floor', 'Khan Market', '110003', { subcity: 'Central Delhi', bpName: 'Mehra & Daughters' }],
    ['Fine Focus', '6/18 Ajit Chowk, near the fruit market', 'Karol Bagh', '110005', { subcity: 'Central Delhi', number: '011 5550 0119' }],
    ['Lake View Optics', '34 Deer Park Lane', 'Hauz Khas', '110016', { subcity: 'South Delhi' }],
    ['Saket Eye Studio', 'Shop 9, Anupam Court', 'Saket', '110017', { subcity: 'South Delhi', number: '011 5550 0142' }],
    ['The Spectacle Desk', '52 Flyover Market, upper level', 'Defence Colony', '110024', { subcity: 'South Delhi', bpName: 'Spectacle Desk LLP' }],
    ['Northlight Optical', 'N-14 Second Avenue, M Block Market', 'Greater Kailash', '110048', { subcity: 'South Delhi' }],
    ['Basant Opticians', '7 Priya Court', 'Vasant Vihar', '110057', { number: '011 5550 0171' }],
  ]),
  ...storesIn('Bengaluru', 'Karnataka', [
    ['Rain Tree Optics', '412 Twelfth Main, HAL Second Stage', 'Indiranagar', '560038', { subcity: 'East Bengaluru', number: '080 5550 0109' }],
    ['Ananda Eyewear', '88 Eighty Feet Road, Fourth Block', 'Koramangala', '560034', { bpName: 'Ananda Optical Stores' }],
    ['South End Opticians', '23 Thirty-Second Cross, T Block', 'Jayanagar', '560041', { subcity: 'South Bengaluru' }],
    ['Sampige Spectacles', '60 Sampige Cross, near the flower market', 'Malleshwaram', '560003', { number: '080 5550 0136' }],
    ['Plane & Prism', 'Unit 4, Varthur Arcade', 'Whitefield', '560066', { subcity: 'East Bengaluru', bpName: 'Plane & Prism Retail LLP' }],
    ['Bowring Optical', '19 Parade Corner', 'MG Road', '560001', { number: '080 5550 0150' }],
  ]),
  ...storesIn('Chennai', 'Tamil Nadu', [
    ['Pondy Opticals', '31 Venkat Street, off the bazaar', 'T. Nagar', '600017', { number: '044 5550 0107' }],
    ['Banyan Eye Care', '12 Second Cross, Gandhi Colony', 'Adyar', '600020', { subcity: 'South Chennai', bpName: 'Banyan Eye Care LLP' }],
    ['Tank View Opticians', '5 North Mada Corner', 'Mylapore', '600004', { subcity: 'South Chennai' }],
    ['Tower Optics', 'Plot 210, Second Avenue', 'Anna Nagar', '600040', { number: '044 5550 0125' }],
    ['Sterling Lens House', '44 Haddow Lane', 'Nungambakkam', '600034', { bpName: 'Sterling Lens House' }],
  ]),
  ...storesIn('Kolkata', 'West Bengal', [
    ['Chowringhee Lens Co.', '18 Middle Row, first floor', 'Park Street', '700016', { subcity: 'Central Kolkata', bpName: 'Chowringhee Lens Company', number: '033 5550 0111' }],
    ['Sen Brothers Opticians', '73 Hazra Crossing', 'Ballygunge', '700019', { subcity: 'South Kolkata' }],
    ['East Avenue Eyewear', 'BD 27, near the swimming pool', 'Salt Lake', '700064', { number: '033 5550 0129' }],
    ['Bagbazar Optical', '9 Five-Point Corner', 'Shyambazar', '700004', { subcity: 'North Kolkata' }],
  ]),
  ...storesIn('Hyderabad', 'Telangana', [
    ['Charminar Vision Works', '8-2 Lotus Pond Road', 'Banjara Hills', '500034', { number: '040 5550 0103' }],
    ['Rock Garden Opticians', 'Plot 61, Road No. 36', 'Jubilee Hills', '500033', { bpName: 'Rock Garden Optical LLP' }],
    ['Deccan Spectacles', '3-6 Liberty Lane', 'Himayatnagar', '500029'],
    ['Nizam Optical Hall', '22 Jawahar Arcade', 'Abids', '500001', { number: '040 5550 0138' }],
  ]),
  ...storesIn('Pune', 'Maharashtra', [
    ['North Lane Opticians', '14 North Lane, shop 2', 'Koregaon Park', '411001', { number: '020 5550 0116' }],
    ['Peshwa Eyewear', '105 Apte Corner', 'Deccan Gymkhana', '411004', { bpName: 'Peshwa Opticians' }],
    ['Hillside Optics', '28 Paud Terrace', 'Kothrud', '411038'],
    ['The Lens Bench', '6 Parihar Row', 'Aundh', '411007', { number: '020 5550 0145' }],
  ]),
  ...storesIn('Ahmedabad', 'Gujarat', [
    ['Stadium Opticians', '40 Swastik Cross', 'Navrangpura', '380009', { number: '079 5550 0108' }],
    ['Riverfront Optical', '11 Town Hall Lane', 'Ellisbridge', '380006', { bpName: 'Riverfront Optical Mart' }],
    ['Clear Day Eyewear', 'Shop 16, Shyamal Court', 'Satellite', '380015'],
    ['Mango Court Optics', '7 Garden Row', 'Bodakdev', '380054', { number: '079 5550 0131' }],
  ]),
  ...storesIn('Jaipur', 'Rajasthan', [
    ['Pink City Opticians', '21 Sardar Lane, near Panch Batti', 'C-Scheme', '302001', { number: '0141 555 0112' }],
    ['Haveli Eye Studio', '58 Gaurav Terrace', 'Malviya Nagar', '302017'],
    ['Amer Lens Works', '3 Station Avenue', 'Civil Lines', '302006', { bpName: 'Amer Lens Works LLP' }],
  ]),
  ...storesIn('Lucknow', 'Uttar Pradesh', [
    ['Old Clock Opticians', '45 Love Lane, ground floor', 'Hazratganj', '226001', { number: '0522 555 0106' }],
    ['Gomti Eye House', '2/114 Vipul Court', 'Gomti Nagar', '226010'],
    ['Chikan Street Optics', 'B-20, Sector K', 'Aliganj', '226024', { bpName: 'Awadh Vision Traders' }],
  ]),
  ...storesIn('Chandigarh', 'Chandigarh', [
    ['Plaza Opticians', 'Bay 12, below the arcade', 'Sector 17', '160017', { number: '0172 555 0118' }],
    ['Himalaya Spectacles', 'Booth 38, inner market', 'Sector 22', '160022'],
    ['Garden City Optics', 'Shop 7, Madhya Marg side', 'Sector 26', '160019', { bpName: 'Garden City Optics' }],
  ]),
  ...storesIn('Kochi', 'Kerala', [
    ['Backwater Opticians', '33 Central Avenue', 'Panampilly Nagar', '682036', { number: '0484 555 0122' }],
    ['Spice Coast Eyewear', '4 Princess Corner', 'Fort Kochi', '682001', { bpName: 'Spice Coast Opticals' }],
    ['Toll Gate Optics', '61 Bypass Junction', 'Edappally', '682024'],
  ]),
  ...storesIn('Indore', 'Madhya Pradesh', [
    ['Rajwada Opticians', 'Scheme 54, shop 19', 'Vijay Nagar', '452010', { number: '0731 555 0109' }],
    ['Narmada Lens House', '8 Greater Kailash Lane', 'New Palasia', '452001'],
  ]),
  ...storesIn('Guwahati', 'Assam', [
    ['Brahmaputra Optical', '26 Ghat Road', 'Fancy Bazar', '781001', { number: '0361 555 0114' }],
    ['Blue Hill Eyewear', '9 Secretariat Lane', 'Dispur', '781006'],
  ]),
  ...storesIn('Bhopal', 'Madhya Pradesh', [
    ['Upper Lake Opticians', '14 Ten Number Stop', 'Arera Colony', '462016', { number: '0755 555 0103' }],
    ['Zone One Optics', 'Plot 88, Zone I', 'MP Nagar', '462011'],
  ]),
  ...storesIn('Nagpur', 'Maharashtra', [
    ['Orange City Optical', '17 Museum Lane', 'Civil Lines', '440001', { number: '0712 555 0120' }],
    ['Coffee House Opticians', '5 West High Court Corner', 'Dharampeth', '440010'],
  ]),
  ...storesIn('Surat', 'Gujarat', [
    ['Tapi Eyewear', '30 Honey Park Terrace', 'Adajan', '395009', { number: '0261 555 0107' }],
    ['Silk Route Opticians', 'Shop 3, Canal Arcade', 'Vesu', '395007'],
  ]),
  ...storesIn('Coimbatore', 'Tamil Nadu', [
    ['Kovai Spectacle House', '52 Bashyam Street', 'R. S. Puram', '641002', { number: '0422 555 0115' }],
    ['Walkway Optics', '8 Thomas Lane', 'Race Course', '641018'],
  ]),
  ...storesIn('Visakhapatnam', 'Andhra Pradesh', [
    ['Eastern Shore Opticians', '47 Diamond Lane', 'Dwaraka Nagar', '530016', { number: '0891 555 0102' }],
    ['Lighthouse Eye Studio', 'Sector 6, shop 11', 'MVP Colony', '530017'],
  ]),
  ...storesIn('Thiruvananthapuram', 'Kerala', [
    ['Palace Road Opticians', '20 Golf Links Lane', 'Kowdiar', '695003', { number: '0471 555 0119' }],
    ['Marigold Optics', '13 Plamoodu Corner', 'Pattom', '695004'],
  ]),
];
