import type { ReactNode } from 'react';
import { cx } from '../cx';
import { ChoiceInput, isOff, type ChoiceProps } from './option';
import styles from './option-tile.module.css';

interface TileProps extends ChoiceProps {
  /** An illustration of 64 × 28. */
  illustration: ReactNode;
}

/** A choice with an illustration. */
export function OptionTile({ illustration, children, ...props }: TileProps) {
  return (
    <label className={cx(styles.tile, isOff(props) && styles.none)}>
      <ChoiceInput {...props} className={styles.input} />
      <span className={styles.illustration}>{illustration}</span>
      <span className={styles.label}>
        {children}
        {props.count !== undefined && <span className={styles.count}> {props.count}</span>}
      </span>
    </label>
  );
}

interface DotProps extends ChoiceProps {
  /** A large Swatch. */
  dot: ReactNode;
}

/** A choice of a colour: the dot over its name. */
export function OptionDot({ dot, children, ...props }: DotProps) {
  return (
    <label className={cx(styles.colour, isOff(props) && styles.absent)}>
      <ChoiceInput {...props} className={styles.input} />
      <span className={styles.dot}>{dot}</span>
      {children}
    </label>
  );
}
