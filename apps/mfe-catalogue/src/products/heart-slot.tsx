import { memo } from 'react';
import type { Product, ProductColour } from '@tivara/contracts';
import { Remote } from '@tivara/federation';
import { useTexts } from '@tivara/state';
import { Button, IconButton, cx, icons } from '@tivara/ui';
import { urlsOf } from '../products/pictures';
import styles from './heart-slot.module.css';

interface Props {
  product: Product;
  colour: ProductColour;
  variant: 'icon' | 'button';
  className?: string | undefined;
}

/**
 * Has a fixed size, so that loading or a failure doesn't shift the layout. Memoized: React would replace the server's heart, and drop what was
 * tapped, if its slot rendered again before the wishlist has loaded.
 */
export const HeartSlot = memo(({ product, colour, variant, className }: Props) => {
  const t = useTexts();
  return (
    <div className={cx(styles.slot, styles[variant], className)}>
      <Remote
        id="wishlist/heart"
        props={{ product, color: colour, images: urlsOf(colour), variant }}
        fallback={null}
        failed={(retry) =>
          variant === 'icon' ? (
            <IconButton
              icon={icons.retry}
              label={t('Couldn’t load the heart for {name}. Try again', {
                name: product.product_name,
              })}
              title={t('Couldn’t load the heart. Try again')}
              onClick={retry}
            />
          ) : (
            <Button variant="ghost" icon={icons.retry} wide onClick={retry}>
              {t('Couldn’t load the wishlist. Try again')}
            </Button>
          )
        }
      />
    </div>
  );
});
