import { useTexts } from '@tivara/state';
import { cx } from '@tivara/ui';
import { formatOpenState, openState, useMinute, type Openings } from './open-state';
import styles from './open-status.module.css';

interface Props {
  store: Openings;
  /** `dot`: for tables; shows text on phones only. */
  variant?: 'inline' | 'dot';
}

/** Rendered on the client only, since cached pages don't know the time. */
export function OpenStatus({ store, variant = 'inline' }: Props) {
  const t = useTexts();
  const minute = useMinute();
  const state = minute === null ? null : openState(store, minute);
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
            {variant === 'dot' ? t('Open now') : formatOpenState(t, state)}
          </span>
        </>
      )}
    </span>
  );
}
