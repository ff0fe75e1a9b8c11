import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LIMITS, type Product } from '@tivara/contracts';
import { Heading, Icon, RecordText, SwatchPicker, VisuallyHidden, cx } from '@tivara/ui';
import { productPath } from '../products/paths';
import { CardPictures } from './card-pictures';
import { HeartPlace } from './heart-place';
import { useNear } from './use-near';
import styles from './card.module.css';

/** So many swatches stand in one line, however narrow the card. */
const ONE_LINE = 3;

interface Props {
  product: Product;
  /** Below the heading that the cards stand under. */
  heading: 'h2' | 'h3';
  sizes: string;
  eager?: boolean;
  priority?: boolean;
  /** It is still being written: it leads nowhere, and no heart saves it. */
  preview?: boolean;
}

/** A product in a grid: its picture, its heart, its colours. As a preview it may have none of them yet. */
export function Card({ product, heading, sizes, eager, priority, preview }: Props) {
  const [chosen, setChosen] = useState(0);
  const { near, press, ...reach } = useNear();
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
      near={near}
    />
  );
  return (
    <article className={cx(styles['card'], preview && styles['preview'])}>
      <div className={styles['plate']} {...reach}>
        {preview ? (
          <button
            type="button"
            aria-label="Second picture"
            aria-pressed={near === 'yes'}
            className={styles['link']}
            onClick={press}
          >
            {pictures}
          </button>
        ) : (
          <Link
            to={productPath(product, chosen)}
            title={product_name}
            aria-label={product_name}
            className={styles['link']}
          >
            {pictures}
          </Link>
        )}
        {preview ? (
          <span className={cx(styles['heart'], styles['drawn'])}>
            <Icon name="heart" />
          </span>
        ) : (
          colour && (
            <HeartPlace
              product={product}
              colour={colour}
              variant="icon"
              className={styles['heart']}
            />
          )
        )}
      </div>
      <div className={styles['caption']}>
        <Heading as={heading} size="2xs" className={styles['code']}>
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
          className={cx(styles['swatches'], colors.length <= ONE_LINE && styles['line'])}
        />
        <p className={styles['meta']}>
          <RecordText>{category_name}</RecordText>, <RecordText>{material_name}</RecordText>
        </p>
      </div>
    </article>
  );
}
