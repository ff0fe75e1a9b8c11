import { BRAND, itemCode, productPath } from '@tivara/contracts';
import type { ProductColourDto, ProductDto } from '../products/product-response.dto.js';
import { element, rss } from './xml.js';

/** How each marketplace says that an item can be bought. */
export const MARKETPLACES = { google: 'in_stock', meta: 'in stock' } as const;
export type Marketplace = keyof typeof MARKETPLACES;

/** Characters, of Google's product data specification; Meta allows as many or more. */
const MAX = { title: 150, description: 5000, mpn: 70, product_type: 750, color: 100 };
const MAX_FURTHER_IMAGES = 10;
/** Of Google's product taxonomy: Sunglasses, and Vision Care > Eyeglasses. */
const TAXONOMY = { SUN: 178, OPTICAL: 524 } as const;
/** Other categories have none. */
const GENDERS = new Map([
  ['MEN', 'male'],
  ['WOMEN', 'female'],
  ['UNISEX', 'unisex'],
]);

/** One item for each colour of a product that has a price and a picture. Google and Meta refuse items without. */
export function productFeed(
  products: readonly ProductDto[],
  origin: string,
  marketplace: Marketplace,
): string {
  return rss(
    { g: 'http://base.google.com/ns/1.0' },
    {
      title: BRAND.name,
      link: origin,
      description: `Frames by ${BRAND.name}`,
      items: products.flatMap((product) =>
        product.price_inr === null
          ? []
          : product.colors.flatMap((colour, index) =>
              colour.images.length ? itemOf(product, colour, index, origin, marketplace) : [],
            ),
      ),
    },
  );
}

function itemOf(
  product: ProductDto,
  colour: ProductColourDto,
  index: number,
  origin: string,
  marketplace: Marketplace,
): string {
  const { product_id, product_name, lens, price_inr } = product;
  const name = `${BRAND.name} ${product_name}`;
  const color = colour.color_name.toLowerCase();
  const [image, ...others] = colour.images.map(({ image_url }) => origin + image_url);
  const mpn = itemCode(product_name, colour.color_name);
  const fields: [field: string, value: string | number | null | undefined][] = [
    ['id', `${product_id}-${colour.color_id}`],
    ['item_group_id', product_id],
    ['title', cut(`${name}, ${color}`, MAX.title)],
    ['description', cut(product.product_description || describe(product), MAX.description)],
    ['link', origin + productPath(product, index)],
    ['image_link', image],
    ...others
      .slice(0, MAX_FURTHER_IMAGES)
      .map((url) => ['additional_image_link', url] satisfies [string, string]),
    ['availability', MARKETPLACES[marketplace]],
    ['condition', 'new'],
    ['price', `${price_inr}.00 INR`],
    ['brand', BRAND.name],
    ['gtin', colour.gtin],
    // Cut off, it would name another item.
    ['mpn', mpn.length <= MAX.mpn ? mpn : null],
    ['google_product_category', lens && TAXONOMY[lens]],
    ['product_type', cut(`Frames > ${product.collection_name}`, MAX.product_type)],
    ['color', cut(color, MAX.color)],
    ['material', product.material_name.toLowerCase()],
    ['size', `${product.size} mm`],
    ['gender', GENDERS.get(product.category_name)],
    ['age_group', GENDERS.has(product.category_name) ? 'adult' : null],
  ];
  return fields.map(([field, value]) => element(`g:${field}`, value)).join('');
}

const cut = (text: string, max: number): string => [...text].slice(0, max).join('');

const describe = ({ product_name, shape_name, material_name, size }: ProductDto): string =>
  `${product_name} by ${BRAND.name}: ${shape_name.toLowerCase()}, ${material_name.toLowerCase()}, ${size} mm lens width.`;
