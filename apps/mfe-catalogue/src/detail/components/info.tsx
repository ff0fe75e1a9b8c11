import type { Product } from '@tivara/contracts';
import { Heading, RecordText, SwatchPicker, useHydrated } from '@tivara/ui';
import { HeartSlot } from '../../card/heart-slot';
import { productPath } from '../../products/paths';
import { SizeGuide } from '../size-guide/size-guide';
import { Facts } from './facts';
import { FinderSlot } from './finder-slot';
import { Share } from './share';
import styles from './info.module.css';

interface Props {
  product: Product;
  chosen: number;
  onChoose: (index: number) => void;
}

export function Info({ product, chosen, onChoose }: Props) {
  const colour = product.colors[chosen];
  const hydrated = useHydrated();
  return (
    <div className={styles.info}>
      <div className={styles.top}>
        <h1 className={styles.title}>
          <Heading as="span" size="sm">
            {product.product_name}
          </Heading>{' '}
          {colour && <RecordText className={styles.colour}>{colour.color_name}</RecordText>}
        </h1>
        <Share name={product.product_name} path={productPath(product, chosen)} />
      </div>
      <SwatchPicker
        label="Colour"
        colours={product.colors}
        chosen={chosen}
        onChoose={onChoose}
        size="lg"
        pathOf={hydrated ? undefined : (index) => productPath(product, index)}
        className={styles.swatches}
      />
      {product.product_description && (
        <p className={styles.description}>{product.product_description}</p>
      )}
      {colour && (
        <HeartSlot product={product} colour={colour} variant="button" className={styles.heart} />
      )}
      <FinderSlot product={product} />
      <Facts product={product} />
      <SizeGuide size={product.size} />
    </div>
  );
}
