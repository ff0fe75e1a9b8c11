import { Link, NavLink } from 'react-router-dom';
import type { Account } from '@tivara/contracts';
import { TextLink } from '@tivara/ui';
import { useLogOut } from '../../session/use-log-out';
import styles from './side-menu.module.css';

/** What the back office holds. */
const TABLES = [{ to: '/admin', label: 'Products Table' }] as const;

interface Props {
  account?: Account | undefined;
  /** Called when a place was chosen. */
  onChoose?: () => void;
}

export function SideMenu({ account, onChoose }: Props) {
  const logOut = useLogOut();
  return (
    <>
      <nav aria-label="Back office" className={styles['menu']} onClick={onChoose}>
        <h2 className={styles['title']}>Tables</h2>
        <ul>
          {TABLES.map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to} end className={styles['link']}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
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
