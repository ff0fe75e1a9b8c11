import { useQuery } from '@tanstack/react-query';
import { useApi } from '@tivara/state';
import { Spinner } from '@tivara/ui';
import { Chips } from '../../filters/components/chips';
import { FilterButton } from '../../filters/components/filter-button';
import type { ChosenQuery } from '../../filters/use-chosen-query';
import { productsQuery } from '../../products/api';
import styles from './filter-bar.module.css';

type Props = ChosenQuery & { busy: boolean };

/** Stays below the header: the filter, what is chosen, how many there are. */
export function FilterBar({ chosen, answered, change, busy }: Props) {
  // Reads along with the list, which is what asks.
  const list = useQuery({ ...productsQuery(useApi(), answered), enabled: false });
  const answer = list.data;
  const colour = answer?.items
    .flatMap(({ colors }) => colors)
    .find(({ color_name }) => color_name === chosen.Color);
  const loaded = Math.min(answered.page * answered.pageSize, answer?.total ?? 0);
  return (
    <div className={styles['bar']}>
      <div className={styles['row']}>
        <FilterButton chosen={chosen} change={change} answer={answer} />
        <span className={styles['count']} role="status">
          {busy || list.isPending ? (
            <span className={styles['waiting']}>
              <Spinner />
              Loading
            </span>
          ) : (
            answer && countOf(loaded, answer.total)
          )}
        </span>
      </div>
      <Chips chosen={chosen} change={change} colourCode={colour?.color_code} />
    </div>
  );
}

function countOf(loaded: number, total: number): string {
  const frames = total === 1 ? '1 frame' : `${total} frames`;
  return loaded < total ? `${loaded} of ${frames}` : frames;
}
