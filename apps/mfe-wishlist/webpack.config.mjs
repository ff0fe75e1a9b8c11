import { defineRemote } from '@tivara/federation/webpack';
import { limits } from './limits.mjs';
import { pages } from './pages.mjs';

export default defineRemote({
  name: 'wishlist',
  owner: 'Wishlist',
  dir: import.meta.dirname,
  budget: 70_000, // The form of the enquiry; the heart and the count are 3 kB of it.
  limits,
  pages,
  fragments: { heart: './src/heart/heart.tsx', count: './src/count/count.tsx' },
});
