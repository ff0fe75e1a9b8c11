/**
 * How long a process may answer with data that it confirmed, counted from when it asked. The document server asks the API, which asks the
 * database: a change is acknowledged after twice that time, so that every answer from then on has it. (ms)
 */
export const CONFIRMED_MS = 25;

export const LIMITS = {
  size: { min: 40, max: 60 },
  collectionDescription: 200,
  coloursPerProduct: { min: 1, max: 3 },
  imagesPerColour: { min: 2, max: 3 },
  cardName: 6,
  pageSize: { default: 24, max: 100 },
  searchTerm: 200,
  suggestions: { products: 4, collections: 3, values: 5 },
  storePageSize: 10,
  openIntervals: 2,
  nearStores: 100,
  nearKm: 2000,
  finderStores: 3,
  adminPageSizes: [10, 20, 30],
  adminGuardMs: 1000,
  wishlistIntervalMs: 4000,
  slideIntervalMs: 7000,
  socialPosts: 6,
  /** Scripts and styles of one page, all remotes together, after brotli. */
  pageCodeBytes: 200_000,
  phoneDigits: 10,
  pincodeDigits: 6,
  password: { min: 8, max: 128 },
  factors: 10,
  factorName: 60,
  recoveryCodes: 10,
  enquiryItems: 50,
  wishlistItems: 300,
  sharedWishlistDays: 90,
  catalogueProducts: 1000,
  /** Bytes of the file, pixels in total and per side. */
  picture: { bytes: 8 * 1024 * 1024, pixels: 40_000_000, side: 12_000 },
  importRows: 10_000,
  /** Of a request with pictures as data URLs, or with a CSV file. */
  pictureBodyBytes: 24 * 1024 * 1024,
} as const;
