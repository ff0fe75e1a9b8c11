import { Link } from 'react-router-dom';
import type { Product } from '@tivara/contracts';
import { Remote } from '@tivara/federation';
import { Icon, TextLink } from '@tivara/ui';
import styles from './finder-slot.module.css';

/** Falls back to a link to the store locator while the finder loads or if it fails. */
export function FinderSlot({ product: { product_id, product_name } }: { product: Product }) {
  return (
    <div className={styles.slot}>
      <Remote
        id="stores/finder"
        props={{ product: { product_id, product_name } }}
        fallback={<StoreLink />}
        failed={() => <StoreLink />}
        missing={<StoreLink />}
      />
    </div>
  );
}

const StoreLink = () => (
  <span className={styles.link}>
    <Icon name="pin" />
    <TextLink render={<Link to="/store" />}>Find in a store</TextLink>
  </span>
);
