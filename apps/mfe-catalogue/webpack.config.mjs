import { defineRemote } from '@tivara/federation/webpack';
import { limits } from './limits.mjs';
import { pages } from './pages.mjs';

export default defineRemote({
  name: 'catalogue',
  owner: 'Catalogue',
  dir: import.meta.dirname,
  budget: 115_000, // Five pages with filter, zoom and slides, and the card.
  minSize: 40_000, // Most first visits open one of its pages.
  limits,
  pages,
  fragments: { card: './src/card/fragment.tsx' },
});
