import { NavLink } from 'react-router-dom';
import { useAppStore, useTexts } from '@tivara/state';
import { Icon, cx, icons } from '@tivara/ui';
import styles from './header-link.module.css';

/** The server renders Log in for all visitors; the browser knows who has logged in. */
export function useAccountLink() {
  const t = useTexts();
  const signedIn = useAppStore((state) => state.isSignedIn);
  return signedIn ? { to: '/account', label: t('Account') } : { to: '/login', label: t('Log in') };
}

export function AccountLink() {
  const { to, label } = useAccountLink();
  return (
    <div className={cx(styles.item, styles.account)}>
      <NavLink to={to} className={styles.link}>
        <Icon path={icons.person} />
        <span className={styles.text}>{label}</span>
      </NavLink>
    </div>
  );
}
