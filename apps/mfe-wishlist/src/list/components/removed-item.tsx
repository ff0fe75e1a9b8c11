import { TextLink } from '@tivara/ui';
import { frameTitle } from '../../frame/frame';
import type { Removed } from '../use-removal';
import styles from './removed-item.module.css';

interface Props {
  removed: Removed;
  onUndo: () => void;
}

/** Replaces a removed item until the visitor leaves the page. */
export function RemovedItem({ removed: { items }, onUndo }: Props) {
  const title = items
    .map(({ product_name, selected_color }) => frameTitle(product_name, selected_color.color_name))
    .join(', ');
  return (
    <li>
      <div className={styles.tile}>
        <p className={styles.text}>{title} was removed.</p>
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
