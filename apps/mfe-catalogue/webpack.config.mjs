import { defineRemote } from '@tivara/federation/webpack';
import { limits } from './limits.mjs';
import { pages } from './pages.mjs';

export default defineRemote({
  name: 'catalogue',
  owner: 'Catalogue',
  dir: import.meta.dirname,
  budget: 110_000, // Five pages with filter, zoom and slides, and the card.
  limits,
  pages,
  fragments: { card: './src/card/fragment.tsx' },
});
