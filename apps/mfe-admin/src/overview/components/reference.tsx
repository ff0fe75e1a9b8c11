import { Link } from 'react-router-dom';
import type { AdminOverview, ReferenceEntity } from '@tivara/contracts';
import { listedAt } from '../../audit/change-labels';
import start from '../section.module.css';
import styles from './lists.module.css';

const LISTS: readonly (readonly [ReferenceEntity, string])[] = [
  ['category', 'Categories'],
  ['material', 'Materials'],
  ['finishing', 'Finishings'],
  ['color', 'Colors'],
  ['frame type', 'Type Frames'],
  ['shape', 'Shapes'],
];

/** How much there is of what products refer to. */
export const Reference = ({ counts }: { counts: AdminOverview['reference'] }) => (
  <section aria-labelledby="reference">
    <div className={start['head']}>
      <h2 id="reference">Reference lists</h2>
    </div>
    <ul className={styles.grid}>
      {LISTS.map(([entity, label]) => (
        <li key={entity}>
          <Link to={listedAt(entity, '') ?? '/admin'} className={styles.link}>
            {label}
            <span className={styles.count}>{counts[entity]}</span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
