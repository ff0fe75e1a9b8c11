/** Business constants. (SPEC 9 and DECISIONS, Data) */
export const LIMITS = {
  /** Lens width in mm, inclusive, whole numbers. */
  size: { min: 40, max: 60 },
  collectionDescription: 200,
  coloursPerProduct: { min: 1, max: 3 },
  imagesPerColour: { min: 2, max: 3 },
  /** Characters of the product name that a card shows. */
  cardName: 6,
  pageSize: { default: 24, max: 100 },
  /** Characters of a search term, or of any other value of a query. */
  searchTerm: 200,
  /** Suggestions of each kind while a search is typed. */
  suggestions: { products: 4, collections: 3, values: 5 },
  storePageSize: 10,
  /** Opening intervals of a store on one day. */
  openIntervals: 2,
  /** What a search by position lists: at most so many, and none that is farther away. */
  nearStores: 100,
  nearKm: 2000,
  /** Stores that the finder of a product page shows. */
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
  /** Saved items that one enquiry takes. */
  enquiryItems: 50,
  /** Products that GET /api/products?ids= answers, and items of a shared wishlist. */
  wishlistItems: 300,
  sharedWishlistDays: 90,
  /** Frames that one catalogue as a PDF takes. */
  catalogueProducts: 1000,
  /** What an uploaded picture may be: bytes of the file, pixels in all and of one side. */
  picture: { bytes: 8 * 1024 * 1024, pixels: 40_000_000, side: 12_000 },
  /** Rows of a file that is imported. */
  importRows: 10_000,
  /** Bytes of a request's body: of one that carries pictures as data URLs, and of any other. */
  body: { pictures: 24 * 1024 * 1024, other: 1024 * 1024 },
} as const;
