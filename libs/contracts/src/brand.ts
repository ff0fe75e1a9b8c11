export const BRAND = {
  name: 'Tivara',
  goldLine: 'Goldi',
  city: 'Mumbai',
  claim:
    'Tivara makes frames of titanium, of acetate and of both together, in Mumbai, in small numbers, for people who wear one pair for years.',
  mail: 'hello@tivara.example',
  phone: '+91 22 5550 0148',
  social: {
    photo: { label: 'Instagram', url: 'https://www.instagram.com/tivara.example' },
    network: { label: 'Facebook', url: 'https://www.facebook.com/tivara.example' },
  },
  mapsSearch: 'https://www.google.com/maps/search/?api=1&query=',
  catalogueCollectionId: 19,
} as const;

export const fullTitle = (title: string): string =>
  title === BRAND.name ? title : `${title} | ${BRAND.name}`;
