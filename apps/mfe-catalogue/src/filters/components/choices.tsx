import { useId } from 'react';
import { attributeOf, isSingle } from '@tivara/contracts';
import type { FacetGroup, Facets, ProductQuery } from '@tivara/contracts';
import {
  ErrorState,
  Icon,
  Option,
  OptionDot,
  OptionTile,
  Skeleton,
  Swatch,
  cx,
  icons,
} from '@tivara/ui';
import { QueryBoundary } from '@tivara/federation';
import { errorMessage, notify, useApi, useTexts } from '@tivara/state';
import { CHOICE_LISTS, type Choice } from '../choice-lists';
import { choose, valuesOf, type PageLock } from '../derive';
import type { ChosenQuery } from '../use-chosen-query';
import { Value } from './value';
import styles from './filters.module.css';

export interface GroupProps {
  group: FacetGroup;
  chosen: ProductQuery;
  change: ChosenQuery['change'];
  facets: Facets | undefined;
  locks: readonly PageLock[];
}

export const Choices = (props: GroupProps) => {
  const t = useTexts();
  return (
    <QueryBoundary
      queryKey={CHOICE_LISTS[props.group].queryKey(useApi())}
      onError={(error) => notify(errorMessage(error), 'error')}
      fallback={<ChoicesSkeleton />}
      failed={(retry) => (
        <ErrorState
          size="small"
          title={t('Couldn’t load {filter}', { filter: t(attributeOf(props.group).facet.title) })}
          onRetry={retry}
        />
      )}
    >
      <Values {...props} />
    </QueryBoundary>
  );
};

function Values({ group, chosen, change, facets, locks }: GroupProps) {
  const t = useTexts();
  const choices = CHOICE_LISTS[group].useChoices();
  const counts = facets?.[group];
  const lock = locks.find((one) => one.group === group);
  const noticeId = useId();
  const layout = layoutOf(choices);
  // A search can lock several values even there.
  const single = isSingle(group) && (lock?.values.length ?? 1) === 1;
  return (
    <>
      {lock && <LockNotice id={noticeId} lock={lock} />}
      <fieldset
        disabled={lock !== undefined}
        className={cx(layout && styles[layout], lock && styles.locked)}
        role={single ? 'radiogroup' : 'group'}
        aria-label={t(attributeOf(group).facet.title)}
        aria-describedby={lock ? noticeId : undefined}
      >
        {choices.map(({ value, illustration, code }) => {
          const props = {
            type: single ? ('radio' as const) : ('checkbox' as const),
            name: group,
            value,
            checked: valuesOf(chosen, group, locks).includes(value),
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
const LockNotice = ({ id, lock }: { id: string; lock: PageLock }) => {
  const t = useTexts();
  return (
    <p id={id} className={styles.lockNotice}>
      <Icon path={icons.lock} size="sm" />
      <span>
        {t(lock.label, { values: <Value filterKey={lock.group}>{lock.values.join(', ')}</Value> })}
      </span>
    </p>
  );
};

const layoutOf = ([first]: Choice[]) =>
  first?.code !== undefined ? 'dots' : first?.illustration !== undefined ? 'tiles' : null;

const ChoicesSkeleton = () => (
  <div aria-busy="true">
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} shape="bar" className={styles.skeleton} />
    ))}
  </div>
);
