import { useAppStore } from '@tivara/state';
import { VisuallyHidden, useHydrated } from '@tivara/ui';
import styles from './count.module.css';

/** How many pieces are saved: just the figure, nothing for none. */
export default function Count() {
  const count = useAppStore((state) => state.wishlist.length);
  // Changes are announced; what the visit begins with is not.
  const live = useHydrated() ? 'polite' : 'off';
  return (
    <span className={styles['count']} aria-live={live} aria-atomic="true">
      {count > 0 && (
        <>
          {count}
          <VisuallyHidden>{count === 1 ? ' item' : ' items'}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
