import { defineRemote } from '@tivara/federation/webpack';
import { pages } from './pages.mjs';

export default defineRemote({
  name: 'admin',
  owner: 'Admin',
  dir: import.meta.dirname,
  budget: 230_000,
  pages,
});
