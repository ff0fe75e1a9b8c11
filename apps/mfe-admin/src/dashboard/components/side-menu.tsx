import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Account, ApiCall } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { TextLink } from '@tivara/ui';
import { useLogOut } from '../../session/use-log-out';
import { sectionPath } from '../section-path';
import { SECTIONS, type Section } from '../sections';
import styles from './side-menu.module.css';

const GROUPS = [null, 'Tables', 'Add', 'Office'] as const;

interface Props {
  /** Unknown while the guard still asks. */
  account?: Account | undefined;
  /** The one that is marked, or the one that it is inside of. */
  section: string;
  /** Called when a place was chosen. */
  onChoose?: () => void;
}

/** The sections of the back office and the account. (SPEC 2, Admin dashboard) */
export function SideMenu({ account, section, onChoose }: Props) {
  const logOut = useLogOut();
  const current = SECTIONS.find(({ id }) => id === section)?.inside ?? section;
  return (
    <>
      <nav aria-label="Back office" className={styles['menu']} onClick={onChoose}>
        {GROUPS.map((group) => {
          const sections = SECTIONS.filter((one) => one.group === group && !one.inside);
          return (
            sections.length > 0 && (
              <div key={group}>
                {group && <h2 className={styles['title']}>{group}</h2>}
                <ul>
                  {sections.map(({ id, label, count }) => (
                    <li key={id}>
                      <Link
                        to={sectionPath(id)}
                        aria-current={id === current ? 'page' : undefined}
                        className={styles['link']}
                      >
                        {label}
                        {account && count && <Count section={id} count={count} />}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            )
          );
        })}
      </nav>
      {account && (
        <div className={styles['account']}>
          <span className={styles['mail']}>{account.email}</span>
          <TextLink render={<Link to="/account" />}>Your account</TextLink>
          <TextLink render={<button type="button" />} onClick={() => logOut.mutate()}>
            Log out
          </TextLink>
        </div>
      )}
    </>
  );
}

const countQuery = (api: ApiCall, section: string, count: NonNullable<Section['count']>) =>
  queryOptions({ queryKey: ['admin-count', section], queryFn: () => count(api) });

/** How many there are; nothing while it is not known. */
function Count(props: { section: string; count: NonNullable<Section['count']> }) {
  const { data } = useQuery(countQuery(useApi(), props.section, props.count));
  // The link is named by its words alone.
  return data ? (
    <span className={styles['count']} aria-hidden="true">
      {data.toLocaleString('en-IN')}
    </span>
  ) : null;
}
