import { useQuery } from '@tanstack/react-query';
import { colorsQuery, useApi } from '@tivara/state';
import { IconButton } from '@tivara/ui';
import { FIRST_ROW, FrameList } from '../../frame/frame-list';
import { Frame, framePath, frameTitle } from '../../frame/frame';
import type { CheckedItem } from '../check-items';
import { withRemoved, type Removed } from '../use-removal';
import { RemovedItem } from './removed-item';

interface Props {
  items: CheckedItem[];
  removed: Removed[];
  paused: boolean;
  /** `position` is the index in the displayed list. */
  onRemove: (item: CheckedItem, position: number) => void;
  onUndo: (removed: Removed) => void;
}

export function SavedList({ items, removed, paused, onRemove, onUndo }: Props) {
  const { data: colours = [] } = useQuery(colorsQuery(useApi()));
  const codes = new Map(colours.map(({ color_name, color_code }) => [color_name, color_code]));
  return (
    <FrameList>
      {withRemoved(items, removed).map((entry, position) => {
        if ('items' in entry)
          return <RemovedItem key={keyOf(entry)} removed={entry} onUndo={() => onUndo(entry)} />;
        const { item, shown } = entry;
        const title = frameTitle(shown.name, shown.colour);
        return (
          <li key={`${item.product_id} ${item.selected_color.color_name}`}>
            <Frame
              name={shown.name}
              material={shown.material}
              colour={{ name: shown.colour, code: shown.code ?? codes.get(shown.colour) }}
              path={entry.state === 'unavailable' ? null : framePath(item.product_id, shown.colour)}
              pictures={shown.pictures}
              eager={position < FIRST_ROW}
              paused={paused}
              note={entry.state === 'unavailable' ? 'No longer in the catalogue' : undefined}
              action={
                <IconButton
                  icon="close"
                  label={`Remove ${title}`}
                  onClick={() => onRemove(entry, position)}
                  data-remove=""
                />
              }
            />
          </li>
        );
      })}
    </FrameList>
  );
}

const keyOf = ({ items }: Removed) =>
  `removed ${items.map(({ product_id, selected_color }) => `${product_id} ${selected_color.color_name}`).join()}`;
