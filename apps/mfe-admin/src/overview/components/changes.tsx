import { Link } from 'react-router-dom';
import type { OverviewChange } from '@tivara/contracts';
import { TextLink, VisuallyHidden } from '@tivara/ui';
import { changedName, actionLabel } from '../../audit/change-labels';
import { sectionPath } from '../../shared/section-path';
import { Time } from '../../shared/ui/time';
import start from '../section.module.css';
import styles from './lists.module.css';

/** What administrators changed last. */
export const Changes = ({ changes }: { changes: OverviewChange[] }) => (
  <section aria-labelledby="changes">
    <div className={start['head']}>
      <h2 id="changes">Newest changes</h2>
      <TextLink render={<Link to={sectionPath('audit')} />}>All changes</TextLink>
    </div>
    {changes.length ? (
      <ul className={styles.list}>
        {changes.map((change) => (
          <li key={change.audit_id} className={styles.row}>
            <span className={styles.text}>
              {changedName(change)} {actionLabel(change)}
              <small className={styles.small}>
                {change.actor}, <Time at={change.at} />
              </small>
            </span>
            <TextLink
              render={
                <Link to={sectionPath('audit', new URLSearchParams({ entity: change.entity }))} />
              }
            >
              See<VisuallyHidden> {changedName(change)}</VisuallyHidden>
            </TextLink>
          </li>
        ))}
      </ul>
    ) : (
      <p className={styles.none}>Nothing was changed yet.</p>
    )}
  </section>
);
