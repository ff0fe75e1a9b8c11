import { API, type Answer, type CanaryRow, type EndCanaryBody } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { Button, Heading } from '@tivara/ui';
import type { Task } from '../../shared/table/actions';
import { Time } from '../../shared/ui/time';
import { failedOf, percent } from '../labels';
import styles from '../releases.module.css';

interface Props {
  app: string;
  canary: CanaryRow;
  start: (task: Task) => void;
}

const TITLES: Record<CanaryRow['verdict']['decision'], string> = {
  wait: 'A canary runs',
  person: 'Yours to decide',
  promote: 'As good as live',
  'take back': 'Worse than live',
};

/** With a real minus. */
const signed = (value: number): string => value.toFixed(1).replace('-', '−');

/** The canary that runs, its numbers, and both ways to end it. */
export function CanaryPanel({ app, canary, start }: Props) {
  const api = useApi();
  const { version, number, share, verdict } = canary;
  const end = (action: EndCanaryBody['action']) => () =>
    api<Answer>(API.endCanary(app), { method: 'POST', body: { number, action } });
  const { good, bad } = verdict.rates;
  return (
    <section aria-label="Canary" className={styles['canary']}>
      <Heading as="h2" size="xs">
        {TITLES[verdict.decision]}
      </Heading>
      <p className={styles['why']}>{verdict.why}</p>
      <dl className={styles['numbers']}>
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
          <dd>{signed(verdict.ratio)}</dd>
        </div>
      </dl>
      <p className={styles['note']}>
        <span className={styles['version']}>{version}</span> since <Time at={canary.since} exact />{' '}
        by {canary.by}. Each network has one voice. At {verdict.bounds.takeBack.toFixed(1)} it is
        taken back, as {percent(bad)} of visits or more fail; at {signed(verdict.bounds.promote)} it
        is promoted, as no more than {percent(good)} do.
      </p>
      <div className={styles['ways']}>
        <Button
          onClick={() =>
            start({
              run: end('promote'),
              confirm: {
                title: `Promote ${version}?`,
                text: `All visits get it with their next page. ${failedOf(canary.canary)} so far.`,
                action: 'Promote',
              },
            })
          }
        >
          Promote
        </Button>
        <Button
          variant="ghost"
          onClick={() =>
            start({
              run: end('take back'),
              confirm: {
                title: `Take ${version} back?`,
                text: 'All visits get the live version with their next page.',
                action: 'Take back',
              },
            })
          }
        >
          Take back
        </Button>
      </div>
    </section>
  );
}
