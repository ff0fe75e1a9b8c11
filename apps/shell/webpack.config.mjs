import { defineShell } from '@tivara/federation/webpack';

export default defineShell({
  owner: 'Shell',
  dir: import.meta.dirname,
  budget: 220_000,
  content: './src/content-blocks.ts',
});
