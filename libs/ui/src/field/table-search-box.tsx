import { useId, type ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { useTypedSearch } from './use-typed-search';
import styles from './table-search-box.module.css';

interface Props {
  /** For screen readers; only the placeholder is visible. */
  label: string;
  q: string;
  onSearch: (q: string) => void;
  /** Whether a navigation to another page is pending, which the search must not replace. */
  leaving: boolean;
  /** Where the form leads without JavaScript. */
  action?: string;
  hint?: string | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** Searches a table while the visitor types. */
export function TableSearchBox(props: Props) {
  const { label, q, onSearch, leaving, action, hint, className, children } = props;
  const { field, onSubmit } = useTypedSearch(q, onSearch, leaving);
  const id = useId();
  return (
    <form role="search" {...(action && { action })} className={className} onSubmit={onSubmit}>
      <div className={styles.search}>
        <label htmlFor={id} className={styles.icon}>
          <Icon name="search" />
        </label>
        <input
          {...field}
          id={id}
          type="search"
          name="q"
          aria-label={label}
          title={hint}
          placeholder="Search..."
          autoComplete="off"
          maxLength={200}
          className={styles.input}
        />
      </div>
      {children}
    </form>
  );
}
