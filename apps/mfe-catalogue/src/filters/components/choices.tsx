import { useId } from 'react';
import { isSingle, withLock } from '@tivara/contracts';
import type { FacetGroup, Facets, ProductQuery } from '@tivara/contracts';
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
  icons,
} from '@tivara/ui';
import { QueryBoundary } from '@tivara/federation';
import { errorMessage, notify, useApi } from '@tivara/state';
import { CHOICE_LISTS, type Choice } from '../choice-lists';
import { choose, isChosen, type FilterKey, type PageLock } from '../derive';
import type { ChosenQuery } from '../use-chosen-query';
import styles from './filters.module.css';

export const SECTION_TITLES: Record<FacetGroup, string> = {
  Gender: 'Gender',
  Material_Name: 'Material',
  Collection_Name: 'Collection',
  Finishing_Name: 'Finishing',
  Frame_Type: 'Frame Type',
  Shape_Name: 'Shape',
  Color: 'Color',
};

const UPPER_CASE: readonly FilterKey[] = ['Gender', 'Material_Name', 'Finishing_Name', 'Color'];

/** A value of a group; those stored in upper case are displayed in sentence case. */
export const Value = ({ filterKey, children }: { filterKey: FilterKey; children: string }) =>
  UPPER_CASE.includes(filterKey) ? <RecordText>{children}</RecordText> : children;

export interface GroupProps {
  group: FacetGroup;
  chosen: ProductQuery;
  change: ChosenQuery['change'];
  facets: Facets | undefined;
  lock: PageLock | null;
}

export const Choices = (props: GroupProps) => (
  <QueryBoundary
    queryKey={CHOICE_LISTS[props.group].queryKey(useApi())}
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

function Values({ group, chosen, change, facets, lock }: GroupProps) {
  const choices = CHOICE_LISTS[group].useChoices();
  const counts = facets?.[group];
  const locked = lock?.group === group;
  const noticeId = useId();
  const layout = layoutOf(choices);
  return (
    <>
      {locked && <LockNotice id={noticeId} lock={lock} />}
      <fieldset
        disabled={locked}
        className={cx(layout && styles[layout], locked && styles.locked)}
        role={isSingle(group) ? 'radiogroup' : 'group'}
        aria-label={SECTION_TITLES[group]}
        aria-describedby={locked ? noticeId : undefined}
      >
        {choices.map(({ value, illustration, code }) => {
          const props = {
            type: isSingle(group) ? ('radio' as const) : ('checkbox' as const),
            name: group,
            value,
            checked: isChosen(withLock(chosen, lock), group, value),
            count: counts && (counts[value] ?? 0),
            onChange: (checked: boolean) => change((query) => choose(query, group, value, checked)),
            children: <Value filterKey={group}>{value}</Value>,
          };
          if (code !== undefined)
            return <OptionDot key={value} {...props} dot={<Swatch code={code} size="lg" />} />;
          if (illustration === undefined) return <Option key={value} {...props} />;
          return (
            <OptionTile
              key={value}
              {...props}
              illustration={
                <img
                  src={illustration}
                  alt=""
                  width={64}
                  height={28}
                  decoding="async"
                  className={styles.illustration}
                />
              }
            />
          );
        })}
      </fieldset>
    </>
  );
}

/** (SPEC 2, search page and collection page) */
const LockNotice = ({ id, lock }: { id: string; lock: PageLock }) => (
  <p id={id} className={styles.lockNotice}>
    <Icon path={icons.lock} size="sm" />
    <span>
      {lock.label} <Value filterKey={lock.group}>{lock.values.join(', ')}</Value>
    </span>
  </p>
);

const layoutOf = ([first]: Choice[]) =>
  first?.code !== undefined ? 'dots' : first?.illustration !== undefined ? 'tiles' : null;

const ChoicesSkeleton = () => (
  <div aria-busy="true">
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} shape="bar" className={styles.skeleton} />
    ))}
  </div>
);
