import type { ReactNode } from 'react';
import { MESSAGES } from '@tivara/contracts';
import { FailedPiece, Spinner } from '@tivara/ui';
import { useAdminFlag } from '../../session/admin-flag';
import { useGuard } from '../../session/use-guard';
import styles from '../page.module.css';
import { AdminFrame } from './admin-frame';

interface Props {
  /** Marked in the side menu. */
  section: string;
  children: ReactNode;
}

/**
 * The frame of every page of the back office, behind its guard. Who it is for is known to the server alone, so nothing of it
 * is drawn there.
 */
export function Office({ section, children }: Props) {
  const guard = useGuard();
  const wasHere = useAdminFlag();
  if (guard.state === 'open')
    return (
      <AdminFrame account={guard.account} section={section}>
        {children}
      </AdminFrame>
    );
  const waiting = (
    <div className={styles['guard']}>
      {guard.state === 'checking' ? (
        <Spinner size="lg" label="Loading" />
      ) : (
        <FailedPiece size="small" title={MESSAGES.error} onRetry={guard.retry} />
      )}
    </div>
  );
  return wasHere ? <AdminFrame section={section}>{waiting}</AdminFrame> : waiting;
}
