import { BRAND } from '@tivara/contracts';

/** The header's links, left to right. */
export const MAIN_LINKS = [
  { to: '/product', label: 'Products' },
  { to: '/about', label: 'About' },
  { to: '/warranty', label: 'Warranty' },
  { to: '/store', label: 'Store' },
] as const;

/** The phone menu's links, top to bottom; the wishlist follows with its count. */
export const MENU_LINKS = [
  { to: '/', label: 'Home' },
  { to: '/about', label: 'About' },
  { to: '/product', label: 'Products' },
  { to: '/warranty', label: 'Warranty' },
  { to: '/store', label: 'Store' },
] as const;

export const FOOTER_LINKS = [
  { to: '/about', label: 'About Us' },
  { to: '/product', label: 'Products' },
  { to: '/warranty', label: 'Warranty' },
  { to: '/store', label: 'Store' },
  { to: '/privacy', label: 'Privacy' },
] as const;

export const CATALOGUE_LINK = {
  to: `/collections/${BRAND.catalogueCollectionId}`,
  label: 'Download Catalogue',
} as const;
