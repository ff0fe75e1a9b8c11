import { useQuery } from '@tanstack/react-query';
import type { WishlistItem } from '@tivara/contracts';
import { colorsQuery, useApi, useTexts } from '@tivara/state';
import { IconButton, TextLink, icons } from '@tivara/ui';
import { CompareSlot } from '../../frame/compare-slot';
import { FIRST_ROW, FrameList } from '../../frame/frame-list';
import { Frame, framePath, frameTitle } from '../../frame/frame';
import { itemKey, type CheckedItem } from '../../frame/check-items';
import { withRemoved, type Removed } from '../use-removal';
import styles from './saved-list.module.css';

interface Props {
  items: CheckedItem[];
  removed: Removed[];
  paused: boolean;
  /** `position` is the index in the displayed list. */
  onRemove: (item: CheckedItem, position: number) => void;
  onUndo: (removed: Removed) => void;
}

export function SavedList({ items, removed, paused, onRemove, onUndo }: Props) {
  const t = useTexts();
  const { data: colours = [] } = useQuery(colorsQuery(useApi()));
  const codes = new Map(colours.map(({ color_name, color_code }) => [color_name, color_code]));
  return (
    <FrameList>
      {withRemoved(items, removed).map((entry, position) => {
        if ('items' in entry)
          return (
            <RemovedItem
              key={`removed ${entry.items.map(itemKey).join()}`}
              items={entry.items}
              onUndo={() => onUndo(entry)}
            />
          );
        const { item, shown, state } = entry;
        const isAvailable = state !== 'unavailable';
        return (
          <li key={itemKey(item)}>
            <Frame
              name={shown.name}
              material={shown.material}
              colour={{ name: shown.colour, code: shown.code ?? codes.get(shown.colour) }}
              path={isAvailable ? framePath(item.product_id, shown.colour) : null}
              pictures={shown.pictures}
              eager={position < FIRST_ROW}
              paused={paused}
              note={isAvailable ? undefined : t('No longer in the catalogue')}
              action={
                <>
                  {state === 'available' && (
                    <CompareSlot
                      product={{ product_id: item.product_id, product_name: shown.name }}
                      color={{ color_id: shown.colourId, color_name: shown.colour }}
                    />
                  )}
                  <IconButton
                    icon={icons.close}
                    label={t('Remove {frame}', { frame: frameTitle(t, shown.name, shown.colour) })}
                    onClick={() => onRemove(entry, position)}
                    data-remove=""
                  />
                </>
              }
            />
          </li>
        );
      })}
    </FrameList>
  );
}

/** Replaces a removed item until the visitor leaves the page. */
function RemovedItem({ items, onUndo }: { items: WishlistItem[]; onUndo: () => void }) {
  const t = useTexts();
  const title = items
    .map(({ product_name, selected_color }) =>
      frameTitle(t, product_name, selected_color.color_name),
    )
    .join(', ');
  return (
    <li>
      <div className={styles.removed}>
        <p className={styles.text}>{t('{frame} was removed.', { frame: title })}</p>
        <TextLink
          render={<button type="button" />}
          aria-label={t('Undo: put {frame} back', { frame: title })}
          onClick={onUndo}
        >
          {t('Undo')}
        </TextLink>
      </div>
    </li>
  );
}
