import { IconButton, icons } from '@tivara/ui';
import styles from './move-buttons.module.css';

interface Props {
  name: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  /** Whether there is a button for it. */
  toTop?: boolean;
}

/** They stay focusable at the ends of the list, so that the focus stays on the moved item. */
export const MoveButtons = ({ name, index, count, onMove, toTop }: Props) => (
  <>
    {toTop && (
      <IconButton
        icon={icons.toTop}
        label={`Move ${name} to the top`}
        aria-disabled={index === 0}
        className={styles.button}
        onClick={() => index > 0 && onMove(0)}
      />
    )}
    <IconButton
      icon={icons.arrowUp}
      label={`Move ${name} up`}
      aria-disabled={index === 0}
      className={styles.button}
      onClick={() => index > 0 && onMove(index - 1)}
    />
    <IconButton
      icon={icons.arrowDown}
      label={`Move ${name} down`}
      aria-disabled={index === count - 1}
      className={styles.button}
      onClick={() => index < count - 1 && onMove(index + 1)}
    />
  </>
);
