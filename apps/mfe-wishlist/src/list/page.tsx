import { useState } from 'react';
import type { Head, RouteContext } from '@tivara/contracts';
import { colorsQuery, useAppStore } from '@tivara/state';
import { IconButton, useHydrated } from '@tivara/ui';
import { EmptyList } from './components/empty-list';
import { ListHead } from './components/list-head';
import { ListSkeleton } from './components/list-skeleton';
import { SavedList } from './components/saved-list';
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
  const [paused, setPaused] = useState(false);
  const { place, remove } = useRemoval(items);
  const moving = items.some(({ images }) => images.length > 1);
  return (
    <div ref={place} className={styles['page']}>
      <ListHead
        aside={
          moving && (
            <IconButton
              icon={paused ? 'play' : 'pause'}
              label={paused ? 'Play the pictures' : 'Pause the pictures'}
              onClick={() => setPaused(!paused)}
            />
          )
        }
      />
      {!known && <ListSkeleton />}
      {known && items.length === 0 && <EmptyList />}
      {items.length > 0 && <SavedList items={items} paused={paused} onRemove={remove} />}
    </div>
  );
}
