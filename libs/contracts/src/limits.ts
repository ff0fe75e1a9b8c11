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
  /** The number of a page of a table. */
  page: 100_000,
  suggestions: { products: 4, collections: 3, values: 5 },
  storePageSize: 10,
  openIntervals: 2,
  holidays: 60,
  holidayLabel: 60,
  /** Holidays from today on that a store's page lists. */
  upcomingHolidayDays: 60,
  nearStores: 100,
  nearPincodes: 4,
  nearKm: 2000,
  finderStores: 3,
  /** Rows that one request changes. */
  bulkRows: 500,
  /** Products of a collection that are put in an order at once. */
  orderedProducts: 500,
  /** Of an account, and the characters of a name. */
  tableViews: 100,
  viewName: 60,
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
  /** Characters of a reply to an enquiry, and of a template. */
  replyText: 5000,
  replyTemplates: 100,
  wishlistItems: 300,
  /** Frames added by one request. */
  wishlistChanges: 50,
  sharedWishlistDays: 90,
  comparedFrames: 3,
  catalogueProducts: 1000,
  /** Bytes of the file, pixels in total and per side. */
  picture: { bytes: 8 * 1024 * 1024, pixels: 40_000_000, side: 12_000 },
  /** The pixels of a stored picture. */
  storedPicture: { width: 2000, height: 4000 },
  /** Of a file that the admin scales down before it uploads it. */
  chosenPicture: { bytes: 64 * 1024 * 1024, pixels: 100_000_000 },
  /** Characters. */
  fileName: 200,
  importRows: 10_000,
  /** For how long changes can be undone. */
  trashDays: 30,
  /** Of a request without pictures. */
  bodyBytes: 64 * 1024,
  /** Of a request with pictures as data URLs, or with a CSV file. */
  pictureBodyBytes: 24 * 1024 * 1024,
} as const;
