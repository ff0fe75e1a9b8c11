export { createApi, errorMessage } from './api';
export { AppContext, useApi, useAppState, useAppStore } from './hooks';
export { notify, notifyNotLoaded, notifySaved } from './notify';
export {
  REFERENCE_QUERIES,
  collectionsQuery,
  colorsQuery,
  contentOf,
  createQueryClient,
  expectArray,
  meQuery,
  expectPage,
} from './queries';
export { siteContent, useSiteContent } from './site-content';
export { createAppStore, createBrowserStore, type AppStore } from './store';
export { textsOf, useTexts, type Texts } from './texts';
export { msg } from '@tivara/contracts';
export { sameItem } from './wishlist';
