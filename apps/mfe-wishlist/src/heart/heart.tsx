import { MESSAGES, type WishlistHeartProps, type WishlistItem } from '@tivara/contracts';
import { notify, sameItem, useAppStore } from '@tivara/state';
import { Button, Icon, IconButton } from '@tivara/ui';
import styles from './heart.module.css';

export default function Heart({ product, color, images, variant }: WishlistHeartProps) {
  const item: WishlistItem = {
    product_id: product.product_id,
    product_name: product.product_name,
    category_name: product.category_name,
    material_name: product.material_name,
    selected_color: { color_name: color.color_name, color_id: color.color_id },
    images: images.slice(0, 3),
  };
  const saved = useAppStore(({ wishlist }) => wishlist.some((other) => sameItem(other, item)));
  const add = useAppStore((state) => state.addToWishlist);
  const remove = useAppStore((state) => state.removeFromWishlist);

  const toggle = () => {
    if (saved) {
      remove(item);
      notify(MESSAGES.wishlistRemoved, 'error');
    } else {
      add(item);
      notify(MESSAGES.wishlistAdded, 'success');
    }
  };

  if (variant === 'button')
    return (
      <Button wide onClick={toggle} className={styles.button}>
        <Icon name="heart" filled={saved} />
        {saved ? 'Remove from wishlist' : 'Add to wishlist'}
      </Button>
    );
  return (
    <IconButton
      icon="heart"
      label={`Save ${product.product_name} in ${color.color_name.toLowerCase()}`}
      aria-pressed={saved}
      filled={saved}
      onClick={toggle}
      className={styles.heart}
    />
  );
}
