import type { WishlistHeartProps, WishlistItem } from '@tivara/contracts';

type Props = Omit<WishlistHeartProps, 'variant'>;

/** What the wishlist stores of a product in one colour. */
export const wishlistItem = ({ product, color, images }: Props): WishlistItem => ({
  product_id: product.product_id,
  product_name: product.product_name,
  category_name: product.category_name,
  material_name: product.material_name,
  selected_color: { color_name: color.color_name, color_id: color.color_id },
  images: images.slice(0, 3),
});
