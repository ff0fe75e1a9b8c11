import { defineRemote } from '@tivara/federation/webpack';

export default defineRemote({
  name: 'stores',
  owner: 'Stores',
  dir: import.meta.dirname,
  pages: { locator: { path: '/store', module: './src/store-locator/page.tsx' } },
});
