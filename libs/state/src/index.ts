export { createApi, errorMessage } from './api';
export { AppContext, useApi, useAppStore } from './hooks';
export { notify } from './notify';
export {
  categoriesQuery,
  collectionsQuery,
  colorsQuery,
  createQueryClient,
  expectArray,
  finishingsQuery,
  frameTypesQuery,
  materialsQuery,
  meQuery,
  shapesQuery,
} from './queries';
export { createAppStore, createBrowserStore, type AppStore } from './store';
export { sameItem } from './wishlist';
