import { defineRemote } from '@tivara/federation/webpack';
import { pages } from './pages.mjs';

export default defineRemote({
  name: 'admin',
  owner: 'Admin',
  dir: import.meta.dirname,
  budget: 250_000, // Twenty-one sections and eight pages; each loads its own alone.
  limits: {
    entry: 13_000,
    pieces: {
      ...{ login: 27_000, signup: 27_000, reset: 27_000, invitation: 27_000, account: 28_000 },
      ...{ product: 100_000, store: 65_000, dashboard: 37_000 },
    },
    requests: 12,
  },
  pages,
});
