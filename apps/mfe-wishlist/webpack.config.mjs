import { defineRemote } from '@tivara/federation/webpack';

export default defineRemote({
  name: 'wishlist',
  owner: 'Wishlist',
  dir: import.meta.dirname,
  budget: 70_000, // The enquiry form; the heart and the count are 3 kB of it.
  limits: {
    entry: 6_000,
    modules: { list: 16_000, shared: 15_000, heart: 5_000, count: 1_000 },
    requests: 6,
  },
  pages: {
    list: { path: '/wishlist', module: './src/list/page.tsx' },
    shared: {
      path: '/wishlist/shared/:token',
      module: './src/public-list/page.tsx',
      example: { post: '/api/wishlists', body: { items: [{ product_id: 1, color_id: 1 }] } },
    },
  },
  fragments: { heart: './src/heart/heart.tsx', count: './src/count/count.tsx' },
});
