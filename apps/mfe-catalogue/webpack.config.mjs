import { defineRemote } from '@tivara/federation/webpack';
import { pages } from './pages.mjs';

export default defineRemote({
  name: 'catalogue',
  owner: 'Catalogue',
  dir: import.meta.dirname,
  budget: 110_000, // Five pages with filter, zoom and slides, and the card.
  limits: {
    entry: 11_000,
    pieces: {
      home: 22_000,
      listing: 28_000,
      search: 26_000,
      collection: 26_000,
      detail: 22_000,
      card: 11_000,
    },
    requests: 9,
  },
  pages,
  fragments: { card: './src/card/fragment.tsx' },
});
