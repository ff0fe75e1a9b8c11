import type { Store } from '@tivara/contracts';
import { openState } from '../../stores/open-state';
import { useMinute } from '../../stores/use-minute';
import styles from './open-legend.module.css';

/** Explains the table's dots; screen readers get a text with each dot instead. */
export function OpenLegend({ stores }: { stores: Store[] }) {
  const minute = useMinute();
  const open = stores.some(
    ({ opening_hours }) =>
      opening_hours && minute !== null && openState(opening_hours, minute).open,
  );
  return (
    <p className={styles.legend} aria-hidden="true">
      {open && <span className={styles.text}>Open now</span>}
    </p>
  );
}
