import { defineRemote } from '@tivara/federation/webpack';

export default defineRemote({
  name: 'wishlist',
  owner: 'Wishlist',
  dir: import.meta.dirname,
  budget: 70_000, // The form of the enquiry; the heart and the count are 3 kB of it.
  pages: {
    list: { path: '/wishlist', module: './src/list/page.tsx' },
    shared: { path: '/wishlist/shared/:token', module: './src/shared/page.tsx' },
  },
  fragments: { heart: './src/heart/heart.tsx', count: './src/count/count.tsx' },
});
