import { defineRemote } from '@tivara/federation/webpack';

export default defineRemote({
  name: 'stores',
  owner: 'Stores',
  dir: import.meta.dirname,
  budget: 60_000, // Three pages and the finder; the map's dots are a tenth of it.
  limits: {
    entry: 6_000,
    modules: { locator: 20_000, store: 13_000, table: 14_000, finder: 4_000 },
    requests: 6,
  },
  content: './src/content-blocks.ts',
  pages: {
    locator: { path: '/store', module: './src/store-locator/page.tsx' },
    store: { path: '/store/:store_id', module: './src/store-page/page.tsx', example: '/store/1' },
    table: { path: '/storeTable', module: './src/store-table/page.tsx' },
  },
  fragments: { finder: './src/finder/finder.tsx' },
});
