import type { Store } from '@tivara/contracts';
import { openState } from '../../stores/open-now';
import { useMinute } from '../../stores/use-minute';
import styles from './open-legend.module.css';

/** What the dots of the table say, when there is one; to a screen reader each says it itself. */
export function OpenLegend({ stores }: { stores: Store[] }) {
  const minute = useMinute();
  const open = stores.some(
    ({ opening_hours }) =>
      opening_hours && minute !== null && openState(opening_hours, minute).open,
  );
  return (
    <p className={styles['legend']} aria-hidden="true">
      {open && <span className={styles['words']}>Open now</span>}
    </p>
  );
}
