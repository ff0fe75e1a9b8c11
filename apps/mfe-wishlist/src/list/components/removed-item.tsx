import { TextLink } from '@tivara/ui';
import { frameTitle } from '../../frame/frame';
import type { Removed } from '../use-removal';
import styles from './removed-item.module.css';

interface Props {
  removed: Removed;
  onUndo: () => void;
}

/** Stands where an item was, for as long as the page does. */
export function RemovedItem({ removed: { items }, onUndo }: Props) {
  const title = items
    .map(({ product_name, selected_color }) => frameTitle(product_name, selected_color.color_name))
    .join(', ');
  return (
    <li>
      <div className={styles['plate']}>
        <p className={styles['text']}>{title} was removed.</p>
        <TextLink
          render={<button type="button" />}
          aria-label={`Undo: put ${title} back`}
          onClick={onUndo}
        >
          Undo
        </TextLink>
      </div>
    </li>
  );
}
