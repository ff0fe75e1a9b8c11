import { useRef, type HTMLAttributes } from 'react';
import { flushSync } from 'react-dom';
import { publicationState, type OrderedRow } from '@tivara/contracts';
import { Icon, Picture, cx, icons } from '@tivara/ui';
import { StateMark } from '../../shared/publication/publication-state';
import { MoveButtons } from '../../shared/reorder/move-buttons';
import shared from '../../shared/ui/shared.module.css';
import styles from './order.module.css';

interface Props {
  row: OrderedRow;
  index: number;
  count: number;
  isDragged: boolean;
  isTarget: boolean;
  dragProps: HTMLAttributes<HTMLLIElement>;
  onMove: (to: number) => void;
}

export function OrderRow({ row, index, count, isDragged, isTarget, dragProps, onMove }: Props) {
  const { name, picture } = row;
  const element = useRef<HTMLLIElement>(null);
  const move = (to: number) => {
    flushSync(() => onMove(to));
    element.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <li
      ref={element}
      className={cx(styles.row, isDragged && styles.dragged, isTarget && styles.target)}
      {...dragProps}
    >
      <Icon path={icons.menu} className={styles.handle} />
      <span className={styles.place} aria-hidden="true">
        {index + 1}
      </span>
      <span className={shared.thumbnail}>
        {picture && <Picture picture={picture} sizes="60px" alt="" />}
      </span>
      <span className={styles.name}>
        {name}
        {publicationState(row) !== 'published' && <StateMark of={row} />}
      </span>
      <span className={styles.buttons}>
        <MoveButtons name={name} index={index} count={count} onMove={move} toTop />
      </span>
    </li>
  );
}
