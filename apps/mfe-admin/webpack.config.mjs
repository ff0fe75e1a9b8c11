import { defineRemote } from '@tivara/federation/webpack';

export default defineRemote({
  name: 'admin',
  owner: 'Admin',
  dir: import.meta.dirname,
  budget: 440_000, // Thirty-two sections, eight pages and the command palette; each loads its own alone.
  limits: {
    entry: 9_000,
    modules: {
      ...{ login: 27_000, signup: 27_000, reset: 27_000, invitation: 27_000, account: 28_500 },
      // The account page says when its second factors fail to load. The product form scales photos down. The admin page names the files of thirty sections, whose hashes compress by chance.
      ...{ product: 104_000, store: 65_000, admin: 37_300 },
    },
    // The forms share their code with sections that have one, in files by what they share.
    requests: 13,
  },
  // Without header and footer, except for the account page. (DECISIONS, Screens)
  content: './src/content-blocks.ts',
  pages: {
    login: { path: '/login', module: './src/login/page.tsx', chrome: 'none' },
    signup: { path: '/signup', module: './src/signup/page.tsx', chrome: 'none' },
    reset: { path: '/login/reset', module: './src/reset/page.tsx', chrome: 'none' },
    invitation: { path: '/adminsignup', module: './src/invitation/page.tsx', chrome: 'none' },
    account: { path: '/account', module: './src/account/page.tsx' },
    product: {
      path: ['/AddProduct', '/productsAdd'],
      module: './src/products/form/page.tsx',
      chrome: 'none',
    },
    store: { path: '/addstore', module: './src/stores/form/page.tsx', chrome: 'none' },
    admin: {
      path: ['/admin', '/admin/:section', '/admin/:section/:id'],
      module: './src/page.tsx',
      chrome: 'none',
      example: '/admin/products',
    },
  },
});
