import { useState } from 'react';
import { Link } from 'react-router-dom';
import { storedUrls } from '@tivara/contracts';
import type { SharedFrame, SharedWishlist, WishlistItem } from '@tivara/contracts';
import {
  notify,
  notifySaved,
  sameItem,
  useAppState,
  useAppStore,
  useTexts,
  type Texts,
} from '@tivara/state';
import { Button, TextLink, useHydrated } from '@tivara/ui';
import { CompareSlot } from '../../frame/compare-slot';
import { FIRST_ROW, FrameList } from '../../frame/frame-list';
import { Frame, framePath, picturesOf } from '../../frame/frame';
import { ListHead, PauseButton, PrintButton } from '../../frame/list-head';
import Heart from '../../heart/heart';
import { wishlistItem } from '../../heart/wishlist-item';
import { formatDate, frameCount } from '../../labels';
import styles from './public-list.module.css';

export function PublicList({ list: { items, missing, expires_at } }: { list: SharedWishlist }) {
  const t = useTexts();
  const hydrated = useHydrated();
  const [paused, setPaused] = useState(false);
  const { added, newCount, copy, undo } = useCopyToWishlist(items);
  const hasSlideshow = items.some(({ images }) => images.length > 1);
  return (
    <>
      <ListHead
        title={t('A shared wishlist')}
        lead={[
          t('{frames} that someone would like you to see.', {
            frames: frameCount(t, items.length, 'capital'),
          }),
          t('The link works until {date}.', { date: formatDate(expires_at) }),
          ...(missing ? [missingText(t, missing)] : []),
        ].join(' ')}
        aside={hydrated && hasSlideshow && <PauseButton paused={paused} onChange={setPaused} />}
      >
        {hydrated && newCount > 0 && <Button onClick={copy}>{t('Save all to my wishlist')}</Button>}
        {hydrated && <PrintButton />}
      </ListHead>
      <div role="status" className={styles.status}>
        {hydrated && added && (
          <p className={styles.copied}>
            {t('{frames} added to your wishlist.', {
              frames: frameCount(t, added.length, 'capital'),
            })}{' '}
            <TextLink render={<button type="button" />} onClick={undo}>
              {t('Undo')}
            </TextLink>
          </p>
        )}
        {hydrated && !added && newCount === 0 && items.length > 0 && (
          <p className={styles.copied}>
            {t('All of these are already on your wishlist.')}{' '}
            <TextLink render={<Link to="/wishlist" />}>{t('View your wishlist')}</TextLink>
          </p>
        )}
      </div>
      <FrameList>
        {items.map((frame, index) => (
          <li key={`${frame.product_id} ${frame.color_id}`}>
            <Frame
              name={frame.product_name}
              material={frame.material_name}
              colour={{ name: frame.color_name, code: frame.color_code }}
              path={framePath(frame.product_id, frame.color_name)}
              pictures={picturesOf(frame.images)}
              eager={index < FIRST_ROW}
              paused={paused}
              action={
                <>
                  <CompareSlot product={frame} color={frame} />
                  <Heart
                    product={frame}
                    color={frame}
                    images={storedUrls(frame.images)}
                    variant="icon"
                  />
                </>
              }
            />
          </li>
        ))}
      </FrameList>
    </>
  );
}

function missingText(t: Texts, missing: number): string {
  const frames = frameCount(t, missing, 'capital');
  return missing === 1
    ? t('{frames} is no longer in the catalogue.', { frames })
    : t('{frames} are no longer in the catalogue.', { frames });
}

function useCopyToWishlist(shared: SharedFrame[]) {
  const t = useTexts();
  const own = useAppStore((state) => state.wishlist);
  const addItems = useAppStore((state) => state.putIntoWishlist);
  const removeItems = useAppStore((state) => state.removeFromWishlist);
  const state = useAppState();
  const [added, setAdded] = useState<WishlistItem[] | null>(null);
  const newItems = shared
    .map((frame) =>
      wishlistItem({ product: frame, color: frame, images: storedUrls(frame.images) }),
    )
    .filter((item) => !own.some((other) => sameItem(other, item)));

  const copy = () => {
    setAdded(newItems);
    addItems(newItems);
    const frames = frameCount(t, newItems.length, 'capital');
    notifySaved(t('{frames} added to your wishlist', { frames }), state().isWishlistStored);
  };
  const undo = () => {
    removeItems(...(added ?? []));
    setAdded(null);
    const frames = frameCount(t, added?.length ?? 0, 'capital');
    notify(t('{frames} removed from your wishlist', { frames }));
  };
  return { added, newCount: newItems.length, copy, undo };
}
