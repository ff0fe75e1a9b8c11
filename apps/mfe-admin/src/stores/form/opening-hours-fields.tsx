import type { RefCallback } from 'react';
import { LIMITS, WEEKDAYS } from '@tivara/contracts';
import type { OpenInterval, OpeningHours, Weekday } from '@tivara/contracts';
import { Field, FieldMessage, IconButton, Option, TextLink, icons } from '@tivara/ui';
import { USUAL_HOURS, dayName, everyDay } from './values';
import page from '../../shared/form/form-page.module.css';
import styles from './store-form.module.css';

interface Props {
  hours: OpeningHours | null;
  onChange: (hours: OpeningHours | null) => void;
  error?: string | undefined;
  focusable: RefCallback<HTMLElement>;
}

export function OpeningHoursFields({ hours, onChange, error, focusable }: Props) {
  return (
    <fieldset
      ref={focusable}
      tabIndex={-1}
      className={page.fieldset}
      aria-describedby={error ? 'hours-message' : undefined}
    >
      <legend className={page.title}>Opening hours</legend>
      <div className={styles.known}>
        <Option
          type="checkbox"
          name="hours"
          value="known"
          checked={hours !== null}
          onChange={(known) => onChange(known ? { ...everyDay(USUAL_HOURS), sunday: [] } : null)}
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
                onChange={(times) => onChange({ ...hours, [day]: times })}
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
      <FieldMessage id="hours-message" error={error} />
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
  const time = (at: number, edge: keyof OpenInterval) => (
    <Field
      type="time"
      label={`${name} ${edge}${at ? ' again' : ''}`}
      labelHidden
      className={styles.time}
      value={times[at]?.[edge]}
      onChange={({ currentTarget: { value } }) =>
        onChange(times.map((one, index) => (index === at ? { ...one, [edge]: value } : one)))
      }
    />
  );
  return (
    <li className={styles.day}>
      <Option
        type="checkbox"
        name={day}
        value="open"
        checked={times.length > 0}
        onChange={(open) => onChange(open ? USUAL_HOURS : [])}
      >
        {name}
      </Option>
      <div className={styles.times}>
        {times.length === 0 && <span className={styles.closed}>Closed</span>}
        {times.map((_, at) => (
          <span key={at} className={styles.interval}>
            {time(at, 'opens')}–{time(at, 'closes')}
          </span>
        ))}
      </div>
      {times.length > 0 && times.length < LIMITS.openIntervals ? (
        <IconButton
          icon={icons.plus}
          label={`${name} opens a second time`}
          title="Opens a second time"
          onClick={() => onChange([...times, { opens: '', closes: '' }])}
        />
      ) : times.length > 1 ? (
        <IconButton
          icon={icons.minus}
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
