import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../icon/icon';
import * as icons from '../icon/paths';
import { cx } from '../cx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './option.module.css';

interface ChoiceProps {
  type: 'radio' | 'checkbox';
  name: string;
  value: string;
  checked: boolean;
  /** Called with the new state; pressing a selected radio again deselects it. */
  onChange: (checked: boolean) => void;
  /** How many there are; an option with 0 cannot be selected. */
  count?: number | undefined;
  disabled?: boolean;
  children: ReactNode;
}

const isOff = ({ checked, count, disabled }: Pick<ChoiceProps, 'checked' | 'count' | 'disabled'>) =>
  disabled || (count === 0 && !checked);

function ChoiceInput(props: Omit<ChoiceProps, 'children'> & { className: string | undefined }) {
  const { type, name, value, checked, onChange, className } = props;
  return (
    <input
      type={type}
      name={name}
      value={value}
      checked={checked}
      disabled={isOff(props)}
      onChange={(event) => onChange(event.currentTarget.checked)}
      onClick={type === 'radio' && checked ? () => onChange(false) : undefined}
      className={className}
    />
  );
}

export function Option(props: ChoiceProps) {
  const { type, count, children } = props;
  return (
    <label className={cx(styles.row, isOff(props) && styles.disabled)}>
      <span className={cx(styles.box, styles[type])}>
        <ChoiceInput {...props} className={styles.input} />
        {type === 'checkbox' && <Icon path={icons.check} className={styles.tick} />}
      </span>
      <span className={styles.label}>{children}</span>
      {count !== undefined && <span className={styles.amount}>{count}</span>}
    </label>
  );
}

export function OptionTile(props: ChoiceProps & { illustration: ReactNode }) {
  const { illustration, children, ...choice } = props;
  return (
    <label className={cx(styles.tile, isOff(choice) && styles.none)}>
      <ChoiceInput {...choice} className={styles.cover} />
      <span className={styles.illustration}>{illustration}</span>
      <span className={styles.label}>
        {children}
        {choice.count !== undefined && <span className={styles.count}> {choice.count}</span>}
      </span>
    </label>
  );
}

export function OptionDot({ dot, children, ...choice }: ChoiceProps & { dot: ReactNode }) {
  return (
    <label className={cx(styles.colour, isOff(choice) && styles.absent)}>
      <ChoiceInput {...choice} className={styles.cover} />
      <span className={styles.dot}>{dot}</span>
      <span className={styles.label}>{children}</span>
    </label>
  );
}

interface CheckboxProps {
  label: string;
  checked: boolean;
  mixed?: boolean;
  onChange: (checked: boolean) => void;
}

export function Checkbox({ label, checked, mixed = false, onChange }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className={styles.target}>
      <span className={cx(styles.box, styles.checkbox)}>
        <input
          ref={input}
          type="checkbox"
          className={styles.input}
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {mixed ? (
          <span className={styles.bar} />
        ) : (
          <Icon path={icons.check} className={styles.tick} />
        )}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </label>
  );
}
