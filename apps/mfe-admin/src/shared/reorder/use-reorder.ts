import { useState, type DragEvent } from 'react';

export function movedTo<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from];
  if (item === undefined) return [...items];
  const others = [...items.slice(0, from), ...items.slice(from + 1)];
  return [...others.slice(0, to), item, ...others.slice(to)];
}

interface ReorderedItem {
  key: string | number;
  name: string;
}

interface Options<Item extends ReorderedItem> {
  items: readonly Item[];
  onMove: (key: Item['key'], to: number) => void;
  /** For screen readers. */
  announce: (text: string) => void;
  /** What was dropped is none of the items. */
  onForeignDrop?: (event: DragEvent) => void;
}

/** Moves the items of a list by drag and by buttons. Spread `listProps` and `itemProps` on their elements. */
export function useReorder<Item extends ReorderedItem>(options: Options<Item>) {
  const { items, onMove, announce, onForeignDrop } = options;
  const [dragged, setDragged] = useState<Item | null>(null);
  const [target, setTarget] = useState<Item['key'] | null>(null);

  const move = ({ key, name }: Item, to: number) => {
    onMove(key, to);
    announce(`${name}, ${to + 1} of ${items.length}`);
  };
  const end = () => {
    setDragged(null);
    setTarget(null);
  };
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault();
    event.stopPropagation();
    if (dragged) move(dragged, Math.min(to, items.length - 1));
    else onForeignDrop?.(event);
    end();
  };

  return {
    move,
    /** The items that are dragged and dragged over, by key. */
    dragged: dragged && dragged.key,
    target: dragged && dragged.key !== target ? target : null,
    listProps: {
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDrop: (event: DragEvent) => drop(event, items.length),
    },
    itemProps: (item: Item, index: number) => ({
      draggable: items.length > 1,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        // Some browsers drag nothing without data.
        event.dataTransfer.setData('text/plain', item.name);
        setDragged(item);
      },
      onDragEnd: end,
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setTarget(item.key);
      },
      onDrop: (event: DragEvent) => drop(event, index),
    }),
  };
}
