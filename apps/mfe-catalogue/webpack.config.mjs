import { defineRemote } from '@tivara/federation/webpack';

export default defineRemote({
  name: 'catalogue',
  owner: 'Catalogue',
  dir: import.meta.dirname,
  budget: 140_000, // Six pages with filter, zoom, size guide and slides, and the card.
  minSize: 43_000, // Most first visits open one of its pages.
  limits: {
    entry: 6_000,
    modules: {
      ...{ home: 22_000, listing: 28_000, search: 26_000, collection: 26_000, detail: 22_000 },
      card: 11_000,
      ...{ compare: 16_000, compareButton: 5_000, compareTray: 5_000 },
    },
    requests: 6,
  },
  content: './src/content-blocks.ts',
  pages: {
    home: { path: '/', module: './src/home/page.tsx' },
    listing: { path: '/product', module: './src/listing/page.tsx' },
    search: { path: '/:slug', module: './src/search/page.tsx', example: '/women' },
    collection: {
      path: '/collections/:collection_id',
      module: './src/collection/page.tsx',
      example: '/collections/19',
    },
    detail: {
      path: '/product/:product_id',
      module: './src/detail/page.tsx',
      example: '/product/1',
    },
    compare: { path: '/compare', module: './src/compare/page.tsx' },
  },
  fragments: {
    card: './src/card/fragment.tsx',
    compareButton: './src/compare/fragments/compare-button.tsx',
    compareTray: './src/compare/fragments/compare-tray.tsx',
  },
});
