import { useState } from 'react';
import { Link } from 'react-router-dom';
import { storedUrls } from '@tivara/contracts';
import type { SharedFrame, SharedWishlist, WishlistItem } from '@tivara/contracts';
import { notify, sameItem, useAppStore } from '@tivara/state';
import { Button, TextLink, useHydrated } from '@tivara/ui';
import { FIRST_ROW, FrameList } from '../../frame/frame-list';
import { Frame, framePath, picturesOf } from '../../frame/frame';
import { ListHead, PauseButton, PrintButton } from '../../frame/list-head';
import Heart from '../../heart/heart';
import { wishlistItem } from '../../heart/wishlist-item';
import { formatDate, frameCount } from '../../labels';
import styles from './public-list.module.css';

export function PublicList({ list: { items, missing, expires_at } }: { list: SharedWishlist }) {
  const hydrated = useHydrated();
  const [paused, setPaused] = useState(false);
  const { added, newCount, copy, undo } = useCopyToWishlist(items);
  const hasSlideshow = items.some(({ images }) => images.length > 1);
  return (
    <>
      <ListHead
        title="A shared wishlist"
        lead={`${frameCount(items.length, 'capital')} that someone would like you to see. The link works until ${formatDate(expires_at)}.${
          missing
            ? ` ${frameCount(missing, 'capital')} ${missing === 1 ? 'is' : 'are'} no longer in the catalogue.`
            : ''
        }`}
        aside={hydrated && hasSlideshow && <PauseButton paused={paused} onChange={setPaused} />}
      >
        {hydrated && newCount > 0 && <Button onClick={copy}>Save all to my wishlist</Button>}
        {hydrated && <PrintButton />}
      </ListHead>
      <div role="status" className={styles.status}>
        {hydrated && added && (
          <p className={styles.copied}>
            {frameCount(added.length, 'capital')} added to your wishlist.{' '}
            <TextLink render={<button type="button" />} onClick={undo}>
              Undo
            </TextLink>
          </p>
        )}
        {hydrated && !added && newCount === 0 && items.length > 0 && (
          <p className={styles.copied}>
            All of these are already on your wishlist.{' '}
            <TextLink render={<Link to="/wishlist" />}>View your wishlist</TextLink>
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
                <Heart
                  product={frame}
                  color={frame}
                  images={storedUrls(frame.images)}
                  variant="icon"
                />
              }
            />
          </li>
        ))}
      </FrameList>
    </>
  );
}

function useCopyToWishlist(shared: SharedFrame[]) {
  const own = useAppStore((state) => state.wishlist);
  const addItems = useAppStore((state) => state.putIntoWishlist);
  const removeItems = useAppStore((state) => state.removeFromWishlist);
  const [added, setAdded] = useState<WishlistItem[] | null>(null);
  const newItems = shared
    .map((frame) =>
      wishlistItem({ product: frame, color: frame, images: storedUrls(frame.images) }),
    )
    .filter((item) => !own.some((other) => sameItem(other, item)));

  const copy = () => {
    setAdded(newItems);
    addItems(newItems);
    notify(`${frameCount(newItems.length, 'capital')} added to your wishlist`, 'success');
  };
  const undo = () => {
    removeItems(...(added ?? []));
    setAdded(null);
    notify(`${frameCount(added?.length ?? 0, 'capital')} removed from your wishlist`);
  };
  return { added, newCount: newItems.length, copy, undo };
}
