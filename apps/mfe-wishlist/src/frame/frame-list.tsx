import { Children, useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@tivara/ui';
import styles from './frame-list.module.css';
import more from './show-more.module.css';

/** Frames that a long list shows at once. */
const STEP = 48;
/** Pictures that are asked for at once. */
export const FIRST_ROW = 3;

/** A grid of list items; a long one is shown in steps, on paper the whole of it. */
export function FrameList({ children }: { children: ReactNode }) {
  const items = Children.toArray(children);
  const [shown, setShown] = useState(STEP);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const showAll = () => flushSync(() => setShown(Infinity));
    addEventListener('beforeprint', showAll);
    return () => removeEventListener('beforeprint', showAll);
  }, []);

  const showMore = () => {
    flushSync(() => setShown(shown + STEP));
    // The keyboard goes on where the list did.
    list.current?.children[shown]?.querySelector<HTMLElement>('h2 a, button')?.focus();
  };
  return (
    <>
      <ul ref={list} className={styles['list']}>
        {items.slice(0, shown)}
      </ul>
      {items.length > shown && (
        <p className={more['more']}>
          <Button variant="ghost" onClick={showMore}>
            Show {Math.min(STEP, items.length - shown)} more of {items.length}
          </Button>
        </p>
      )}
    </>
  );
}
