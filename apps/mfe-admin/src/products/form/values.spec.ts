import { unknownValues, type AdminProduct, type Color } from '@tivara/contracts';
import {
  NEW_PRODUCT,
  readProduct,
  restoreProductDraft,
  writeNewProduct,
  writeProduct,
} from './values';

const image = (id: number) => ({
  image_id: id,
  image_url: `/media/p${id}/1200.jpg`,
  width: 1200,
  height: 800,
  widths: [400, 1200],
  squares: [600],
  formats: ['jpg' as const],
  alt: '',
});
const PRODUCT: AdminProduct = {
  product_id: 7,
  product_name: 'TV-104 Meridian',
  product_description: 'Thin as wire.',
  category_name: 'UNISEX',
  material_name: 'TITANIUM',
  collection_id: 19,
  collection_name: 'Goldi',
  finishing_name: 'MATTE',
  frame_type_name: 'Full rim',
  shape_name: 'Round',
  ...unknownValues(),
  size: 48,
  lens: 'OPTICAL',
  bridge_mm: 20,
  temple_mm: 145,
  weight_g: 7,
  version: 4,
  published: false,
  starts_at: null,
  ends_at: null,
  position: 0,
  collection: { published: true, starts_at: null, ends_at: null },
  category_id: 3,
  material_id: 1,
  finishing_id: 2,
  frame_type_id: 5,
  shape_id: 6,
  colors: [
    {
      product_color_id: 1,
      color_id: 2,
      color_name: 'GOLD',
      color_code: '#D4AF37',
      gtin: '8901234567890',
      // The same picture may be used twice.
      images: [image(1), image(1)],
    },
  ],
};
const COLORS: Color[] = [{ color_id: 2, color_name: 'GOLD', color_code: '#D4AF37' }];

test('reading and saving a product changes nothing', () => {
  const values = readProduct(PRODUCT);
  expect(writeProduct(values, COLORS)).toEqual({
    name: 'TV-104 Meridian',
    product_description: 'Thin as wire.',
    size: 48,
    lens: 'OPTICAL',
    bridge_mm: 20,
    temple_mm: 145,
    lens_height_mm: null,
    weight_g: 7,
    price_inr: null,
    category_id: 3,
    material_id: 1,
    collection_id: 19,
    finishing_id: 2,
    shape_id: 6,
    frame_type_id: 5,
    colors: [
      {
        color_name: 'GOLD',
        color_code: '#D4AF37',
        gtin: '8901234567890',
        images: [{ url: '/media/p1/1200.jpg' }, { url: '/media/p1/1200.jpg' }],
      },
    ],
  });
  const keys = values.slots[0]?.pictures.map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
});

test('a new one has no id, and only the slots that count', () => {
  const slots = NEW_PRODUCT.slots.map((slot, index) => ({ ...slot, color: `C${index}` }));
  const body = writeNewProduct({ ...NEW_PRODUCT, slots, count: 2 }, COLORS);
  expect(body).toMatchObject({ product_id: null, published: false });
  expect(body.colors.map(({ color_name }) => color_name)).toEqual(['C0', 'C1']);
});

test('a reload drops pending uploads and reports it', () => {
  const values = readProduct(PRODUCT);
  expect(restoreProductDraft(values)).toEqual({ values });
  values.slots[0]?.pictures.push({ key: 'x', name: 'a.png', bytes: 5, picture: null });
  const restored = restoreProductDraft(values);
  expect(restored.values.slots[0]?.pictures).toHaveLength(2);
  expect(restored.note).toMatch(/have to be chosen again/);
});
