import { defineRemote } from '@tivara/federation/webpack';

export default defineRemote({
  name: 'catalogue',
  owner: 'Catalogue',
  dir: import.meta.dirname,
  budget: 110_000, // Five pages with filter, zoom and slides; none loads more than half of it.
  pages: {
    home: { path: '/', module: './src/home/page.tsx' },
    listing: { path: '/product', module: './src/listing/page.tsx' },
    search: { path: '/:slug', module: './src/search/page.tsx' },
    collection: { path: '/collections/:collection_id', module: './src/collection/page.tsx' },
    detail: { path: '/product/:product_id', module: './src/detail/page.tsx' },
  },
});
