import {
  BRAND,
  type Head,
  type Product,
  type ProductColour,
  type RouteContext,
} from '@tivara/contracts';
import { productKey } from '../products/api';
import { colourOf } from './colour';

export function head({
  url,
  params,
  queryClient,
}: Pick<RouteContext, 'url' | 'params' | 'queryClient'>): Head {
  const product = queryClient.getQueryData<Product>(productKey(params['product_id'] ?? ''));
  if (!product) return { title: 'Product' };
  const colour = product.colors[colourOf(product, url.searchParams.get('color'))];
  const image = colour?.images[0]?.image_url;
  return {
    title: colour
      ? `${product.product_name} in ${colour.color_name.toLowerCase()}`
      : product.product_name,
    description: product.product_description,
    canonical: `/product/${product.product_id}`,
    ...(image && { image }),
    jsonLd: jsonLdOf(product, colour),
  };
}

const jsonLdOf = (product: Product, colour: ProductColour | undefined) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.product_name,
  sku: product.product_name.split(' ')[0],
  description: product.product_description,
  brand: { '@type': 'Brand', name: BRAND.name },
  category: product.category_name,
  material: product.material_name,
  color: colour?.color_name,
  size: `${product.size} mm`,
  image: colour?.images.map(({ image_url }) => image_url),
});
