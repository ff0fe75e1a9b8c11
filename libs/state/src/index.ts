export { createApi } from './api';
export { AppContext } from './context';
export { errorMessage } from './error-message';
export { useApi, useAppStore } from './hooks';
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
