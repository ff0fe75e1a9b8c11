import type { RefCallback } from 'react';
import {
  LIMITS,
  WEEKDAYS,
  type OpenInterval,
  type OpeningHours,
  type Weekday,
} from '@tivara/contracts';
import { Field, Icon, IconButton, Option, TextLink } from '@tivara/ui';
import { dayName, everyDay, usualWeek } from './values';
import page from '../../shared/form/form-page.module.css';
import styles from './store-form.module.css';

interface Props {
  hours: OpeningHours | null;
  onChange: (hours: OpeningHours | null) => void;
  error?: string | undefined;
  /** Gets the focus when the hours are invalid. */
  focusable: RefCallback<HTMLElement>;
}

/** A store's week: each day closed, or open once or twice. */
export function OpeningHoursFields({ hours, onChange, error, focusable }: Props) {
  const setDay = (day: Weekday, times: OpenInterval[]) =>
    hours && onChange({ ...hours, [day]: times });
  return (
    <fieldset
      ref={focusable}
      tabIndex={-1}
      className={page['fieldset']}
      aria-describedby={error ? 'hours-message' : undefined}
    >
      <legend className={page['title']}>Opening hours</legend>
      <div className={styles.known}>
        <Option
          type="checkbox"
          name="hours"
          value="known"
          checked={hours !== null}
          onChange={(known) => onChange(known ? usualWeek() : null)}
        >
          They are known
        </Option>
      </div>
      {hours && (
        <>
          <ul className={styles.week}>
            {WEEKDAYS.map((day) => (
              <Day
                key={day}
                day={day}
                times={hours[day]}
                onChange={(times) => setDay(day, times)}
              />
            ))}
          </ul>
          <div className={styles.all}>
            <TextLink
              render={<button type="button" />}
              onClick={() => onChange(everyDay(hours.monday))}
            >
              Every day as on Monday
            </TextLink>
          </div>
        </>
      )}
      <div id="hours-message" aria-live="polite">
        {error && (
          <p className={styles.error}>
            <Icon name="error" size="sm" />
            {error}
          </p>
        )}
      </div>
    </fieldset>
  );
}

interface DayProps {
  day: Weekday;
  times: readonly OpenInterval[];
  onChange: (times: OpenInterval[]) => void;
}

function Day({ day, times, onChange }: DayProps) {
  const name = dayName(day);
  const set = (at: number, part: Partial<OpenInterval>) =>
    onChange(times.map((time, index) => (index === at ? { ...time, ...part } : time)));
  return (
    <li className={styles.day}>
      <Option
        type="checkbox"
        name={day}
        value="open"
        checked={times.length > 0}
        onChange={(open) => onChange(open ? [{ opens: '10:00', closes: '20:00' }] : [])}
      >
        {name}
      </Option>
      <div className={styles.times}>
        {times.length === 0 && <span className={styles.closed}>Closed</span>}
        {times.map(({ opens, closes }, at) => (
          <span key={at} className={styles.interval}>
            <Field
              type="time"
              label={`${name} opens${at ? ' again' : ''}`}
              labelHidden
              className={styles.time}
              value={opens}
              onChange={({ currentTarget }) => set(at, { opens: currentTarget.value })}
            />
            –
            <Field
              type="time"
              label={`${name} closes${at ? ' again' : ''}`}
              labelHidden
              className={styles.time}
              value={closes}
              onChange={({ currentTarget }) => set(at, { closes: currentTarget.value })}
            />
          </span>
        ))}
      </div>
      {times.length > 0 && times.length < LIMITS.openIntervals ? (
        <IconButton
          icon="plus"
          label={`${name} opens a second time`}
          title="Opens a second time"
          onClick={() => onChange([...times, { opens: '', closes: '' }])}
        />
      ) : times.length > 1 ? (
        <IconButton
          icon="minus"
          label={`${name} opens once`}
          title="Opens once"
          onClick={() => onChange(times.slice(0, 1))}
        />
      ) : (
        <span />
      )}
    </li>
  );
}
