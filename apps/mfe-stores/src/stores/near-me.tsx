import { Icon, Spinner, TextLink } from '@tivara/ui';
import type { Position } from '../map/project';
import { usePosition } from './use-position';
import styles from './near-me.module.css';

interface Props {
  onFound: (position: Position) => void;
  /** Whether the list shows nearby stores. */
  active: boolean;
}

export function NearMe({ onFound, active }: Props) {
  const { locate, isLocating, problem } = usePosition(onFound);
  return (
    <div className={styles.near}>
      <span className={styles.line}>
        {isLocating ? <Spinner /> : <Icon name="pin" />}
        <TextLink
          render={<button type="button" />}
          aria-disabled={isLocating || undefined}
          onClick={() => isLocating || locate()}
        >
          Stores near me
        </TextLink>
        <span className={styles.privacy}>
          Your location is rounded to about a kilometre, used only for this search and never stored.
        </span>
      </span>
      <p role="status" className={styles.problem}>
        {isLocating
          ? 'Finding your location'
          : problem || (active && 'Showing the nearest stores first.')}
      </p>
    </div>
  );
}
