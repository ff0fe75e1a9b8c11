import { useRef, useState } from 'react';
import type { EnquiryResponse, Head, RouteContext } from '@tivara/contracts';
import { colorsQuery, textsOf, useAppStore, useTexts } from '@tivara/state';
import { useHydrated } from '@tivara/ui';
import { EnquiryButton } from '../enquiry/enquiry-button';
import { ListSkeleton } from '../frame/frame-list';
import { ListHead, PauseButton, PrintButton } from '../frame/list-head';
import { ShareButton } from '../sharing/share-button';
import { useCheckedItems, type CheckedItem } from '../frame/check-items';
import { EmptyList, EnquiryConfirmation, ListNotices, NoScriptNotice } from './components/notices';
import { SavedList } from './components/saved-list';
import { useRemoval } from './use-removal';
import styles from '../frame/list-head.module.css';

/** Colours are optional: they only add swatches. */
export async function load({ queryClient, api }: RouteContext): Promise<void> {
  await queryClient.ensureQueryData(colorsQuery(api)).catch(() => undefined);
}

export function head({ queryClient }: Pick<RouteContext, 'queryClient'>): Head {
  const t = textsOf(queryClient);
  return {
    title: t('Wishlist'),
    description: t('The frames you saved in this browser.'),
  };
}

/** The list lives in this browser, so the server renders a skeleton. */
export default function Page() {
  const t = useTexts();
  const hydrated = useHydrated();
  const items = useAppStore((state) => state.wishlist);
  const persisted = useAppStore((state) => state.isWishlistStored);
  const removeItems = useAppStore((state) => state.removeFromWishlist);
  const checked = useCheckedItems(items);
  const [paused, setPaused] = useState(false);
  const [reference, setReference] = useState<string | null>(null);
  const confirmation = useRef<HTMLDivElement>(null);
  const { container, removed, remove, undo, clear } = useRemoval(items);
  const hasSlideshow = checked.some(({ shown }) => shown.pictures.length > 1);

  const handleSent = (answer: EnquiryResponse, handled: CheckedItem[]) => {
    setReference(answer.reference);
    clear();
    // Not the whole list: another tab may have added items.
    removeItems(...handled.map(({ item }) => item));
  };
  return (
    <div ref={container} className={styles.page}>
      <ListHead
        title={t('Wishlist')}
        aside={hasSlideshow && <PauseButton paused={paused} onChange={setPaused} />}
      >
        <EnquiryButton
          items={checked}
          onSent={handleSent}
          focusAfterSend={() => confirmation.current}
        />
        {items.length > 0 && <ShareButton items={checked} />}
        {items.length > 0 && <PrintButton />}
      </ListHead>
      {reference && <EnquiryConfirmation ref={confirmation} reference={reference} />}
      {!hydrated && <ListSkeleton />}
      {!hydrated && <NoScriptNotice />}
      {hydrated && items.length === 0 && <EmptyList />}
      {items.length > 0 && (
        <ListNotices
          persisted={persisted}
          unavailable={checked.filter(({ state }) => state === 'unavailable').length}
        />
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
