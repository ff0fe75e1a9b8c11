import { Link, useLocation } from 'react-router-dom';
import { FILTER_GROUPS, LIMITS } from '@tivara/contracts';
import { Button, Field, Heading, Icon, LinkButton } from '@tivara/ui';
import { clearFilters } from '../derive';
import { searchOf } from '../use-chosen-query';
import { SECTION_TITLES } from '../labels';
import type { FilterDrawerProps } from './filter-drawer';
import { GroupChoices } from './group-choices';
import { HiddenQuery } from './hidden-query';
import styles from './filter-form.module.css';

type Props = Pick<FilterDrawerProps, 'chosen' | 'result' | 'lock'>;

/** The drawer's choices as a plain form, for browsers without JavaScript. */
export function FilterForm({ chosen, result, lock }: Props) {
  const { pathname } = useLocation();
  const { min, max } = LIMITS.size;
  const size = { type: 'number', name: 'Size', min, max, step: 1, inputMode: 'numeric' } as const;
  return (
    <form method="get" action={pathname} className={styles.form}>
      <HiddenQuery query={chosen} except={[...FILTER_GROUPS, 'Size']} />
      <Heading as="h2" size="xs">
        Filter
      </Heading>
      {FILTER_GROUPS.map((group) => (
        <details key={group} className={styles.group}>
          <summary className={styles.head}>
            {SECTION_TITLES[group]}
            <Icon name="chevron-down" />
          </summary>
          <GroupChoices
            group={group}
            chosen={chosen}
            change={noop}
            facets={result?.facets}
            lock={lock}
          />
        </details>
      ))}
      <fieldset className={styles.size}>
        <legend>Size Range</legend>
        <Field {...size} label="From, mm" defaultValue={chosen.Size[0] ?? min} />
        <Field {...size} label="To, mm" defaultValue={chosen.Size[1] ?? max} />
      </fieldset>
      <div className={styles.footer}>
        <LinkButton
          variant="ghost"
          render={<Link to={{ search: searchOf(clearFilters(chosen)) }} />}
        >
          Clear Filter
        </LinkButton>
        <Button type="submit">Apply Filter</Button>
      </div>
    </form>
  );
}

/** Never called: the form is only rendered without scripts. */
const noop = () => {};
