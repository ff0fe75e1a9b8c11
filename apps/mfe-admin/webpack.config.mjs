import { defineRemote } from '@tivara/federation/webpack';

export default defineRemote({
  name: 'admin',
  owner: 'Admin',
  dir: import.meta.dirname,
  budget: 150_000,
  pages: {
    login: { path: '/login', module: './src/login/page.tsx', chrome: 'none' },
    dashboard: { path: '/admin', module: './src/dashboard/page.tsx', chrome: 'none' },
  },
});
