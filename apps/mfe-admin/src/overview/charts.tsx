import { useId } from 'react';
import type { OverviewWeek } from '@tivara/contracts';
import shared from '../shared/ui/shared.module.css';
import styles from './overview.module.css';

const DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const WIDTH = 240;
const HEIGHT = 72;
const GAP = 4;
const BASE = 1;

interface Props {
  title: string;
  weeks: readonly OverviewWeek[];
  of: 'enquiries' | 'accounts' | 'subscribers';
}

export function WeekChart({ title, weeks, of }: Props) {
  const id = useId();
  const counts = weeks.flatMap(({ monday, [of]: count }) =>
    count === undefined ? [] : [{ monday, count }],
  );
  if (counts.length === 0) return null;
  const max = Math.max(1, ...counts.map(({ count }) => count));
  const step = WIDTH / counts.length;
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption id={id} className={styles.caption}>
        {title}
        <span>{total.toLocaleString('en-IN')}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className={styles.illustration}
        aria-hidden="true"
      >
        {counts.map(({ monday, count }, index) => {
          const height = BASE + (count / max) * (HEIGHT - BASE);
          return (
            <rect
              key={monday}
              x={index * step + GAP / 2}
              y={HEIGHT - height}
              width={step - GAP}
              height={height}
            >
              <title>{`Week of ${day(monday)}: ${count}`}</title>
            </rect>
          );
        })}
      </svg>
      <div className={styles.ends} aria-hidden="true">
        <span>{counts[0] && day(counts[0].monday)}</span>
        <span>This week</span>
      </div>
      <details>
        <summary className={shared.disclosure}>{title} in numbers</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Week of</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {[...counts].reverse().map(({ monday, count }) => (
              <tr key={monday}>
                <th scope="row">{day(monday)}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

const day = (monday: string) => DAY.format(new Date(monday));
