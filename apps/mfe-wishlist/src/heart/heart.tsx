import { MESSAGES, type WishlistHeartProps } from '@tivara/contracts';
import { notify, notifySaved, sameItem, useAppState, useAppStore, useTexts } from '@tivara/state';
import { Button, Icon, IconButton, icons } from '@tivara/ui';
import { wishlistItem } from './wishlist-item';
import styles from './heart.module.css';

export default function Heart({ product, color, images, variant }: WishlistHeartProps) {
  const t = useTexts();
  const item = wishlistItem({ product, color, images });
  const saved = useAppStore(({ wishlist }) => wishlist.some((other) => sameItem(other, item)));
  const add = useAppStore((state) => state.addToWishlist);
  const remove = useAppStore((state) => state.removeFromWishlist);
  const state = useAppState();

  const toggle = () => {
    if (saved) {
      remove(item);
      notify(MESSAGES.wishlistRemoved, 'error');
    } else {
      add(item);
      notifySaved(MESSAGES.wishlistAdded, state().isWishlistStored);
    }
  };

  if (variant === 'button')
    return (
      <Button wide onClick={toggle} className={styles.button}>
        <Icon path={icons.heart} filled={saved} />
        <span>{saved ? t('Remove from wishlist') : t('Add to wishlist')}</span>
      </Button>
    );
  return (
    <IconButton
      icon={icons.heart}
      label={t('Save {name} in {colour}', {
        name: product.product_name,
        colour: color.color_name.toLowerCase(),
      })}
      aria-pressed={saved}
      filled={saved}
      onClick={toggle}
      className={styles.heart}
    />
  );
}
