import type { OpeningHours } from '@tivara/contracts';
import { cx } from '@tivara/ui';
import { openState, sayOpen } from './open-now';
import { useMinute } from './use-minute';
import styles from './open-mark.module.css';

interface Props {
  hours: OpeningHours | null;
  /** dot: beside a name in a table, where words would not fit; phones have the words. */
  variant?: 'words' | 'dot';
}

/** Whether a store is open now, once the page knows what time it is. */
export function OpenMark({ hours, variant = 'words' }: Props) {
  const minute = useMinute();
  const state = hours && minute !== null ? openState(hours, minute) : null;
  if (variant === 'dot' && !state?.open) return null;
  return (
    <span
      className={cx(
        styles['mark'],
        styles[variant === 'dot' ? 'small' : 'words'],
        state?.open && styles['open'],
      )}
    >
      {state && (
        <>
          <span className={styles['dot']} />
          <span className={styles['text']}>{variant === 'dot' ? 'Open now' : sayOpen(state)}</span>
        </>
      )}
    </span>
  );
}
