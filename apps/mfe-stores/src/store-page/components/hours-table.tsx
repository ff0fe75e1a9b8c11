import { WEEKDAYS, type OpeningHours } from '@tivara/contracts';
import { cx } from '@tivara/ui';
import { dayName, weekdayAt } from '../../stores/open-state';
import { useMinute } from '../../stores/use-minute';
import styles from './hours-table.module.css';

/** Today is highlighted on the client, by the date in India. */
export function HoursTable({ hours }: { hours: OpeningHours }) {
  const minute = useMinute();
  const today = minute === null ? null : weekdayAt(minute);
  return (
    <table className={styles.week}>
      <tbody>
        {WEEKDAYS.map((day) => (
          <tr
            key={day}
            className={cx(styles.day, day === today && styles.today)}
            aria-current={day === today ? 'date' : undefined}
          >
            <th scope="row" className={styles.name}>
              {dayName(day)}
              {day === today && <span className={styles.mark}>Today</span>}
            </th>
            <td className={styles.times}>
              {hours[day].map(({ opens, closes }) => `${opens}–${closes}`).join(', ') || 'Closed'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
