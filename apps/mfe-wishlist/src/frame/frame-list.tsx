import { Children, useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '@tivara/state';
import { Button, Skeleton, cx } from '@tivara/ui';
import styles from './frame-list.module.css';

const PAGE_SIZE = 48;
/** Items whose pictures load eagerly. */
export const FIRST_ROW = 3;

/** A grid of list items with Show more; prints in full. */
export function FrameList({ children }: { children: ReactNode }) {
  const t = useTexts();
  const items = Children.toArray(children);
  const [shown, setShown] = useState(PAGE_SIZE);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const showAll = () => flushSync(() => setShown(Infinity));
    addEventListener('beforeprint', showAll);
    return () => removeEventListener('beforeprint', showAll);
  }, []);

  const showMore = () => {
    flushSync(() => setShown(shown + PAGE_SIZE));
    // Continue keyboard navigation at the first new item.
    list.current?.children[shown]?.querySelector<HTMLElement>('h2 a, button')?.focus();
  };
  return (
    <>
      <ul ref={list} className={styles.list}>
        {items.slice(0, shown)}
      </ul>
      {items.length > shown && (
        <p className={styles.more}>
          <Button variant="ghost" onClick={showMore}>
            {t('Show {more} more of {all}', {
              more: Math.min(PAGE_SIZE, items.length - shown),
              all: items.length,
            })}
          </Button>
        </p>
      )}
    </>
  );
}

export const ListSkeleton = () => {
  const t = useTexts();
  return (
    <div
      className={cx(styles.list, styles.skeleton)}
      role="status"
      aria-busy="true"
      aria-label={t('Loading')}
    >
      {[1, 2, 3].map((row) => (
        <div key={row}>
          <Skeleton shape="tile" className={styles.tile} />
          <div className={styles.caption}>
            <Skeleton shape="bar" className={styles.name} />
            <Skeleton shape="bar" className={styles.line} />
          </div>
        </div>
      ))}
    </div>
  );
};
