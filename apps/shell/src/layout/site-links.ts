import { BRAND } from '@tivara/contracts';

const PRODUCTS = { to: '/product', label: 'Products' };
const ABOUT = { to: '/about', label: 'About' };
const WARRANTY = { to: '/warranty', label: 'Warranty' };
const STORE = { to: '/store', label: 'Store' };

/** The header's links, left to right. */
export const MAIN_LINKS = [PRODUCTS, ABOUT, WARRANTY, STORE];

/** The phone menu's links, top to bottom; the wishlist follows with its count. */
export const MENU_LINKS = [{ to: '/', label: 'Home' }, ABOUT, PRODUCTS, WARRANTY, STORE];

export const FOOTER_LINKS = [
  { to: '/about', label: 'About Us' },
  PRODUCTS,
  WARRANTY,
  STORE,
  { to: '/privacy', label: 'Privacy' },
];

export const CATALOGUE_LINK = {
  to: `/collections/${BRAND.catalogueCollectionId}`,
  label: 'Download Catalogue',
};

export const PHONE_URL = `tel:${BRAND.phone.replaceAll(' ', '')}`;
