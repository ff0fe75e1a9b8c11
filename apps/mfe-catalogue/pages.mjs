/** None of them loads more than half of the remote. */
export const pages = {
  home: { path: '/', module: './src/home/page.tsx' },
  listing: { path: '/product', module: './src/listing/page.tsx' },
  search: { path: '/:slug', module: './src/search/page.tsx', example: '/women' },
  collection: {
    path: '/collections/:collection_id',
    module: './src/collection/page.tsx',
    example: '/collections/19',
  },
  detail: { path: '/product/:product_id', module: './src/detail/page.tsx', example: '/product/1' },
};
