import { Link } from 'react-router-dom';
import type { Product } from '@tivara/contracts';
import { Remote } from '@tivara/federation';
import { Icon, TextLink } from '@tivara/ui';
import styles from './finder-place.module.css';

/** The place of the stores' finder. The way to the stores stands in it whatever happens to the finder. */
export function FinderPlace({ product: { product_id, product_name } }: { product: Product }) {
  return (
    <div className={styles['place']}>
      <Remote
        id="stores/finder"
        props={{ product: { product_id, product_name } }}
        fallback={<WayToStores />}
        failed={() => <WayToStores />}
        missing={<WayToStores />}
      />
    </div>
  );
}

const WayToStores = () => (
  <span className={styles['way']}>
    <Icon name="pin" />
    <TextLink render={<Link to="/store" />}>Find in a store</TextLink>
  </span>
);
