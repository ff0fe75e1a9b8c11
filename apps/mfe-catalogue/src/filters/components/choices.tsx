import { useId } from 'react';
import { useSuspenseQuery, type UseSuspenseQueryOptions } from '@tanstack/react-query';
import {
  isSingle,
  withLock,
  type FacetGroup,
  type Facets,
  type ProductQuery,
} from '@tivara/contracts';
import {
  ErrorState,
  Icon,
  Option,
  OptionDot,
  OptionTile,
  RecordText,
  Skeleton,
  Swatch,
  cx,
} from '@tivara/ui';
import { DataPiece } from '@tivara/federation';
import { errorMessage, notify } from '@tivara/state';
import { choose, isChosen } from '../derive';
import type { PageLock } from '../page-lock';
import type { ChosenQuery } from '../use-chosen-query';
import { SECTION_TITLES, isRecord } from '../words';
import styles from './choices.module.css';

/** A value that can be chosen. */
export interface Choice {
  value: string;
  /** A line drawing's address. */
  drawing?: string;
  /** A colour's code. */
  code?: string;
}

export interface GroupProps {
  group: FacetGroup;
  chosen: ProductQuery;
  change: ChosenQuery['change'];
  facets: Facets | undefined;
  lock: PageLock | null;
}

interface Props<T> extends GroupProps {
  /** The list of all its values, with results or without. */
  query: UseSuspenseQueryOptions<T[], Error, T[], string[]>;
  toChoice: (record: T) => Choice;
}

/** The values of one group, each with how many products it has. */
export const Choices = <T,>(props: Props<T>) => (
  <DataPiece
    queryKey={props.query.queryKey}
    onError={(error) => notify(errorMessage(error), 'error')}
    fallback={<ChoicesSkeleton />}
    failed={(retry) => (
      <ErrorState
        size="small"
        title={`${SECTION_TITLES[props.group]} did not arrive`}
        onRetry={retry}
      />
    )}
  >
    <Values {...props} />
  </DataPiece>
);

function Values<T>({ query, toChoice, group, chosen, change, facets, lock }: Props<T>) {
  const choices = useSuspenseQuery(query).data.map(toChoice);
  const counts = facets?.[group];
  const locked = lock?.group === group;
  const wordsId = useId();
  return (
    <>
      {locked && <LockWords id={wordsId} lock={lock} />}
      <fieldset
        disabled={locked}
        className={cx(styles['choices'], styles[lookOf(choices)], locked && styles['locked'])}
        role={isSingle(group) ? 'radiogroup' : 'group'}
        aria-label={SECTION_TITLES[group]}
        aria-describedby={locked ? wordsId : undefined}
      >
        {choices.map((choice) => {
          const { value, drawing, code } = choice;
          const props = {
            type: isSingle(group) ? ('radio' as const) : ('checkbox' as const),
            name: group,
            value,
            checked: isChosen(withLock(chosen, lock), group, value),
            count: counts && (counts[value] ?? 0),
            onChange: (checked: boolean) => change((query) => choose(query, group, value, checked)),
            children: isRecord(group) ? <RecordText>{value}</RecordText> : value,
          };
          if (code !== undefined)
            return <OptionDot key={value} {...props} dot={<Swatch code={code} size="lg" />} />;
          if (drawing !== undefined)
            return <OptionTile key={value} {...props} drawing={<Drawing url={drawing} />} />;
          return <Option key={value} {...props} />;
        })}
      </fieldset>
    </>
  );
}

/** Why nothing here can be changed. (SPEC 2, search page and collection page) */
const LockWords = ({ id, lock }: { id: string; lock: PageLock }) => (
  <p id={id} className={styles['lock']}>
    <Icon name="lock" size="sm" />
    <span>
      {lock.by}{' '}
      {isRecord(lock.group) ? (
        <RecordText>{lock.values.join(', ')}</RecordText>
      ) : (
        lock.values.join(', ')
      )}
    </span>
  </p>
);

const lookOf = ([first]: Choice[]) =>
  first?.code !== undefined ? 'dots' : first?.drawing !== undefined ? 'tiles' : 'rows';

const Drawing = ({ url }: { url: string }) => (
  <img src={url} alt="" width={64} height={28} decoding="async" className={styles['drawing']} />
);

const ChoicesSkeleton = () => (
  <div aria-busy="true">
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} shape="bar" className={styles['waiting']} />
    ))}
  </div>
);
