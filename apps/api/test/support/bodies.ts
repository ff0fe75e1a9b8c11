import type { AdminProduct } from '@tivara/contracts';
import { dataUrl, paint } from './pictures.js';

/** A picture that an upload takes. */
export const pictureUrl = async (width = 60, height = 40) =>
  dataUrl(await paint(width, height, 'png'), 'png');

export const STORE = {
  store_name: 'New Optics',
  store_address: '7 Hill Road',
  locality: 'Bandra West',
  city: 'Mumbai',
  pincode: 400050,
};

/** A product of the fixture's reference data, with one colour and two pictures. */
export const productBody = (picture: string, more: object = {}) => ({
  product_id: null,
  name: 'TV-900 New',
  size: 48,
  category_id: 1,
  material_id: 1,
  collection_id: 19,
  finishing_id: 1,
  shape_id: 1,
  frame_type_id: 1,
  colors: [
    { color_name: 'GOLD', color_code: '#D4AF37', images: [{ url: picture }, { url: picture }] },
  ],
  ...more,
});

/** The product as a form sends it back. */
export const bodyOf = (read: AdminProduct, more: object = {}) => ({
  product_id: read.product_id,
  name: read.product_name,
  size: read.size,
  category_id: read.category_id,
  material_id: read.material_id,
  collection_id: read.collection_id,
  finishing_id: read.finishing_id,
  shape_id: read.shape_id,
  frame_type_id: read.frame_type_id,
  version: read.version,
  colors: read.colors.map(({ color_name, color_code, images }) => ({
    color_name,
    color_code,
    images: images.map(({ image_url }) => ({ url: image_url })),
  })),
  ...more,
});

export interface Write {
  what: string;
  method: 'POST' | 'PUT' | 'DELETE';
  url: string;
  body?: (picture: string) => object;
  status: 200 | 201;
  message: string;
  /** A name of the fixture's in the same table, which is a 409, with its text. */
  duplicate?: { body: (picture: string) => object; message: string };
}

const created = (
  what: string,
  url: string,
  body: (name: string, picture: string) => object,
  taken: string,
  entity = what.toLowerCase(),
): Write => ({
  what,
  method: 'POST',
  url,
  body: (picture) => body(`NEW ${what.toUpperCase()}`, picture),
  status: 201,
  message: `${what} added successfully`,
  duplicate: {
    body: (picture) => body(taken, picture),
    message: `There is a ${entity} '${taken}' already.`,
  },
});

/** Every write of SPEC section 7 by an administrator, over the fixture. */
export const WRITES: Write[] = [
  created('Color', '/api/colors', (color_name) => ({ color_name, color_code: '#ffffff' }), 'GOLD'),
  created(
    'Collection',
    '/api/collection',
    (collection_name, collection_image) => ({
      collection_name,
      collection_desc: 'A new one',
      collection_image,
    }),
    'Goldi',
  ),
  created('Finishing', '/api/finishing', (finishing_name) => ({ finishing_name }), 'MATTE'),
  created(
    'Frame type',
    '/api/frametype',
    (frame_type_name, frame_type_img) => ({ frame_type_name, frame_type_img }),
    'Rimless',
  ),
  created('Shape', '/api/shape', (shape_name, shape_img) => ({ shape_name, shape_img }), 'Round'),
  created('Category', '/api/categories', (category_name) => ({ category_name }), 'MEN'),
  created('Material', '/api/materials', (name) => ({ name }), 'TITANIUM'),
  {
    what: 'Product',
    method: 'POST',
    url: '/api/products',
    body: (picture) => productBody(picture),
    status: 201,
    message: 'Product added successfully',
    duplicate: {
      body: (picture) => productBody(picture, { name: 'tv-101 meridian' }),
      message: "There is a product 'tv-101 meridian' already.",
    },
  },
  {
    what: 'Product edit',
    method: 'PUT',
    url: '/api/products',
    body: (picture) => productBody(picture, { product_id: 3, name: 'TV-103 Vayu II' }),
    status: 200,
    message: 'Product updated successfully',
    duplicate: {
      body: (picture) => productBody(picture, { product_id: 3, name: 'TV-101 Meridian' }),
      message: "There is a product 'TV-101 Meridian' already.",
    },
  },
  {
    what: 'Store',
    method: 'POST',
    url: '/api/store',
    body: () => STORE,
    status: 201,
    message: 'Store added successfully',
  },
  {
    what: 'Store edit',
    method: 'PUT',
    url: '/api/store/1',
    body: () => ({ ...STORE, store_name: 'Newer Optics' }),
    status: 200,
    message: 'Store updated successfully',
  },
  {
    what: 'Store deletion',
    method: 'DELETE',
    url: '/api/store/4',
    status: 200,
    message: 'Store deleted successfully',
  },
  {
    what: 'Product deletion',
    method: 'DELETE',
    url: '/api/products/2',
    status: 200,
    message: 'Product deleted successfully',
  },
];
