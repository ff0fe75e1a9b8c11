export const pages = {
  locator: { path: '/store', module: './src/store-locator/page.tsx' },
  store: { path: '/store/:store_id', module: './src/store-page/page.tsx', example: '/store/1' },
  table: { path: '/storeTable', module: './src/store-table/page.tsx' },
};
