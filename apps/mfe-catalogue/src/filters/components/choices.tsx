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
import { QueryBoundary } from '@tivara/federation';
import { errorMessage, notify } from '@tivara/state';
import { choose, isChosen } from '../derive';
import type { PageLock } from '../page-lock';
import type { ChosenQuery } from '../use-chosen-query';
import { SECTION_TITLES, usesRecordText } from '../labels';
import styles from './choices.module.css';

export interface Choice {
  value: string;
  /** URL of a line drawing. */
  illustration?: string;
  /** CSS colour or gradient. */
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
  /** All values of the group, including those without results. */
  query: UseSuspenseQueryOptions<T[], Error, T[], string[]>;
  toChoice: (record: T) => Choice;
}

export const Choices = <T,>(props: Props<T>) => (
  <QueryBoundary
    queryKey={props.query.queryKey}
    onError={(error) => notify(errorMessage(error), 'error')}
    fallback={<ChoicesSkeleton />}
    failed={(retry) => (
      <ErrorState
        size="small"
        title={`Couldn’t load ${SECTION_TITLES[props.group]}`}
        onRetry={retry}
      />
    )}
  >
    <Values {...props} />
  </QueryBoundary>
);

function Values<T>({ query, toChoice, group, chosen, change, facets, lock }: Props<T>) {
  const choices = useSuspenseQuery(query).data.map(toChoice);
  const counts = facets?.[group];
  const locked = lock?.group === group;
  const noticeId = useId();
  const layout = layoutOf(choices);
  return (
    <>
      {locked && <LockNotice id={noticeId} lock={lock} />}
      <fieldset
        disabled={locked}
        className={cx(styles.choices, layout && styles[layout], locked && styles.locked)}
        role={isSingle(group) ? 'radiogroup' : 'group'}
        aria-label={SECTION_TITLES[group]}
        aria-describedby={locked ? noticeId : undefined}
      >
        {choices.map((choice) => {
          const { value, illustration, code } = choice;
          const props = {
            type: isSingle(group) ? ('radio' as const) : ('checkbox' as const),
            name: group,
            value,
            checked: isChosen(withLock(chosen, lock), group, value),
            count: counts && (counts[value] ?? 0),
            onChange: (checked: boolean) => change((query) => choose(query, group, value, checked)),
            children: usesRecordText(group) ? <RecordText>{value}</RecordText> : value,
          };
          if (code !== undefined)
            return <OptionDot key={value} {...props} dot={<Swatch code={code} size="lg" />} />;
          if (illustration !== undefined)
            return (
              <OptionTile
                key={value}
                {...props}
                illustration={<Illustration url={illustration} />}
              />
            );
          return <Option key={value} {...props} />;
        })}
      </fieldset>
    </>
  );
}

/** (SPEC 2, search page and collection page) */
const LockNotice = ({ id, lock }: { id: string; lock: PageLock }) => (
  <p id={id} className={styles.lockNotice}>
    <Icon name="lock" size="sm" />
    <span>
      {lock.label}{' '}
      {usesRecordText(lock.group) ? (
        <RecordText>{lock.values.join(', ')}</RecordText>
      ) : (
        lock.values.join(', ')
      )}
    </span>
  </p>
);

const layoutOf = ([first]: Choice[]) =>
  first?.code !== undefined ? 'dots' : first?.illustration !== undefined ? 'tiles' : null;

const Illustration = ({ url }: { url: string }) => (
  <img src={url} alt="" width={64} height={28} decoding="async" className={styles.illustration} />
);

const ChoicesSkeleton = () => (
  <div aria-busy="true">
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} shape="bar" className={styles.skeleton} />
    ))}
  </div>
);
