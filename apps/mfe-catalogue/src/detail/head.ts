import { BRAND, CHOICES, MEASURES, itemCode, productPath } from '@tivara/contracts';
import type { Head, Product, ProductColour, RouteContext } from '@tivara/contracts';
import { textsOf, type Texts } from '@tivara/state';
import { productKey } from '../products/product-api';
import { measureOf } from '../products/attribute-texts';
import { breadcrumbList } from '../products/breadcrumbs';
import { picturesOf } from '../products/pictures';
import { colourIn } from './use-colour';

export function head(context: Pick<RouteContext, 'url' | 'params' | 'queryClient'>): Head {
  const { url, params, queryClient } = context;
  const t = textsOf(queryClient);
  const product = queryClient.getQueryData<Product>(productKey(params['product_id'] ?? ''));
  if (!product) return { title: t('Product') };
  const chosen = colourIn(url.searchParams, product);
  const colour = product.colors[chosen];
  const [image] = colour ? picturesOf(colour) : [];
  return {
    title: colour ? nameIn(t, product, colour) : product.product_name,
    description: product.product_description || describe(t, product),
    canonical: productPath(product),
    type: 'product',
    ...(image && { image }),
    jsonLd: [
      jsonLdOf(product, chosen, url.origin),
      breadcrumbList(url.origin, [
        { name: 'Products', path: '/product' },
        { name: product.collection_name, path: `/collections/${product.collection_id}` },
        { name: product.product_name, path: productPath(product) },
      ]),
    ],
  };
}

/** Of the schema.org data, which the admin doesn't word. */
const dataTexts = textsOf(undefined);

const nameIn = (t: Texts, { product_name: name }: Product, { color_name }: ProductColour) =>
  t('{name} in {colour}', { name, colour: color_name.toLowerCase() });

/** For a product without a description. */
const describe = (t: Texts, product: Product) =>
  t('{name} by {brand}: {shape}, {material}, {size} mm lens width.', {
    name: product.product_name,
    brand: BRAND.name,
    shape: product.shape_name.toLowerCase(),
    material: product.material_name.toLowerCase(),
    size: product.size,
  });

/** Of UN/CEFACT, as schema.org wants them. */
const UNIT_CODES = { mm: 'MMT', g: 'GRM' } as const;

/** What schema.org has no property for. */
function furtherProperties(product: Product): object[] {
  const property = { '@type': 'PropertyValue' };
  return [...CHOICES, ...MEASURES].flatMap((row): object[] => {
    const value = product[row.field];
    if (!value || row.field === 'weight_g') return [];
    const name = measureOf(row);
    if (row.kind === 'choice') return [{ ...property, name, value }];
    return [{ ...property, name, value, unitCode: UNIT_CODES[row.unit] }];
  });
}

/** schema.org data: the chosen colour, with the others as variants. With `offers` where there is a price. */
function jsonLdOf(product: Product, chosen: number, origin: string): object {
  const colour = product.colors[chosen];
  const common = {
    brand: { '@type': 'Brand', name: BRAND.name },
    description: product.product_description || describe(dataTexts, product),
    category: product.category_name,
    material: product.material_name,
    size: `${product.size} mm`,
    ...(product.weight_g && {
      weight: { '@type': 'QuantitativeValue', value: product.weight_g, unitCode: UNIT_CODES.g },
    }),
    additionalProperty: furtherProperties(product),
  };
  const variants = product.colors.map((one, index) => variantOf(product, one, index, origin));
  const others = variants.filter((_, index) => index !== chosen);
  return {
    '@context': 'https://schema.org',
    ...(colour ? variants[chosen] : { '@type': 'Product', name: product.product_name }),
    ...common,
    ...(others.length > 0 && {
      isVariantOf: {
        '@type': 'ProductGroup',
        name: product.product_name,
        productGroupID: String(product.product_id),
        variesBy: 'https://schema.org/color',
        hasVariant: others,
      },
    }),
  };
}

const variantOf = (product: Product, colour: ProductColour, index: number, origin: string) => ({
  '@type': 'Product',
  name: nameIn(dataTexts, product, colour),
  sku: itemCode(product.product_name, colour.color_name),
  ...(colour.gtin && { gtin: colour.gtin }),
  ...(product.price_inr && {
    offers: {
      '@type': 'Offer',
      price: product.price_inr,
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      url: origin + productPath(product, index),
    },
  }),
  color: colour.color_name,
  url: origin + productPath(product, index),
  image: picturesOf(colour).map(({ url }) => new URL(url, origin).href),
});
