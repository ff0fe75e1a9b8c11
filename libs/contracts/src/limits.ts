export const LIMITS = {
  size: { min: 40, max: 60 },
  collectionDescription: 200,
  coloursPerProduct: { min: 1, max: 3 },
  imagesPerColour: { min: 2, max: 3 },
  /** Characters of the product name that a card shows. */
  cardName: 6,
  pageSize: { default: 24, max: 100 },
  searchTerm: 200,
  /** Suggestions of each kind while a search is typed. */
  suggestions: { products: 4, collections: 3, values: 5 },
  storePageSize: 10,
  openIntervals: 2,
  /** Limits of a search by position. */
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
  enquiryItems: 50,
  wishlistItems: 300,
  sharedWishlistDays: 90,
  catalogueProducts: 1000,
  /** Bytes of the file, pixels in total and per side. */
  picture: { bytes: 8 * 1024 * 1024, pixels: 40_000_000, side: 12_000 },
  importRows: 10_000,
  body: { pictures: 24 * 1024 * 1024, other: 1024 * 1024 },
} as const;
