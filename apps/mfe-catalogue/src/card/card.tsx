import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LIMITS, type Product } from '@tivara/contracts';
import { Heading, Icon, RecordText, SwatchPicker, VisuallyHidden, cx } from '@tivara/ui';
import { productPath } from '../products/paths';
import { CardPictures } from './card-pictures';
import { HeartSlot } from './heart-slot';
import { useHoverIntent } from './use-hover-intent';
import styles from './card.module.css';

/** Up to this many swatches fit on one line. */
const MAX_INLINE_SWATCHES = 3;

interface Props {
  product: Product;
  heading: 'h2' | 'h3';
  sizes: string;
  eager?: boolean;
  priority?: boolean;
  /** An unsaved product: no links and no wishlist heart, possibly no colours yet. */
  preview?: boolean;
}

export function Card({ product, heading, sizes, eager, priority, preview }: Props) {
  const [chosen, setChosen] = useState(0);
  const { hover, toggle, ...hoverHandlers } = useHoverIntent();
  const { product_name, category_name, material_name, colors } = product;
  const colour = colors[chosen] ?? colors[0];
  if (!colour && !preview) return null;
  const pictures = colour && (
    <CardPictures
      key={colour.color_name}
      colour={colour}
      sizes={sizes}
      eager={eager}
      priority={priority}
      hover={hover}
    />
  );
  return (
    <article className={cx(styles.card, preview && styles.preview)}>
      <div className={styles.tile} {...hoverHandlers}>
        {preview ? (
          <button
            type="button"
            aria-label="Second picture"
            aria-pressed={hover === 'active'}
            className={styles.link}
            onClick={toggle}
          >
            {pictures}
          </button>
        ) : (
          <Link
            to={productPath(product, chosen)}
            title={product_name}
            aria-label={product_name}
            className={styles.link}
          >
            {pictures}
          </Link>
        )}
        {preview ? (
          <span className={cx(styles.heart, styles.staticHeart)}>
            <Icon name="heart" />
          </span>
        ) : (
          colour && (
            <HeartSlot product={product} colour={colour} variant="icon" className={styles.heart} />
          )
        )}
      </div>
      <div className={styles.caption}>
        <Heading as={heading} size="2xs" className={styles.code}>
          <span aria-hidden="true" title={product_name}>
            {product_name.slice(0, LIMITS.cardName)}
          </span>
          <VisuallyHidden>{product_name}</VisuallyHidden>
        </Heading>
        <SwatchPicker
          label={`Colour of ${product_name}`}
          colours={colors}
          chosen={chosen}
          onChoose={setChosen}
          className={cx(styles.swatches, colors.length <= MAX_INLINE_SWATCHES && styles.line)}
        />
        <p className={styles.meta}>
          <RecordText>{category_name}</RecordText>, <RecordText>{material_name}</RecordText>
        </p>
      </div>
    </article>
  );
}
