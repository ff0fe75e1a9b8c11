import type { DemoCatalogue, DemoData, DemoPicture, DemoStore } from '../../src/seed/demo-data.js';

export const picture = (assetKey: string): DemoPicture => ({
  assetKey,
  width: 1600,
  height: 1067,
  widths: [480, 960, 1600],
  squares: [320, 640],
  formats: ['avif', 'webp', 'jpg'],
  alt: `Picture ${assetKey}`,
});

const images = (assetKey: string) => [1, 2].map((view) => picture(`products/${assetKey}/${view}`));

const catalogue: DemoCatalogue = {
  categories: ['MEN', 'WOMEN', 'UNISEX'],
  materials: ['TITANIUM', 'ACETATE-TITANIUM'],
  finishings: ['MATTE', 'POLISHED'],
  colors: [
    { name: 'GOLD', code: '#d4af37' },
    { name: 'BLACK', code: '#1A1A1A' },
    { name: 'ROSE GOLD', code: 'linear-gradient(to right, #e3a6a1, #D4AF37)' },
  ],
  collections: [
    { name: 'Meridian', description: 'Straight lines', picture: picture('collections/meridian') },
    { id: 19, name: 'Goldi', description: 'All in gold', picture: picture('collections/goldi') },
    { id: 2, name: 'Vayu', description: 'Light as air', picture: picture('collections/vayu') },
    { name: 'Monsoon', description: 'Rain', picture: picture('collections/monsoon') },
  ],
  frameTypes: ['Full rim', 'Rimless'].map((name) => ({ name, picture: picture(`frames/${name}`) })),
  shapes: ['Round', 'Square'].map((name) => ({ name, picture: picture(`shapes/${name}`) })),
  products: [
    {
      name: 'TV-101 Meridian',
      description: 'A round frame for every day.',
      category: 'MEN',
      material: 'TITANIUM',
      collection: 'Meridian',
      finishing: 'MATTE',
      frameType: 'Full rim',
      shape: 'Round',
      size: 46,
      colors: [
        { name: 'GOLD', images: images('tv-101-gold') },
        { name: 'BLACK', images: images('tv-101-black') },
      ],
    },
    {
      name: 'TV-102 Goldi',
      description: 'Rimless, 100% titanium.',
      category: 'WOMEN',
      material: 'TITANIUM',
      collection: 'Goldi',
      finishing: 'POLISHED',
      frameType: 'Rimless',
      shape: 'Square',
      size: 50,
      colors: [{ name: 'ROSE GOLD', images: images('tv-102-rose') }],
    },
    {
      name: 'TV-103 Vayu',
      description: 'Nearly nothing.',
      category: 'UNISEX',
      material: 'ACETATE-TITANIUM',
      collection: 'Vayu',
      finishing: 'MATTE',
      frameType: 'Full rim',
      shape: 'Round',
      size: 54,
      colors: [{ name: 'BLACK', images: images('tv-103-black') }],
    },
  ],
};

const store = (
  name: string,
  city: string,
  locality: string,
  pincode: string,
  more: Partial<DemoStore> = {},
): DemoStore => ({
  name,
  city,
  locality,
  pincode,
  state: 'Maharashtra',
  address: `${name}, 1 Main Road`,
  ...more,
});

const stores: DemoStore[] = [
  store('Optica Bandra', 'Mumbai', 'Bandra West', '400050', {
    latitude: 19.0563,
    longitude: 72.8296,
  }),
  store('Lens House', 'Mumbai', 'Colaba', '400001', {
    subcity: 'Fort',
    number: '022 5550 1',
    latitude: 18.915,
    longitude: 72.8258,
  }),
  store('Deccan Optics', 'Pune', 'Camp', '411001', {
    bpName: 'Alpha Partners',
    latitude: 18.515,
    longitude: 73.879,
  }),
  store('City Eyewear', 'Secunderabad', 'Camp', '500003', { state: 'Telangana' }),
];

export const FIXTURE: DemoData = { catalogue, stores };
