import type { FacetGroup } from '@tivara/contracts';
import type { MeasureField, MeasureRange } from './catalogue-index.js';

/** What shoppers call the values of the catalogue, in English and Hindi; by the value's name in lower case. */
export const SYNONYMS: Readonly<Partial<Record<FacetGroup, Readonly<Record<string, string>>>>> = {
  Gender: {
    men: 'man, mens, his, boy, boys, male, gents, gent, groom, brother, son, grandfather, grandpa, uncle, papa, pitaji, bhai, pati, gentleman, gentlemen, guys, him, husband, boyfriend, father, dad, पुरुष, पुरुषों, मर्द, मर्दों, आदमी, लड़के, लड़कों, purush, purushon, mard, mardon, aadmi, ladke, ladkon',
    women:
      'woman, womens, hers, girl, girls, female, ladies, bride, sister, daughter, grandmother, grandma, aunt, aunty, mummy, mataji, maa, behen, didi, patni, biwi, lady, her, wife, girlfriend, mother, mum, mom, feminine, महिला, महिलाओं, औरत, औरतों, लड़की, लड़कियों, mahila, mahilaon, aurat, auraton, ladki, ladkiyon',
    unisex: 'everyone, anyone, both genders, gender neutral, सबके, yunisex, यूनिसेक्स',
  },
  Material_Name: {
    titanium: 'ti, टाइटेनियम, टाइटैनियम',
    'beta-titanium': 'beta, flexible, springy, memory metal, बीटा',
    acetate: 'plastic, cellulose acetate, horn, एसीटेट, plastik, प्लास्टिक',
    'acetate-titanium': 'combination, combi, mixed material, titanium acetate',
  },
  Color: {
    gold: 'golden, gilded, yellow gold, सोना, सुनहरा, सुनहरे, सुनहरी, गोल्ड, sunehra, sunehre, sunehri, sunahra, sunahri, sona',
    gun: 'gunmetal, gun metal, graphite, anthracite, dark grey, charcoal, pewter',
    silver: 'steel, chrome, platinum, white gold, चांदी, चाँदी, सिल्वर, chandi',
    black: 'blk, jet, noir, dark, काला, काले, काली, kala, kale, kali, kaala, kaale, kaali',
    bronze: 'copper, कांसा, kansa',
    pink: 'rose, rose gold, blush, coral, peach, magenta, fuchsia, गुलाबी, gulabi',
    purple: 'violet, aubergine, lilac, lavender, mauve, plum, बैंगनी, जामुनी, baingani, jamuni',
    brown:
      'chocolate, coffee, mocha, walnut, cognac, tan, भूरा, भूरे, भूरी, bhura, bhure, bhuri, bhoora',
    grey: 'gray, slate, ash, smoke, smoky, स्लेटी, धूसर',
    red: 'burgundy, maroon, wine, crimson, scarlet, ruby, cherry, लाल, laal, lal',
    blue: 'blu, navy, indigo, cobalt, azure, sapphire, teal, turquoise, aqua, नीला, नीले, नीली, neela, neele, neeli, nila',
    green: 'emerald, olive green, bottle green, jade, sage, moss, हरा, हरे, हरी, hara, hare, hari',
    crystal:
      'clear, transparent, translucent, see through, colourless, colorless, champagne, पारदर्शी, paardarshi',
    khaki: 'olive, army, खाकी',
    'havana gold':
      'havana, tortoise, tortoiseshell, tortoise shell, turtle, leopard, amber, honey, caramel, कछुआ',
  },
  Finishing_Name: {
    matt: 'matte, mat, non shiny, मैट',
    satin: 'silky, साटन',
    polished: 'shiny, glossy, gloss, shining, चमकदार, chamakdar',
    brushed: 'brush finish',
    sandblasted: 'sand blasted, blasted, frosted',
  },
  Frame_Type: {
    'full rim': 'full frame, fullrim, full rimmed, rimmed, पूरा रिम',
    'half rim':
      'semi rimless, half frame, halfrim, half rimmed, semi rim, semi rimmed, supra, nylor, browline, clubmaster, आधा रिम, aadha rim',
    rimless:
      'frameless, rim less, no rim, without rim, three piece, बिना रिम, bina rim, bina frame, without frame, no frame, बिना फ्रेम, रिमलेस',
  },
  Shape_Name: {
    round:
      'rounded, roundish, circle, circular, circles, john lennon, lennon, harry potter, गोल, गोलाकार, gol',
    oval: 'ovals, oval shaped, ovalish, egg shaped, अंडाकार, ओवल',
    panto: 'pantos, p3, keyhole, bayford',
    square: 'squared, squarish, boxy, wayfarer, चौकोर, वर्गाकार, chaukor, chokor',
    rectangle: 'rectangular, oblong, आयताकार, aayatakar',
    'cat-eye': 'cat, cats eye, butterfly, कैट आई',
    aviator: 'pilot, navigator, teardrop, drop shape, double bridge, एविएटर',
    hexagon: 'hexagonal, hex, six sided, polygon, octagon, octagonal, geometric, षट्कोण',
  },
  Lens: {
    optical:
      'specs, spectacle, spectacles, eyeglass, eyeglasses, prescription, reading, reader, readers, power glasses, number glasses, chasma, computer',
    sun: 'sunglass, sunglasses, sun glasses, sunnies, shades, goggles, tinted, uv, driving, beach, धूप, धूप का चश्मा, सनग्लास, गॉगल्स, dhoop, dhoop ka chashma',
  },
};

/** What several values have in common. */
export const SYNONYMS_OF_SEVERAL: readonly {
  group: FacetGroup;
  values: readonly string[];
  words: string;
}[] = [
  {
    group: 'Material_Name',
    values: ['titanium', 'beta-titanium'],
    words: 'metal, metallic, dhatu, धातु',
  },
  { group: 'Shape_Name', values: ['square', 'rectangle', 'hexagon'], words: 'angular, edgy' },
];

/** Of colours with two names. */
export const TWO_TONES = 'two tone, two toned, bicolour, dual tone';

/** Left out before anything is read, as in `without a rim`. */
export const ARTICLES = 'a, an, the';

/** Words that narrow nothing. */
export const FILLERS =
  'am, any, are, at, be, best, brand, buy, by, can, colour, coloured, color, colored, collection, designer, do, does, either, eye, face, faces, find, finish, for, from, get, good, got, has, have, how, i, in, is, it, ka, ke, ki, lens, lenses, like, liye, look, looking, looks, made, mai, me, mein, millimetre, millimetres, mm, model, my, need, new, nice, of, on, one, online, pair, please, price, rang, sale, shape, shaped, shop, show, size, some, style, suit, suits, that, there, these, this, those, tivara, to, two, type, want, wear, wearing, what, where, which, width, us, wala, wale, wali, chahiye, dikhao, with, would, could, you, your, चाहिए, दिखाओ, का, की, के, में, मैं, लिए, रंग, वाला, वाले, वाली';

/** Words that tell a search in Hindi, where a word means one thing in Hindi and names another. */
export const HINDI =
  'aur, ya, ka, ke, ki, liye, mein, wala, wale, wali, rang, chashma, chashme, gol, chokor, chaukor, dhoop, nahi, bina, chahiye, dikhao';

/** What all of them are: alone, they mean every frame. */
export const NOUNS =
  'frame, frames, glass, glasses, eyewear, spex, chashma, chashme, चश्मा, चश्मे, फ्रेम';

/** Between values of which a frame has one; two colours without it may be a two-tone. */
export const ALTERNATIVES = 'or, nor, ya, या';
export const CONJUNCTIONS = 'and, n, plus, aur, और';

/** The next words are not wanted; at the end, those before. */
export const NEGATIONS =
  'not, no, non, without, arent, isnt, dont, doesnt, never, hate, avoid, excluding, except, but not, other than, anything but, nothing in, minus, bina, बिना';

/** The words before them are not wanted; at the beginning, the next ones. */
export const NEGATIONS_AFTER = 'nahi, nahin, nahi chahiye, नहीं, नहीं चाहिए';

/** Lens widths in millimetres, and weights in grams. */
export const MEASURE_WORDS: readonly {
  field: 'size' | 'weight_g';
  label: string;
  words: string;
  range: MeasureRange;
}[] = [
  {
    field: 'size',
    label: 'small',
    words: 'small, narrow, petite, tiny, little, छोटा, छोटे, chota',
    range: [0, 47],
  },
  { field: 'size', label: 'medium', words: 'medium, regular, average', range: [48, 52] },
  {
    field: 'size',
    label: 'large',
    words: 'large, big, wide, oversized, oversize, broad, xl, huge, बड़ा, बड़े, bada',
    range: [53, Infinity],
  },
  {
    field: 'weight_g',
    label: 'lightweight',
    words:
      'lightweight, light weight, light frames, light glasses, light specs, weightless, halka, halke, हल्का, हल्के',
    range: [0, 9],
  },
  {
    field: 'weight_g',
    label: 'ultralight',
    words:
      'ultralight, ultra light, very light, super light, feather light, featherlight, lightest',
    range: [0, 6],
  },
];

/** Before or after a number; a number alone is a lens width. */
export const MEASURE_NAMES: readonly { field: MeasureField; name: string; words: string }[] = [
  { field: 'bridge_mm', name: 'bridge', words: 'bridge, bridge width, bridge size, nose bridge' },
  {
    field: 'temple_mm',
    name: 'temple',
    words: 'temple, temples, temple length, temple size, arm, arms, arm length',
  },
  {
    field: 'lens_height_mm',
    name: 'height',
    words: 'height, lens height, lens depth, depth, high, tall, deep',
  },
  { field: 'weight_g', name: '', words: 'weight, weighing, weighs' },
];

export const UNITS = { mm: 'mm', g: 'g, gm, gms, gram, grams' };

/** Before or after a number, from the least that is meant to the most. */
export const MEASURE_BOUNDS: readonly {
  label: string;
  words: string;
  range: (number: number) => MeasureRange;
}[] = [
  {
    label: 'under',
    words: 'under, below, less than, smaller than, narrower than, lighter than, shorter than',
    range: (number) => [0, number - 1],
  },
  {
    label: 'up to',
    words:
      'up to, upto, at most, max, maximum, not over, or less, or under, or below, or smaller, and under, and below',
    range: (number) => [0, number],
  },
  {
    label: 'over',
    words: 'over, above, more than, larger than, bigger than, wider than, longer than',
    range: (number) => [number + 1, Infinity],
  },
  {
    label: 'at least',
    words:
      'at least, min, minimum, not under, or more, or over, or above, or larger, or bigger, and over, and above, and up, plus',
    range: (number) => [number, Infinity],
  },
];

/** Phrases of descriptions. */
export const DESCRIBED: Readonly<Record<string, string>> = {
  'flat bridge':
    'flat bridge, low bridge, low bridge fit, low nose bridge, flat nose bridge, flat nose, low nose, asian fit',
};

/** What no frame is; their words would be taken for what one may be. */
export const NOT_SOLD =
  'anti glare, anti reflective, bifocal, bifocals, blue block, blue cut, blue light, blue ray, bluecut, contact lens, contact lenses, photochromic, progressive, progressives, transition lenses, transitions, varifocal, varifocals, kids, children, child, baby';

/** What shoppers say for what the vocabulary says otherwise. */
export const PARAPHRASES: Readonly<Record<string, string>> = {
  polarized: 'polarised',
  // Not the collection of that name.
  'kala chashma, kale chashme, kala frame, kala rang, kale rang': 'black chashma',
  'round face': 'square or rectangle',
  'square face, square jaw, angular face, heart face, heart shaped face': 'round or oval',
  'long face, oblong face': 'round or square',
  'diamond face': 'oval or cat eye',
  'oval face': 'frames',
  'small face, small faces, narrow face, thin face, small head': 'small',
  'big face, broad face, large face, wide face, big head, large head': 'large',
};

/** Former, short and Hindi names of cities, by the name in lower case. */
export const CITY_NAMES: Readonly<Record<string, string>> = {
  mumbai: 'bombay, मुंबई, मुम्बई',
  delhi: 'दिल्ली',
  'new delhi': 'delhi, दिल्ली, नई दिल्ली',
  bengaluru: 'bangalore, banglore, बेंगलुरु, बैंगलोर',
  chennai: 'madras, चेन्नई',
  kolkata: 'calcutta, कोलकाता',
  hyderabad: 'हैदराबाद',
  ahmedabad: 'अहमदाबाद',
  jaipur: 'जयपुर',
  lucknow: 'लखनऊ',
  pune: 'poona, पुणे',
  kochi: 'cochin, कोच्चि',
  visakhapatnam: 'vizag',
  thiruvananthapuram: 'trivandrum',
  gurugram: 'gurgaon, गुरुग्राम',
  mysuru: 'mysore, मैसूर',
  vadodara: 'baroda, वडोदरा',
};

/** Beside the name of a page. */
export const NEARNESS = 'around, closest, near, nearby, nearest';

export const PAGES = [
  {
    path: '/warranty',
    title: 'Warranty and Care',
    words:
      'warranty, guarantee, guaranty, repair, repairs, care, broken, replacement, return, returns, exchange, clean, cleaning, वारंटी, गारंटी',
  },
  {
    path: '/store',
    title: 'Store locator',
    words:
      'store, stores, store locator, find a store, shops, showroom, optician, opticians, dealer, dealers, near me, stores near me, store near me, stores nearby, nearest store, location, locations, address, opening hours, store timings, store hours, timings, where to buy, where can i buy, दुकान, स्टोर, dukaan',
  },
  {
    path: '/login',
    title: 'Login',
    words:
      'login, log in, log on, signin, sign in, account, my account, password, forgot password, forgotten password, लॉगिन',
  },
  {
    path: '/signup',
    title: 'Sign up',
    words: 'signup, sign up, register, registration, create account, join',
  },
  {
    path: '/wishlist',
    title: 'Wishlist',
    words:
      'wishlist, wish list, list, my list, favourites, favorites, saved, saved items, enquiry, enquire, enquiry status, order status, heart list, hearts, hearted, track, track enquiry, track order, cart, basket, bag',
  },
  {
    path: '/compare',
    title: 'Compare',
    words: 'compare, comparison, side by side',
  },
  {
    path: '/about',
    title: 'About',
    words:
      'about, about us, our story, story, history, contact, contact us, contact number, phone number, customer care, customer service, customer support, help, helpline, email, company, tivara',
  },
  {
    path: '/privacy',
    title: 'Privacy notice',
    words: 'privacy, privacy policy, cookies, data protection, personal data, my data',
  },
] as const;
