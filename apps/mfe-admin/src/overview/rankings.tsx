import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { searchPath, type AdminOverview } from '@tivara/contracts';
import { sectionPath } from '../shared/section-path';
import { usePermission } from '../shared/session/use-permission';
import styles from './overview.module.css';

interface Props {
  id: string;
  title: string;
  empty: string;
  rows: readonly { key: string; label: ReactNode; count: number }[];
}

/** What shoppers did most, with a bar for each row. */
function Ranking({ id, title, empty, rows }: Props) {
  const max = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <section aria-labelledby={id} className={styles.chart}>
      <h3 id={id} className={styles.caption}>
        {title}
      </h3>
      {rows.length === 0 && <p className={styles.none}>{empty}</p>}
      <ol>
        {rows.map(({ key, label, count }) => (
          <li key={key} className={styles.bars}>
            <span>{label}</span>
            <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(count / max) * 100} height="2" />
            </svg>
            <span>{count}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function MostWished({ products }: { products: NonNullable<AdminOverview['most_wished']> }) {
  const can = usePermission();
  return (
    <Ranking
      id="most-wished"
      title="Most wished"
      empty="No frame was saved or enquired about yet."
      rows={products.map(({ name, product_id, enquiries, saved }) => ({
        key: name,
        count: enquiries + saved,
        label: (
          <>
            {product_id === null || !can('catalogue:read') ? (
              name
            ) : (
              <Link to={sectionPath('products', new URLSearchParams({ q: name }))}>{name}</Link>
            )}
            <small className={styles.parts}>
              {enquiries === 1 ? '1 enquiry' : `${enquiries} enquiries`}, {saved} saved
            </small>
          </>
        ),
      }))}
    />
  );
}

type Terms = NonNullable<AdminOverview['searches']>['most'];

const toRows = (terms: Terms) =>
  terms.map(({ term, searches }) => ({
    key: term,
    count: searches,
    label: (
      <a href={searchPath(term, new Set())} target="_blank" rel="noopener">
        {term}
      </a>
    ),
  }));

export const Searches = ({ searches }: { searches: NonNullable<AdminOverview['searches']> }) => (
  <>
    <Ranking
      id="most-searched"
      title="Most searched"
      empty="No searches yet."
      rows={toRows(searches.most)}
    />
    <Ranking
      id="in-vain"
      title="Searched in vain"
      empty="Every search found something."
      rows={toRows(searches.in_vain)}
    />
  </>
);
