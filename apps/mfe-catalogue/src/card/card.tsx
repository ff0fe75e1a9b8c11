import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LIMITS, type Product } from '@tivara/contracts';
import { Heading, RecordText, SwatchPicker, VisuallyHidden } from '@tivara/ui';
import { productPath } from '../products/paths';
import { CardPictures } from './card-pictures';
import { HeartPlace } from './heart-place';
import { useNear } from './use-near';
import styles from './card.module.css';

interface Props {
  product: Product;
  /** Below the heading that the cards stand under. */
  heading: 'h2' | 'h3';
  sizes: string;
  eager?: boolean;
  priority?: boolean;
}

/** A product in a grid: its picture, its heart, its colours. */
export function Card({ product, heading, sizes, eager, priority }: Props) {
  const [chosen, setChosen] = useState(0);
  const { near, ...reach } = useNear();
  const { product_name, category_name, material_name, colors } = product;
  const colour = colors[chosen] ?? colors[0];
  if (!colour) return null;
  return (
    <article className={styles['card']}>
      <div className={styles['plate']} {...reach}>
        <Link
          to={productPath(product, chosen)}
          title={product_name}
          aria-label={product_name}
          className={styles['link']}
        >
          <CardPictures
            key={colour.color_name}
            colour={colour}
            sizes={sizes}
            eager={eager}
            priority={priority}
            near={near}
          />
        </Link>
        <HeartPlace product={product} colour={colour} variant="icon" className={styles['heart']} />
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
          className={styles['swatches']}
        />
        <p className={styles['meta']}>
          <RecordText>{category_name}</RecordText>, <RecordText>{material_name}</RecordText>
        </p>
      </div>
    </article>
  );
}
