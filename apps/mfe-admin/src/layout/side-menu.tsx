import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { ApiCall, StaffRole } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { TextLink } from '@tivara/ui';
import { sectionPath } from '../shared/section-path';
import { LogOutLink } from '../shared/session/log-out-link';
import { menuOf } from './menu';
import styles from './layout.module.css';

export interface MenuAccount {
  role: StaffRole | null;
  /** Unknown until the session is checked. */
  email?: string | undefined;
}

interface Props extends MenuAccount {
  section: string;
  onChoose?: () => void;
}

/** The sections of the admin, and the account. (SPEC 2, Admin dashboard) */
export function SideMenu({ role, email, section, onChoose }: Props) {
  return (
    <>
      <nav aria-label="Admin" onClick={onChoose}>
        {menuOf(role).map(([group, entries]) => (
          <div key={group}>
            {group && <h2 className={styles.title}>{group}</h2>}
            <ul>
              {entries.map(({ path, label, count }) => (
                <li key={path}>
                  <Link
                    to={sectionPath(path)}
                    aria-current={path === section ? 'page' : undefined}
                    className={styles.link}
                  >
                    {label}
                    {email && count && <Count section={path} count={count} />}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {email && (
        <div className={styles.account}>
          <span className={styles.mail}>{email}</span>
          <TextLink
            render={
              <Link
                to={sectionPath('account')}
                aria-current={section === 'account' ? 'page' : undefined}
                onClick={onChoose}
              />
            }
          >
            Your account
          </TextLink>
          <LogOutLink />
        </div>
      )}
    </>
  );
}

type CountRows = (api: ApiCall) => Promise<number>;

function Count({ section, count }: { section: string; count: CountRows }) {
  const api = useApi();
  const { data } = useQuery({ queryKey: ['admin-count', section], queryFn: () => count(api) });
  // Not part of the link's name.
  return data ? (
    <span className={styles.count} aria-hidden="true">
      {data.toLocaleString('en-IN')}
    </span>
  ) : null;
}
