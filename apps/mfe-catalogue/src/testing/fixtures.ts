import { unknownValues, type Product, type ProductColour } from '@tivara/contracts';

const colour = (color_id: number, color_name: string): ProductColour => ({
  product_color_id: color_id,
  color_id,
  color_name,
  color_code: '#000000',
  gtin: null,
  images: [1, 2, 3].map((image_id) => ({
    image_id,
    image_url: `/media/${color_name.toLowerCase()}-${image_id}/1200.jpg`,
    width: 1200,
    height: 800,
    widths: [400, 1200],
    squares: [300, 600],
    formats: ['avif', 'jpg'],
    alt: `${color_name} ${image_id}`,
  })),
});

export const PRODUCT: Product = {
  product_id: 7,
  product_name: 'TV-104 Meridian',
  product_description: 'A panto drawn with one line.',
  category_name: 'UNISEX',
  material_name: 'TITANIUM',
  collection_id: 19,
  collection_name: 'Meridian',
  finishing_name: 'POLISHED',
  frame_type_name: 'Full rim',
  shape_name: 'Panto',
  ...unknownValues(),
  size: 48,
  version: 1,
  colors: [colour(1, 'GOLD'), colour(2, 'GUN')],
};
