import type { ReactNode } from 'react';
import { MESSAGES } from '@tivara/contracts';
import { ErrorState, Spinner } from '@tivara/ui';
import { useAdminFlag } from '../shared/session/admin-flag';
import { useGuard } from '../shared/session/use-guard';
import styles from './placeholder.module.css';
import { MenuLayout } from './menu-layout';

interface Props {
  /** Marked in the side menu. */
  section: string;
  children: ReactNode;
}

/** The guard and the side menu of every admin page. The session is checked in the browser, which renders all of it. */
export function AdminLayout({ section, children }: Props) {
  const guard = useGuard();
  const wasHere = useAdminFlag();
  if (guard.state === 'open')
    return (
      <MenuLayout account={guard.account} section={section}>
        {children}
      </MenuLayout>
    );
  const waiting = (
    <div className={styles.guard}>
      {guard.state === 'checking' ? (
        <Spinner size="lg" label="Loading" />
      ) : (
        <ErrorState size="small" title={MESSAGES.error} onRetry={guard.retry} />
      )}
    </div>
  );
  return wasHere ? <MenuLayout section={section}>{waiting}</MenuLayout> : waiting;
}
