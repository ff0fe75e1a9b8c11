import type { FacetGroup } from '@tivara/contracts';

/** What shoppers call the values of the catalogue, in English and Hindi; by the value's name in lower case. */
export const SYNONYMS: Readonly<Partial<Record<FacetGroup, Readonly<Record<string, string>>>>> = {
  Gender: {
    men: 'man, mens, his, boy, boys, male, gents, gent, gentleman, gentlemen, guys, him, husband, boyfriend, father, dad, पुरुष, पुरुषों, मर्द, मर्दों, आदमी, लड़के, लड़कों, purush, purushon, mard, mardon, aadmi, ladke, ladkon',
    women:
      'woman, womens, hers, girl, girls, female, ladies, lady, her, wife, girlfriend, mother, mum, mom, feminine, महिला, महिलाओं, औरत, औरतों, लड़की, लड़कियों, mahila, mahilaon, aurat, auraton, ladki, ladkiyon',
    unisex: 'everyone, anyone, both genders, gender neutral, सबके, yunisex, यूनिसेक्स',
  },
  Material_Name: {
    titanium: 'ti, टाइटेनियम, टाइटैनियम, metal, metallic, dhatu, धातु',
    'beta-titanium': 'beta, flexible, springy, बीटा',
    acetate: 'plastic, cellulose acetate, horn, एसीटेट, plastik, प्लास्टिक',
    'acetate-titanium': 'combination, combi, mixed material, titanium acetate',
  },
  Color: {
    gold: 'golden, gilded, yellow gold, सोना, सुनहरा, सुनहरे, सुनहरी, गोल्ड, sunehra, sunahra, sona',
    gun: 'gunmetal, gun metal, graphite, anthracite, dark grey, charcoal',
    silver: 'steel, chrome, चांदी, चाँदी, सिल्वर, chandi',
    black: 'jet, noir, dark, काला, काले, काली, kaala, kaale',
    bronze: 'copper, कांसा, kansa',
    pink: 'rose, rose gold, blush, गुलाबी, gulabi',
    purple: 'violet, aubergine, lilac, plum, बैंगनी, baingani',
    brown: 'chocolate, coffee, tan, भूरा, भूरे, भूरी, bhura',
    grey: 'gray, slate, ash, स्लेटी, धूसर',
    red: 'burgundy, maroon, wine, crimson, scarlet, लाल, laal, lal',
    blue: 'navy, indigo, cobalt, azure, नीला, नीले, नीली, neela, nila',
    green: 'emerald, olive green, bottle green, हरा, हरे, हरी, hara',
    crystal:
      'clear, transparent, see through, colourless, colorless, champagne, पारदर्शी, paardarshi',
    khaki: 'olive, army, खाकी',
    'havana gold': 'havana, tortoise, tortoiseshell, tortoise shell, turtle, leopard, amber, कछुआ',
  },
  Finishing_Name: {
    matt: 'matte, mat, non shiny, मैट',
    satin: 'silky, साटन',
    polished: 'shiny, glossy, gloss, shining, चमकदार, chamakdar',
    brushed: 'brush finish',
    sandblasted: 'sand blasted, blasted, frosted',
  },
  Frame_Type: {
    'full rim': 'full frame, fullrim, full rimmed, पूरा रिम',
    'half rim':
      'semi rimless, half frame, halfrim, half rimmed, supra, nylor, browline, clubmaster, आधा रिम, aadha rim',
    rimless: 'frameless, rim less, no rim, without rim, three piece, बिना रिम, bina rim, रिमलेस',
  },
  Shape_Name: {
    round: 'circle, circular, john lennon, lennon, harry potter, गोल, गोलाकार, gol',
    oval: 'ovals, egg shaped, अंडाकार, ओवल',
    panto: 'pantos, p3, keyhole, bayford',
    square: 'boxy, wayfarer, चौकोर, वर्गाकार, chaukor, chokor',
    rectangle: 'rectangular, oblong, आयताकार, aayatakar',
    'cat-eye': 'cat, cats eye, butterfly, कैट आई',
    aviator: 'pilot, teardrop, drop shape, double bridge, एविएटर',
    hexagon: 'hexagonal, hex, six sided, octagon, octagonal, geometric, षट्कोण',
  },
  Lens: {
    optical:
      'specs, spectacle, spectacles, eyeglass, eyeglasses, prescription, reading, reader, readers, power glasses, number glasses, chasma, computer',
    sun: 'sunglass, sunglasses, sun glasses, sunnies, shades, goggles, tinted, polarised, polarized, uv, driving, beach, धूप, धूप का चश्मा, सनग्लास, गॉगल्स, dhoop, dhoop ka chashma',
  },
};

/** Of colours with two names. */
export const TWO_TONES = 'two tone, two toned, bicolour, dual tone';

/** Words that narrow nothing. */
export const FILLERS =
  'a, am, an, any, are, at, be, best, brand, buy, by, can, colour, coloured, color, colored, collection, designer, do, does, either, eye, find, finish, for, from, get, got, has, have, how, i, in, is, it, ka, ke, ki, lens, lenses, like, liye, looking, mai, me, mein, millimetre, millimetres, mm, model, my, need, new, of, on, one, online, pair, please, price, rang, sale, shape, shaped, shop, show, size, some, style, that, the, there, these, this, those, tivara, to, two, type, want, wear, wearing, what, where, which, width, with, you, your, का, की, के, में, मैं, लिए, रंग, वाला, वाले, वाली';

/** What all of them are: alone, they mean every frame. */
export const NOUNS =
  'frame, frames, glass, glasses, eyewear, spex, chashma, chashme, चश्मा, चश्मे, फ्रेम';

/** Between values of which a frame has one; two colours without it may be a two-tone. */
export const ALTERNATIVES = 'or, nor, ya, या';
export const CONJUNCTIONS = 'and, n, plus, aur, और';

/** The next words are not wanted; at the end, those before it. */
export const NEGATIONS =
  'not, no, non, without, dont, avoid, excluding, except, but not, other than, anything but, minus, nahi, nahin, bina, नहीं, बिना';

export const SIZES: readonly { label: string; words: string; from: number; to: number }[] = [
  {
    label: 'small',
    words: 'small, narrow, petite, tiny, little, छोटा, छोटे, chota',
    from: 0,
    to: 47,
  },
  { label: 'medium', words: 'medium, regular, average', from: 48, to: 52 },
  {
    label: 'large',
    words: 'large, big, wide, oversized, oversize, broad, xl, huge, बड़ा, बड़े, bada',
    from: 53,
    to: Infinity,
  },
];

/** Before a lens width, from the narrowest that is meant to the widest, in millimetres. */
export const SIZE_BOUNDS: readonly {
  label: string;
  words: readonly string[];
  range: (width: number) => readonly [from: number, to: number];
}[] = [
  {
    label: 'under',
    words: ['under', 'below', 'less than', 'smaller than', 'narrower than'],
    range: (width) => [0, width - 1],
  },
  {
    label: 'up to',
    words: ['up to', 'upto', 'at most', 'max', 'maximum', 'not over'],
    range: (width) => [0, width],
  },
  {
    label: 'over',
    words: ['over', 'above', 'more than', 'larger than', 'bigger than', 'wider than'],
    range: (width) => [width + 1, Infinity],
  },
  {
    label: 'at least',
    words: ['at least', 'min', 'minimum', 'not under'],
    range: (width) => [width, Infinity],
  },
];

/** What shoppers say for what the vocabulary says otherwise. */
export const PARAPHRASES: Readonly<Record<string, string>> = {
  'light weight': 'lightweight',
  // Not the collection of that name.
  'kala chashma, kale chashme': 'black chashma',
  'for round face, round face': 'square or rectangle',
  'for square face, square face': 'round or oval',
  'for small face, small face, small faces, small head': 'small',
  'for big face, big face, large face, wide face, big head, large head': 'large',
};

/** Former and short names of cities, by the name in lower case. */
export const CITY_NAMES: Readonly<Record<string, string>> = {
  mumbai: 'bombay',
  'new delhi': 'delhi',
  bengaluru: 'bangalore, banglore',
  chennai: 'madras',
  kolkata: 'calcutta',
  pune: 'poona',
  kochi: 'cochin',
  visakhapatnam: 'vizag',
  thiruvananthapuram: 'trivandrum',
  gurugram: 'gurgaon',
  mysuru: 'mysore',
  vadodara: 'baroda',
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
      'wishlist, wish list, list, my list, favourites, favorites, saved, saved items, enquiry, enquire, cart, basket, bag',
  },
  {
    path: '/about',
    title: 'About',
    words:
      'about, about us, our story, story, history, contact, contact us, contact number, phone number, customer care, email, company, tivara',
  },
  {
    path: '/privacy',
    title: 'Privacy notice',
    words: 'privacy, privacy policy, cookies, data protection',
  },
] as const;
