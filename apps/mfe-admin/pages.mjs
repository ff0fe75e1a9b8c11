/**
 * Without header and footer, but for the account. (DECISIONS, Screens)
 * @type {Record<string, { path: string | string[], module: string, chrome?: 'none', example?: string }>}
 */
export const pages = {
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
};
