import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ScheduledChange } from '@tivara/contracts';
import { IconButton, VisuallyHidden, cx, icons } from '@tivara/ui';
import { toIndia } from '../shared/publication/india-time';
import { shopClock } from '../shared/ui/time';
import { EFFECTS, pathOf } from './change';
import { monthAfter, weeksOf } from './weeks';
import styles from './calendar.module.css';

const format = (options: Intl.DateTimeFormatOptions) => {
  const { format: text } = new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'UTC' });
  return (day: string) => text(new Date(day));
};
const monthName = format({ month: 'long', year: 'numeric' });
const longDay = format({ day: 'numeric', month: 'long' });
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** What changes in a month, by days in India. */
export function Calendar({ rows }: { rows: readonly ScheduledChange[] }) {
  const title = useId();
  const today = toIndia(new Date().toISOString()).slice(0, 10);
  const thisMonth = today.slice(0, 7);
  const [month, setMonth] = useState(() => toIndia(rows[0]?.at).slice(0, 7) || thisMonth);
  const changesOn = (day: string) => rows.filter(({ at }) => toIndia(at).startsWith(day));
  return (
    <section aria-labelledby={title} className={styles.calendar}>
      <div className={styles.head}>
        <h2 id={title} className={styles.month} aria-live="polite">
          {monthName(month)}
        </h2>
        <IconButton
          icon={icons.arrowLeft}
          label="Previous month"
          disabled={month <= thisMonth}
          onClick={() => setMonth(monthAfter(month, -1))}
        />
        <IconButton
          icon={icons.arrowRight}
          label="Next month"
          onClick={() => setMonth(monthAfter(month, 1))}
        />
      </div>
      <table aria-labelledby={title} className={styles.days}>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday} className={styles.weekday}>
                {weekday.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) =>
                day === null ? (
                  <td key={index} className={styles.day} />
                ) : (
                  <td
                    key={index}
                    className={cx(styles.day, day < today && styles.past)}
                    aria-current={day === today ? 'date' : undefined}
                  >
                    <time dateTime={day} className={styles.number}>
                      <VisuallyHidden>{longDay(day)}</VisuallyHidden>
                      <span aria-hidden>{Number(day.slice(-2))}</span>
                    </time>
                    <Changes rows={changesOn(day)} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const Changes = ({ rows }: { rows: readonly ScheduledChange[] }) =>
  rows.length > 0 && (
    <ul className={styles.changes}>
      {rows.map((row) => (
        <li key={`${row.entity} ${row.id} ${row.at} ${row.change}`}>
          <Link to={pathOf(row)} className={styles.change}>
            <span className={styles.time}>{shopClock(row.at)}</span> {row.name}
          </Link>
          <span className={styles.effect}>{EFFECTS[row.entity][row.change]}</span>
        </li>
      ))}
    </ul>
  );
