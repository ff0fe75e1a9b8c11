import type { OpeningHours } from '@tivara/contracts';
import { cx } from '@tivara/ui';
import { formatOpenState, openState, useMinute } from './open-state';
import styles from './open-status.module.css';

interface Props {
  hours: OpeningHours | null;
  /** `dot`: for tables; shows text on phones only. */
  variant?: 'inline' | 'dot';
}

/** Rendered on the client only, since cached pages don't know the time. */
export function OpenStatus({ hours, variant = 'inline' }: Props) {
  const minute = useMinute();
  const state = hours && minute !== null ? openState(hours, minute) : null;
  if (variant === 'dot' && !state?.open) return null;
  return (
    <span
      className={cx(
        styles.status,
        styles[variant === 'dot' ? 'compact' : 'inline'],
        state?.open && styles.open,
      )}
    >
      {state && (
        <>
          <span className={styles.dot} />
          <span className={styles.text}>
            {variant === 'dot' ? 'Open now' : formatOpenState(state)}
          </span>
        </>
      )}
    </span>
  );
}
