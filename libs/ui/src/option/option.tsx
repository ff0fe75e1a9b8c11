import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { cx } from '../cx';
import styles from './option.module.css';

export interface ChoiceProps {
  /** One of several with the same `name`, or on its own. */
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

/** The visually hidden input of a choice. */
export function ChoiceInput({
  className,
  ...props
}: Omit<ChoiceProps, 'children'> & { className?: string | undefined }) {
  const { type, name, value, checked, onChange } = props;
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

export const isOff = ({
  checked,
  count,
  disabled,
}: Pick<ChoiceProps, 'checked' | 'count' | 'disabled'>) => disabled || (count === 0 && !checked);

/** A row of a list of choices: box, name, count. */
export function Option(props: ChoiceProps) {
  const { type, count, children } = props;
  return (
    <label className={cx(styles.row, isOff(props) && styles.disabled)}>
      <span className={cx(styles.box, styles[type])}>
        <ChoiceInput {...props} className={styles.input} />
        {type === 'checkbox' && <Icon name="check" className={styles.tick} />}
      </span>
      <span className={styles.label}>{children}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
}
