import { API, type Answer, type CanaryRow, type EndCanaryBody } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { Button, Heading } from '@tivara/ui';
import type { Task } from '../shared/table/table-spec';
import { Time } from '../shared/ui/time';
import { failedOf, percent } from './releases';
import styles from './releases.module.css';

interface Props {
  app: string;
  canary: CanaryRow;
  start: (task: Task) => void;
}

const TITLES: Record<CanaryRow['analysis']['decision'], string> = {
  continue: 'Canary running',
  manual: 'Decide manually',
  promote: 'As good as live',
  abort: 'Worse than live',
};

/** With a minus sign instead of a hyphen. */
const signed = (value: number): string => value.toFixed(1).replace('-', '−');

/** The running canary, its numbers, and the buttons to end it. */
export function CanaryPanel({ app, canary, start }: Props) {
  const api = useApi();
  const { version, number, share, analysis } = canary;
  const end = (action: EndCanaryBody['action']) => () =>
    api<Answer>(API.endCanary(app), { method: 'POST', body: { number, action } });
  const promote = () =>
    start({
      label: 'Promote',
      run: end('promote'),
      confirm: {
        title: `Promote ${version}?`,
        text: `All visits get it with their next page. ${failedOf(canary.canary)} so far.`,
      },
    });
  const abort = () =>
    start({
      label: 'Abort',
      run: end('abort'),
      confirm: {
        title: `Abort ${version}?`,
        text: 'All visits get the live version with their next page.',
      },
    });
  const { good, bad } = analysis.rates;
  return (
    <section aria-label="Canary" className={styles.canary}>
      <Heading as="h2" size="xs">
        {TITLES[analysis.decision]}
      </Heading>
      <p className={styles.why}>{analysis.reason}</p>
      <dl className={styles.numbers}>
        <div>
          <dt>Canary, {percent(share)} of visits</dt>
          <dd>{failedOf(canary.canary)}</dd>
        </div>
        <div>
          <dt>Live meanwhile</dt>
          <dd>{failedOf(canary.live)}</dd>
        </div>
        <div>
          <dt>Evidence</dt>
          <dd>{signed(analysis.ratio)}</dd>
        </div>
      </dl>
      <p className={styles.note}>
        <span className={styles.version}>{version}</span> since <Time at={canary.since} exact /> by{' '}
        {canary.by}. Each network counts as one sample. At {analysis.bounds.abort.toFixed(1)} it is
        aborted, as {percent(bad)} of visits or more fail; at {signed(analysis.bounds.promote)} it
        is promoted, as no more than {percent(good)} do.
      </p>
      <div className={styles.actions}>
        <Button onClick={promote}>Promote</Button>
        <Button variant="ghost" onClick={abort}>
          Abort
        </Button>
      </div>
    </section>
  );
}
