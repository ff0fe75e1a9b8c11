import { defineRemote } from '@tivara/federation/webpack';
import { limits } from './limits.mjs';
import { pages } from './pages.mjs';

export default defineRemote({
  name: 'stores',
  owner: 'Stores',
  dir: import.meta.dirname,
  budget: 60_000, // Three pages and the finder; the map's dots are a tenth of it.
  limits,
  pages,
  fragments: { finder: './src/finder/finder.tsx' },
});
