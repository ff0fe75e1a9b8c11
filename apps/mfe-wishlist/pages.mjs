export const pages = {
  list: { path: '/wishlist', module: './src/list/page.tsx' },
  shared: {
    path: '/wishlist/shared/:token',
    module: './src/shared/page.tsx',
    example: { post: '/api/wishlists', body: { items: [{ product_id: 1, color_id: 1 }] } },
  },
};
