import { useId } from 'react';
import type { OverviewWeek } from '@tivara/contracts';
import styles from './week-chart.module.css';

const DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });
/** Units of the SVG. */
const WIDTH = 240;
const HEIGHT = 72;
const GAP = 4;
/** A week with nothing still has a foot. */
const FOOT = 1;

interface Props {
  title: string;
  weeks: readonly OverviewWeek[];
  of: 'enquiries' | 'accounts' | 'subscribers';
}

/** A column for each week; the numbers are in an expandable table below. */
export function WeekChart({ title, weeks, of }: Props) {
  const id = useId();
  const most = Math.max(1, ...weeks.map((week) => week[of]));
  const step = WIDTH / weeks.length;
  const total = weeks.reduce((sum, week) => sum + week[of], 0);
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption id={id} className={styles.caption}>
        {title}
        <span className={styles.total}>{total.toLocaleString('en-IN')}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className={styles.illustration}
        aria-hidden="true"
      >
        {weeks.map((week, place) => {
          const height = FOOT + (week[of] / most) * (HEIGHT - FOOT);
          return (
            <rect
              key={week.monday}
              className={place === weeks.length - 1 ? styles.now : styles.column}
              x={place * step + GAP / 2}
              y={HEIGHT - height}
              width={step - GAP}
              height={height}
            >
              <title>{`Week of ${day(week.monday)}: ${week[of]}`}</title>
            </rect>
          );
        })}
      </svg>
      <div className={styles.ends} aria-hidden="true">
        <span>{day(weeks[0]?.monday)}</span>
        <span>This week</span>
      </div>
      <details>
        <summary className={styles.summary}>{title} in numbers</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Week of</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.toReversed().map((week) => (
              <tr key={week.monday}>
                <th scope="row">{day(week.monday)}</th>
                <td>{week[of]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

const day = (monday: string | undefined) => (monday ? DAY.format(new Date(monday)) : '');
