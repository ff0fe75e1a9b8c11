import { useRef, useState } from 'react';
import type { EnquiryAnswer, Head, RouteContext } from '@tivara/contracts';
import { colorsQuery, useAppStore } from '@tivara/state';
import { IconButton, useHydrated } from '@tivara/ui';
import { ListHead } from '../frame/list-head';
import type { CheckedItem } from './check-items';
import { EmptyList } from './components/empty-list';
import { ListActions } from './components/list-actions';
import { ListSkeleton } from './components/list-skeleton';
import { Notes, WithoutScripts } from './components/notes';
import { SavedList } from './components/saved-list';
import { Sent } from './components/sent';
import { useCheckedItems } from './use-checked-items';
import { useRemoval } from './use-removal';
import styles from './page.module.css';

/** Colours only give their dots; the list does without them. */
export async function load({ queryClient, api }: RouteContext): Promise<void> {
  await queryClient.ensureQueryData(colorsQuery(api)).catch(() => undefined);
}

export function head(): Head {
  return {
    title: 'Wishlist',
    description: 'The frames that you saved in this browser.',
    canonical: '/wishlist',
    noindex: true,
  };
}

/** What this browser saved; the server cannot know it and draws its place. */
export default function Page() {
  const known = useHydrated();
  const items = useAppStore((state) => state.wishlist);
  const kept = useAppStore((state) => state.wishlistKept);
  const takeOut = useAppStore((state) => state.removeFromWishlist);
  const checked = useCheckedItems(items);
  const [paused, setPaused] = useState(false);
  const [reference, setReference] = useState<string | null>(null);
  const confirmation = useRef<HTMLDivElement>(null);
  const { place, removed, remove, undo, forget } = useRemoval(items);
  const moving = checked.some(({ shown }) => shown.shots.length > 1);

  const sent = (answer: EnquiryAnswer, asked: CheckedItem[]) => {
    setReference(answer.reference);
    forget();
    // Not all: another tab may have saved something meanwhile.
    takeOut(...asked.map(({ item }) => item));
  };
  return (
    <div ref={place} className={styles['page']}>
      <ListHead
        title="Wishlist"
        aside={
          moving && (
            <IconButton
              icon={paused ? 'play' : 'pause'}
              label={paused ? 'Play the pictures' : 'Pause the pictures'}
              onClick={() => setPaused(!paused)}
            />
          )
        }
      >
        <ListActions items={checked} onSent={sent} afterSending={() => confirmation.current} />
      </ListHead>
      {reference && <Sent ref={confirmation} reference={reference} />}
      {!known && <ListSkeleton />}
      {!known && <WithoutScripts />}
      {known && items.length === 0 && <EmptyList />}
      {items.length > 0 && (
        <Notes kept={kept} gone={checked.filter(({ state }) => state === 'gone').length} />
      )}
      {checked.length + removed.length > 0 && (
        <SavedList
          items={checked}
          removed={removed}
          paused={paused}
          onRemove={remove}
          onUndo={undo}
        />
      )}
    </div>
  );
}
