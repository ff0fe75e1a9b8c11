/** Examples for the API's description by the name of a property: of records of the demo data, and of what visitors and administrators do with them. A name whose values have several types has one of each. */
const EXAMPLES: Readonly<Record<string, unknown[]>> = {
  // Products and their reference data
  product_id: [1],
  product_name: ['TV-104 Meridian'],
  product_description: ['A panto drawn with one line. The rim is 0.85 mm titanium wire.'],
  size: [48],
  bridge_mm: [20],
  temple_mm: [145],
  lens_height_mm: [43],
  weight_g: [7],
  price_inr: [24500],
  gtin: ['8901234567890'],
  category_id: [3],
  category_name: ['UNISEX'],
  material_id: [1],
  material_name: ['TITANIUM'],
  finishing_id: [3],
  finishing_name: ['POLISHED'],
  frame_type_id: [1],
  frame_type_name: ['Full rim'],
  shape_id: [3],
  shape_name: ['Panto'],
  color_id: [1],
  color_name: ['GOLD'],
  color_code: ['#D4AF37'],
  product_color_id: [1],
  collection_id: [19],
  collection_name: ['Meridian'],
  collection_desc: ['Round, oval and panto, drawn in fine titanium.'],
  position: [1],
  starts_at: ['2026-12-01T03:30:00.000Z'],
  ends_at: ['2027-01-31T18:30:00.000Z'],
  // Pictures
  alt: ['A black panto frame on a walnut bench, with brass and titanium'],
  width: [2000],
  height: [1333],
  widths: [[320, 400, 480, 600, 800, 1000, 1200, 1600, 2000]],
  squares: [[]],
  bytes: [184_320],
  caption: ['Six corners, drawn in one line of violet titanium.'],
  // Search and filters
  group: ['Shape_Name'],
  label: ['Round', 'Diwali'],
  term: ['round titanium'],
  searches: [['meridian', 'round gold'], 12],
  // Stores
  store_id: [1],
  store_name: ['Lensmith Opticians'],
  store_address: ['14 Kala Ghoda Lane, beside the old reading room'],
  locality: ['Fort'],
  localities: [['Bandra West', 'Fort']],
  city: ['Mumbai'],
  state: ['Maharashtra'],
  states: [{ Maharashtra: 4 }],
  subcity: ['South Mumbai'],
  pincode: ['400001'],
  bp_name: ['Lensmith Optical LLP'],
  latitude: [18.9285],
  longitude: [72.8322],
  distance_km: [2.4],
  opens: ['10:30'],
  closes: ['20:30'],
  from: ['2026-11-08'],
  until: ['2026-11-10'],
  // Enquiries, mail and the newsletter
  enquiry_id: [7],
  reference: ['TV-8K2QHM'],
  to_name: ['Asha Rao'],
  to_email: ['asha.rao@mail.example'],
  to_number: ['+91 98765 43210'],
  note: ['Called her back on Friday.'],
  assignee: ['Meera'],
  store: ['Lensmith Opticians, Mumbai'],
  visit: ['Saturday afternoon'],
  key: ['3f1c0b62-8f0e-4a39-9d2b-6a4c7e1f5d20'],
  to: ['asha.rao@mail.example'],
  subject: ['Your enquiry about TV-104 Meridian'],
  attempts: [1],
  mail_id: [12],
  reply_template_id: [2],
  reply_template_name: ['Sizes'],
  subscriber_id: [5],
  // Accounts
  account_id: [1],
  username: ['Meera'],
  email: ['meera@mail.example'],
  password: ['a long sentence of your own'],
  current_password: ['a long sentence of your own'],
  new_password: ['another long sentence of your own'],
  code: ['492039'],
  session_id: ['uY3rJm0Zc8hQ2wLk'],
  user_agent: ['Firefox on Windows'],
  // Administration
  actor: ['Meera'],
  by: ['Meera'],
  changed_by: ['Meera'],
  created_by: ['Meera'],
  deleted_by: ['Meera'],
  invited_by: ['Meera'],
  ids: [[1, 2, 3]],
  view_name: ['Drafts without pictures'],
  query: ['status=draft&sort=-size'],
  section: ['Product'],
  // Of every record and list
  version: [3, '4f2a91c07d1e'],
  page: [1, '/product'],
  pageSize: [24],
  total: [56],
};

interface Schema {
  type?: string | string[];
  example?: unknown;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  examples?: unknown[];
}

/** Adds its example to each property that has one of its type. */
export function addExamples(schemas: Readonly<Record<string, Schema>>): void {
  for (const { properties = {} } of Object.values(schemas))
    for (const [name, property] of Object.entries(properties)) {
      if (property.example !== undefined || property.enum) continue;
      const types = [property.type ?? []].flat();
      const example = EXAMPLES[name]?.find((value) => types.some((type) => isOf(type, value)));
      if (example !== undefined) property.examples = [example];
    }
}

const isOf = (type: string, value: unknown) =>
  ({
    array: Array.isArray(value),
    integer: Number.isInteger(value),
    object: typeof value === 'object' && !Array.isArray(value),
  })[type] ?? typeof value === type;
