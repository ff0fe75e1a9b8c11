import { Link } from 'react-router-dom';
import type { Product } from '@tivara/contracts';
import { Heading, Icon, RecordText, SwatchPicker, TextLink } from '@tivara/ui';
import { HeartPlace } from '../../card/heart-place';
import { Facts } from './facts';
import styles from './info.module.css';

interface Props {
  product: Product;
  chosen: number;
  onChoose: (index: number) => void;
}

export function Info({ product, chosen, onChoose }: Props) {
  const colour = product.colors[chosen];
  return (
    <div className={styles['info']}>
      <h1 className={styles['title']}>
        <Heading as="span" size="sm">
          {product.product_name}
        </Heading>
        {colour && <RecordText className={styles['colour']}>{colour.color_name}</RecordText>}
      </h1>
      <SwatchPicker
        label="Colour"
        colours={product.colors}
        chosen={chosen}
        onChoose={onChoose}
        size="lg"
        className={styles['swatches']}
      />
      {product.product_description && (
        <p className={styles['description']}>{product.product_description}</p>
      )}
      {colour && (
        <HeartPlace
          product={product}
          colour={colour}
          variant="button"
          className={styles['heart']}
        />
      )}
      <span className={styles['store']}>
        <Icon name="pin" />
        <TextLink render={<Link to="/store" />}>Find in a store</TextLink>
      </span>
      <Facts product={product} />
    </div>
  );
}
