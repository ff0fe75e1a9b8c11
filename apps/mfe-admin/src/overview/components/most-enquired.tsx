import { Link } from 'react-router-dom';
import type { AdminOverview } from '@tivara/contracts';
import { sectionPath } from '../../shared/section-path';
import styles from './most-enquired.module.css';

/** The frames with the most enquiries, each with a bar. */
export function MostEnquired({ products }: { products: AdminOverview['most_enquired'] }) {
  const most = Math.max(1, ...products.map(({ enquiries }) => enquiries));
  return (
    <section aria-labelledby="most-enquired" className={styles.most}>
      <h3 id="most-enquired" className={styles.caption}>
        Most enquired
      </h3>
      {products.length === 0 && <p className={styles.none}>No enquiry has come yet.</p>}
      <ol>
        {products.map(({ name, product_id, enquiries }) => (
          <li key={name} className={styles.row}>
            {product_id === null ? (
              <span className={styles.name}>{name}</span>
            ) : (
              <Link
                to={sectionPath('products', new URLSearchParams({ q: name }))}
                className={styles.name}
              >
                {name}
              </Link>
            )}
            <svg
              viewBox="0 0 100 2"
              preserveAspectRatio="none"
              className={styles.bar}
              aria-hidden="true"
            >
              <rect width={(enquiries / most) * 100} height="2" />
            </svg>
            <span className={styles.count}>{enquiries}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
