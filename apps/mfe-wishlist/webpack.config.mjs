import { defineRemote } from '@tivara/federation/webpack';

export default defineRemote({
  name: 'wishlist',
  owner: 'Wishlist',
  dir: import.meta.dirname,
  // The form of the enquiry; the heart and the count are 3 kB of it.
  budget: 70_000,
  pages: {
    list: { path: '/wishlist', module: './src/list/page.tsx' },
    shared: { path: '/wishlist/shared/:token', module: './src/shared/page.tsx' },
  },
  fragments: { heart: './src/heart/heart.tsx', count: './src/count/count.tsx' },
});
