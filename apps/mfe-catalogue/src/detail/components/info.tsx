import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Product } from '@tivara/contracts';
import { Remote } from '@tivara/federation';
import { notify } from '@tivara/state';
import {
  Heading,
  Icon,
  IconButton,
  RecordText,
  SwatchPicker,
  TextLink,
  icons,
  useHydrated,
} from '@tivara/ui';
import { HeartSlot } from '../../card/heart-slot';
import { productPath } from '../../products/links';
import { SizeGuide } from '../size-guide/size-guide';
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
        <IconButton
          icon={icons.share}
          label={`Share ${product.product_name}`}
          title="Share"
          className={styles.share}
          onClick={() => void share(product.product_name, productPath(product, chosen))}
        />
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

/** Opens the device's share sheet, or copies the link. */
async function share(title: string, path: string): Promise<void> {
  const { href: url } = new URL(path, location.origin);
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    notify('Link copied', 'success');
  } catch (error) {
    // A dismissed share sheet is not an error.
    if (error instanceof Error && error.name === 'AbortError') return;
    notify('Couldn’t copy the link. Copy it from the address bar.', 'error');
  }
}

/** Falls back to a link to the store locator while the finder loads or if it fails. */
const FinderSlot = ({ product: { product_id, product_name } }: Pick<Props, 'product'>) => (
  <div className={styles.finder}>
    <Remote
      id="stores/finder"
      props={{ product: { product_id, product_name } }}
      fallback={<StoreLink />}
      failed={() => <StoreLink />}
      missing={<StoreLink />}
    />
  </div>
);

const StoreLink = () => (
  <span className={styles.storeLink}>
    <Icon path={icons.pin} />
    <TextLink render={<Link to="/store" />}>Find in a store</TextLink>
  </span>
);

function Facts({ product }: Pick<Props, 'product'>) {
  const facts: Record<string, ReactNode> = {
    Size: `${product.size} mm lens width`,
    Category: <RecordText>{product.category_name}</RecordText>,
    Material: <RecordText>{product.material_name}</RecordText>,
    Collection: product.collection_name,
    Finishing: <RecordText>{product.finishing_name}</RecordText>,
    'Frame type': product.frame_type_name,
    Shape: product.shape_name,
  };
  return (
    <dl className={styles.facts}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
