import { useSearchParams } from 'react-router-dom';
import { MESSAGES, type Head, type RouteContext } from '@tivara/contracts';
import { FailedPiece, Spinner } from '@tivara/ui';
import { useAdminFlag } from '../session/admin-flag';
import { useGuard } from '../session/use-guard';
import { AdminFrame } from './components/admin-frame';
import { SectionPlace } from './components/section-place';
import { sectionOf } from './sections';
import styles from './page.module.css';

export const head = ({ url }: Pick<RouteContext, 'url'>): Head => ({
  title: sectionOf(url.searchParams).title,
  canonical: '/admin',
  noindex: true,
});

/** The back office. Who it is for is known to the server alone, so nothing of it is drawn there. */
export default function Page() {
  const guard = useGuard();
  const wasHere = useAdminFlag();
  const [params] = useSearchParams();
  if (guard.state === 'open')
    return (
      <AdminFrame account={guard.account}>
        <SectionPlace section={sectionOf(params)} />
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
  return wasHere ? <AdminFrame>{waiting}</AdminFrame> : waiting;
}
