import { useAppStore } from '@tivara/state';
import { VisuallyHidden, useHydrated } from '@tivara/ui';
import styles from './count.module.css';

export default function Count() {
  const count = useAppStore((state) => state.wishlist.length);
  // Announce changes, not the initial count.
  const live = useHydrated() ? 'polite' : 'off';
  return (
    <span className={styles.count} aria-live={live} aria-atomic="true">
      {count > 0 && (
        <>
          {count}
          <VisuallyHidden>{count === 1 ? ' item' : ' items'}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
