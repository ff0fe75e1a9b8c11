import { BRAND } from '@tivara/contracts';
import { msg } from '@tivara/state';

const PRODUCTS = { to: '/product', label: msg('Products') };
const ABOUT = { to: '/about', label: msg('About') };
const WARRANTY = { to: '/warranty', label: msg('Warranty') };
const STORE = { to: '/store', label: msg('Store') };

/** The header's links, left to right. */
export const MAIN_LINKS = [PRODUCTS, ABOUT, WARRANTY, STORE];

/** The phone menu's links, top to bottom; the wishlist follows with its count. */
export const MENU_LINKS = [{ to: '/', label: msg('Home') }, ABOUT, PRODUCTS, WARRANTY, STORE];

export const FOOTER_LINKS = [
  { to: '/about', label: msg('About Us') },
  PRODUCTS,
  WARRANTY,
  STORE,
  { to: '/privacy', label: msg('Privacy') },
];

export const CATALOGUE_LINK = {
  to: `/collections/${BRAND.catalogueCollectionId}`,
  label: msg('Download Catalogue'),
};

export const phoneUrl = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;
