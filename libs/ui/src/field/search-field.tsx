import { useId, type ComponentProps } from 'react';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import styles from './search-field.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'aria-label'> {
  /** For screen readers; only the placeholder is visible. */
  label: string;
}

/** A search input with an icon, for the head of a table. */
export function SearchField({ label, className, ...input }: Props) {
  const id = useId();
  return (
    <div className={cx(styles.search, className)}>
      <label htmlFor={id} className={styles.icon}>
        <Icon name="search" />
      </label>
      <input {...input} id={id} type="search" aria-label={label} className={styles.input} />
    </div>
  );
}
