import { useEffect, useRef } from 'react';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './checkbox.module.css';

interface Props {
  /** For screen readers only. */
  label: string;
  checked: boolean;
  /** Some of the items it selects are selected. */
  mixed?: boolean;
  onChange: (checked: boolean) => void;
}

/** A bare box of 18 px in a target of 44. */
export function Checkbox({ label, checked, mixed = false, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className={styles.target}>
      <span className={styles.box}>
        <input
          ref={input}
          type="checkbox"
          className={styles.input}
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {mixed ? <span className={styles.bar} /> : <Icon name="check" className={styles.tick} />}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </label>
  );
}
