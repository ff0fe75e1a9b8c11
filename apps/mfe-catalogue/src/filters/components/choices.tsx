import { useSuspenseQuery, type UseSuspenseQueryOptions } from '@tanstack/react-query';
import { isSingle, type FacetGroup, type Facets, type ProductQuery } from '@tivara/contracts';
import {
  FailedPiece,
  Option,
  OptionDot,
  OptionTile,
  RecordText,
  Skeleton,
  Swatch,
} from '@tivara/ui';
import { DataPiece } from '@tivara/federation';
import { choose, isChosen } from '../derive';
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
    fallback={<ChoicesSkeleton />}
    failed={(retry) => (
      <FailedPiece
        size="small"
        title={`${SECTION_TITLES[props.group]} did not arrive`}
        onRetry={retry}
      />
    )}
  >
    <Values {...props} />
  </DataPiece>
);

function Values<T>({ query, toChoice, group, chosen, change, facets }: Props<T>) {
  const choices = useSuspenseQuery(query).data.map(toChoice);
  const counts = facets?.[group];
  return (
    <div
      className={styles[lookOf(choices)]}
      role={isSingle(group) ? 'radiogroup' : 'group'}
      aria-label={SECTION_TITLES[group]}
    >
      {choices.map((choice) => {
        const { value, drawing, code } = choice;
        const props = {
          type: isSingle(group) ? ('radio' as const) : ('checkbox' as const),
          name: group,
          value,
          checked: isChosen(chosen, group, value),
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
    </div>
  );
}

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
