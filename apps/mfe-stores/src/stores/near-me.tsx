import { Icon, Spinner, TextLink } from '@tivara/ui';
import type { Position } from '../map/project';
import { usePosition } from './use-position';
import styles from './near-me.module.css';

interface Props {
  onFound: (position: Position) => void;
  /** The list shows what is near. */
  shown: boolean;
}

/** Finds stores by the visitor's position, when the visitor asks for it. */
export function NearMe({ onFound, shown }: Props) {
  const { ask, asking, problem } = usePosition(onFound);
  return (
    <div className={styles['near']}>
      <span className={styles['line']}>
        {asking ? <Spinner /> : <Icon name="pin" />}
        <TextLink
          render={<button type="button" />}
          aria-disabled={asking || undefined}
          onClick={() => asking || ask()}
        >
          Stores near me
        </TextLink>
        <span className={styles['privacy']}>
          Your position is rounded to about a kilometre, used for this search and kept nowhere.
        </span>
      </span>
      <p role="status" className={styles['problem']}>
        {asking
          ? 'Waiting for your position'
          : problem || (shown && 'The nearest stores come first.')}
      </p>
    </div>
  );
}
