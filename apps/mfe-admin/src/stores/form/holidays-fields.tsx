import type { RefCallback } from 'react';
import { LIMITS, type Holiday } from '@tivara/contracts';
import { Field, FieldMessage, IconButton, TextLink, icons } from '@tivara/ui';
import page from '../../shared/form/form-page.module.css';
import styles from './store-form.module.css';

interface Props {
  /** `until` is empty for a single day. */
  holidays: Holiday[];
  onChange: (holidays: Holiday[]) => void;
  error?: string | undefined;
  focusable: RefCallback<HTMLElement>;
}

export function HolidaysFields({ holidays, onChange, error, focusable }: Props) {
  return (
    <fieldset
      ref={focusable}
      tabIndex={-1}
      className={page.fieldset}
      aria-describedby={error ? 'holidays-message' : undefined}
    >
      <legend className={page.title}>Holidays</legend>
      {holidays.length > 0 && (
        <ul className={styles.holidays}>
          {holidays.map((holiday, at) => (
            <HolidayFields
              key={at}
              number={at + 1}
              holiday={holiday}
              onChange={(changed) =>
                onChange(holidays.map((one, index) => (index === at ? changed : one)))
              }
              onRemove={() => onChange(holidays.filter((_, index) => index !== at))}
            />
          ))}
        </ul>
      )}
      {holidays.length < LIMITS.holidays && (
        <TextLink
          render={<button type="button" />}
          onClick={() => onChange([...holidays, { from: '', until: '', label: '' }])}
        >
          Add a holiday
        </TextLink>
      )}
      <FieldMessage id="holidays-message" error={error} />
    </fieldset>
  );
}

interface RowProps {
  /** From 1. */
  number: number;
  holiday: Holiday;
  onChange: (holiday: Holiday) => void;
  onRemove: () => void;
}

function HolidayFields({ number, holiday, onChange, onRemove }: RowProps) {
  const field = (
    key: keyof Holiday,
    label: string,
    input: {
      type?: 'date' | 'time';
      min?: string;
      maxLength?: number;
      hint?: string;
      className?: string | undefined;
    },
  ) => (
    <Field
      label={label}
      autoComplete="off"
      value={holiday[key] ?? ''}
      onChange={({ currentTarget: { value } }) => onChange({ ...holiday, [key]: value })}
      {...input}
    />
  );
  return (
    <li>
      <fieldset className={styles.holiday} aria-label={`Holiday ${number}`}>
        {field('from', 'From', { type: 'date' })}
        {field('until', 'Until', { type: 'date', min: holiday.from })}
        {field('opens', 'Opens', { type: 'time', hint: 'Empty: closed' })}
        {field('closes', 'Closes', { type: 'time' })}
        {field('label', 'Name', { maxLength: LIMITS.holidayLabel, className: styles.name })}
        <IconButton icon={icons.minus} label={`Remove holiday ${number}`} onClick={onRemove} />
      </fieldset>
    </li>
  );
}
