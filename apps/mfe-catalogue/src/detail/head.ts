import { BRAND } from '@tivara/contracts';
import type { Head, Product, ProductColour, RouteContext } from '@tivara/contracts';
import { productKey } from '../products/api';
import { breadcrumbList } from '../products/breadcrumbs';
import { productPath } from '../products/links';
import { picturesOf } from '../products/pictures';
import { colourIn } from './use-colour';

export function head(context: Pick<RouteContext, 'url' | 'params' | 'queryClient'>): Head {
  const { url, params, queryClient } = context;
  const product = queryClient.getQueryData<Product>(productKey(params['product_id'] ?? ''));
  if (!product) return { title: 'Product' };
  const chosen = colourIn(url.searchParams, product);
  const colour = product.colors[chosen];
  const [image] = colour ? picturesOf(colour) : [];
  return {
    title: colour ? nameIn(product, colour) : product.product_name,
    description: product.product_description || describe(product),
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

const nameIn = (product: Product, { color_name }: ProductColour) =>
  `${product.product_name} in ${color_name.toLowerCase()}`;

/** For a product without a description. */
const describe = (product: Product) =>
  `${product.product_name} by ${BRAND.name}: ${product.shape_name.toLowerCase()}, ${product.material_name.toLowerCase()}, ${product.size} mm lens width.`;

/** schema.org data: the chosen colour, with the others as variants. No `offers`, since there are no prices. */
function jsonLdOf(product: Product, chosen: number, origin: string): object {
  const colour = product.colors[chosen];
  const common = {
    brand: { '@type': 'Brand', name: BRAND.name },
    description: product.product_description || describe(product),
    category: product.category_name,
    material: product.material_name,
    size: `${product.size} mm`,
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
  name: nameIn(product, colour),
  sku: `${product.product_name.split(' ')[0]}-${colour.color_name.replaceAll(' ', '-')}`,
  color: colour.color_name,
  url: origin + productPath(product, index),
  image: picturesOf(colour).map(({ url }) => new URL(url, origin).href),
});
