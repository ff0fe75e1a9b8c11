import { useQuery } from '@tanstack/react-query';
import type { WishlistItem } from '@tivara/contracts';
import { colorsQuery, useApi } from '@tivara/state';
import { SavedItem } from './saved-item';
import styles from './list.module.css';

interface Props {
  items: WishlistItem[];
  paused: boolean;
  onRemove: (index: number) => void;
}

export function SavedList({ items, paused, onRemove }: Props) {
  const { data: colours = [] } = useQuery(colorsQuery(useApi()));
  const codes = new Map(colours.map(({ color_name, color_code }) => [color_name, color_code]));
  return (
    <ul className={styles['list']}>
      {items.map((item, index) => (
        <SavedItem
          key={`${item.product_id} ${item.selected_color.color_name}`}
          item={item}
          code={codes.get(item.selected_color.color_name)}
          eager={index < FIRST_ROW}
          paused={paused}
          onRemove={() => onRemove(index)}
        />
      ))}
    </ul>
  );
}

const FIRST_ROW = 3;
