/** `LIMITS`: each an export of its own, so that a bundle has only those that it uses. */
export const size = { min: 40, max: 60 } as const;
/** Of the whole front, as sizes and bridges allow. (mm) */
export const frameWidth = { min: 100, max: 162 } as const;
export const collectionDescription = 200;
export const coloursPerProduct = { min: 1, max: 3 } as const;
export const imagesPerColour = { min: 2, max: 3 } as const;
export const cardName = 6;
export const pageSize = { default: 24, max: 100 } as const;
export const searchTerm = 200;
/** The number of a page of a table. */
export const page = 100_000;
export const suggestions = {
  products: 4,
  collections: 3,
  values: 5,
  stores: 2,
  recent: 5,
} as const;
export const storePageSize = 10;
export const openIntervals = 2;
export const holidays = 60;
export const holidayLabel = 60;
/** Holidays from today on that a store's page lists. */
export const upcomingHolidayDays = 60;
export const nearStores = 100;
export const nearKm = 2000;
export const finderStores = 3;
/** Rows that one request changes. */
export const bulkRows = 500;
/** Products of a collection that are put in an order at once. */
export const orderedProducts = 500;
/** Of an account, and the characters of a name. */
export const tableViews = 100;
export const viewName = 60;
export const adminPageSizes = [10, 20, 30] as const;
export const adminGuardMs = 1000;
export const wishlistIntervalMs = 4000;
export const slideIntervalMs = 7000;
export const socialPosts = 6;
/** Scripts and styles of one page, all remotes together, after brotli. */
export const pageCodeBytes = 200_000;
export const phoneDigits = 10;
export const pincodeDigits = 6;
export const password = { min: 8, max: 128 } as const;
export const factors = 10;
export const factorName = 60;
export const recoveryCodes = 10;
/** Of an API token. */
export const tokenName = 60;
export const tokenDays = { min: 1, max: 730 } as const;
export const webhooks = 50;
/** Characters of a webhook's name and URL. */
export const webhook = { name: 60, url: 1000 } as const;
export const enquiryItems = 50;
/** Characters of a reply to an enquiry, and of a template. */
export const replyText = 5000;
export const replyTemplates = 100;
export const searchWords = 500;
/** Characters of what people type, and of what it means. */
export const searchWord = { typed: 60, meaning: 120 } as const;
export const wishlistItems = 300;
/** Frames added by one request. */
export const wishlistChanges = 50;
export const sharedWishlistDays = 90;
export const comparedFrames = 3;
export const catalogueProducts = 1000;
/** Bytes of the file, pixels in total and per side. */
export const picture = { bytes: 8 * 1024 * 1024, pixels: 40_000_000, side: 12_000 } as const;
/** The pixels of a stored picture. */
export const storedPicture = { width: 2000, height: 4000 } as const;
/** Of a file that the admin scales down before it uploads it. */
export const chosenPicture = { bytes: 64 * 1024 * 1024, pixels: 100_000_000 } as const;
/** Characters. */
export const fileName = 200;
export const importRows = 10_000;
/** For how long changes can be undone. */
export const trashDays = 30;
/** Of a request without pictures. */
export const bodyBytes = 64 * 1024;
/** Of a request with pictures as data URLs, or with a CSV file. */
export const pictureBodyBytes = 24 * 1024 * 1024;
