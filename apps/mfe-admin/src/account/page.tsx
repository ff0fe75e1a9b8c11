import type { Head, RouteContext } from '@tivara/contracts';
import { textsOf, useTexts } from '@tivara/state';
import { ErrorState, Heading, Spinner } from '@tivara/ui';
import { StepUp } from '../shared/session/step-up';
import { useMember } from '../shared/session/use-session';
import { Waiting } from '../shared/ui/query-view';
import { OwnAccount } from './own-account';
import styles from './page.module.css';

export function head({ queryClient }: Pick<RouteContext, 'queryClient'>): Head {
  const t = textsOf(queryClient);
  return { title: t('Your account'), canonical: '/account', noindex: true };
}

/** The visitor's own account. It comes from the API with the session, so the browser renders all of it. */
export default function Page() {
  const t = useTexts();
  const member = useMember();
  return (
    <div className={styles.page}>
      <Heading as="h1" className={styles.title}>
        {t('Your account')}
      </Heading>
      {member.state === 'open' && (
        <StepUp>
          <OwnAccount account={member.account} />
        </StepUp>
      )}
      {member.state === 'checking' && (
        <Waiting>
          <Spinner size="lg" label={t('Loading')} />
          <noscript>
            <p>{t('Your account needs JavaScript: switch it on and open the page again.')}</p>
          </noscript>
        </Waiting>
      )}
      {member.state === 'failed' && (
        <ErrorState
          size="small"
          title={t(member.message)}
          text={t('Couldn’t load your account.')}
          onRetry={member.retry}
        />
      )}
    </div>
  );
}
