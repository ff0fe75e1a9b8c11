import { defineRemote } from '@tivara/federation/webpack';
import { limits } from './limits.mjs';
import { pages } from './pages.mjs';

export default defineRemote({
  name: 'admin',
  owner: 'Admin',
  dir: import.meta.dirname,
  budget: 250_000, // Twenty-one sections and eight pages; each loads its own alone.
  limits,
  pages,
});
