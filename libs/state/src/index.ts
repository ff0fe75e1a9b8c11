export { createApi, errorMessage } from './api';
export { AppContext, useApi, useAppState, useAppStore } from './hooks';
export { notify, notifyNotLoaded, notifySaved } from './notify';
export {
  categoriesQuery,
  collectionsQuery,
  colorsQuery,
  contentKey,
  contentQuery,
  createQueryClient,
  expectArray,
  finishingsQuery,
  frameTypesQuery,
  materialsQuery,
  meQuery,
  shapesQuery,
  expectPage,
} from './queries';
export { useSiteContent } from './site-content';
export { createAppStore, createBrowserStore, type AppStore } from './store';
export { msg, textsOf, useTexts, type Texts } from './texts';
export { sameItem } from './wishlist';
