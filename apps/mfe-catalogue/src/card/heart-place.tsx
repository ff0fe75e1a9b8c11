import type { Product, ProductColour } from '@tivara/contracts';
import { Remote } from '@tivara/federation';
import { Button, IconButton, cx } from '@tivara/ui';
import { urlsOf } from '../products/pictures';
import styles from './heart-place.module.css';

interface Props {
  product: Product;
  colour: ProductColour;
  variant: 'icon' | 'button';
  className?: string | undefined;
}

/** The place of the wishlist's heart: its size is fixed here, so that whatever happens to the heart moves nothing. */
export const HeartPlace = ({ product, colour, variant, className }: Props) => (
  <div className={cx(styles['place'], styles[variant], className)}>
    <Remote
      id="wishlist/heart"
      props={{ product, color: colour, images: urlsOf(colour), variant }}
      fallback={null}
      failed={(retry) =>
        variant === 'icon' ? (
          <IconButton
            icon="retry"
            label={`The heart of ${product.product_name} did not arrive. Try again`}
            title="The heart did not arrive. Try again"
            onClick={retry}
          />
        ) : (
          <Button variant="ghost" icon="retry" wide onClick={retry}>
            The wishlist did not arrive. Try again
          </Button>
        )
      }
    />
  </div>
);
