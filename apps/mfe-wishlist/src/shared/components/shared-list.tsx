import { useState } from 'react';
import { Link } from 'react-router-dom';
import { keptUrls, type SharedWishlist } from '@tivara/contracts';
import { Button, IconButton, TextLink, useHydrated } from '@tivara/ui';
import { FIRST_ROW, FrameList } from '../../frame/frame-list';
import { Frame, framePath } from '../../frame/frame';
import { ListHead } from '../../frame/list-head';
import Heart from '../../heart/heart';
import { shotsOf } from '../../list/check-items';
import { dayOf, frames } from '../../words';
import { useCopying } from '../use-copying';
import styles from './shared-list.module.css';

export function SharedList({ list: { items, missing, expires_at } }: { list: SharedWishlist }) {
  const known = useHydrated();
  const [paused, setPaused] = useState(false);
  const { added, fresh, copy, undo } = useCopying(items);
  const moving = items.some(({ images }) => images.length > 1);
  return (
    <>
      <ListHead
        title="A shared wishlist"
        lead={`${frames(items.length, 'capital')} that someone would like you to see. The link works until ${dayOf(expires_at)}.${
          missing
            ? ` ${frames(missing, 'capital')} ${missing === 1 ? 'is' : 'are'} no longer in the catalogue.`
            : ''
        }`}
        aside={
          known &&
          moving && (
            <IconButton
              icon={paused ? 'play' : 'pause'}
              label={paused ? 'Play the pictures' : 'Pause the pictures'}
              onClick={() => setPaused(!paused)}
            />
          )
        }
      >
        {known && fresh > 0 && <Button onClick={copy}>Save all to my wishlist</Button>}
        {known && (
          <TextLink render={<button type="button" />} onClick={() => print()}>
            Print
          </TextLink>
        )}
      </ListHead>
      <div role="status" className={styles['status']}>
        {known && added && (
          <p className={styles['copied']}>
            {frames(added.length, 'capital')} added to your wishlist.{' '}
            <TextLink render={<button type="button" />} onClick={undo}>
              Undo
            </TextLink>
          </p>
        )}
        {known && !added && fresh === 0 && items.length > 0 && (
          <p className={styles['copied']}>
            All of these are on your own wishlist.{' '}
            <TextLink render={<Link to="/wishlist" />}>Open it</TextLink>
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
              shots={shotsOf(frame.images)}
              eager={index < FIRST_ROW}
              paused={paused}
              action={
                <Heart
                  product={frame}
                  color={frame}
                  images={keptUrls(frame.images)}
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
