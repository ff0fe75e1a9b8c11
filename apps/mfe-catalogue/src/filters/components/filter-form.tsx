import { Link, useLocation } from 'react-router-dom';
import { FILTER_GROUPS, RANGES, attributeOf } from '@tivara/contracts';
import { useTexts } from '@tivara/state';
import { Button, Field, Heading, Icon, LinkButton, icons } from '@tivara/ui';
import { clearFilters } from '../derive';
import { searchOf } from '../use-chosen-query';
import { Choices } from './choices';
import type { FilterDrawerProps } from './filter-drawer';
import { HiddenQuery } from './hidden-query';
import styles from './filters.module.css';

export type FilterFormProps = Pick<FilterDrawerProps, 'chosen' | 'result' | 'locks'>;

/** The drawer's choices as a plain form, for browsers without JavaScript. */
export default function FilterForm({ chosen, result, locks }: FilterFormProps) {
  const t = useTexts();
  const { pathname } = useLocation();
  return (
    <form method="get" action={pathname} className={styles.form}>
      <HiddenQuery
        query={chosen}
        except={[...FILTER_GROUPS, ...RANGES.map(({ group }) => group)]}
      />
      <Heading as="h2" size="xs">
        {t('Filter')}
      </Heading>
      {FILTER_GROUPS.map((group) => (
        <details key={group} className={styles.group}>
          <summary className={styles.head}>
            {t(attributeOf(group).facet.title)}
            <Icon path={icons.chevronDown} />
          </summary>
          <Choices {...{ group, chosen, locks }} change={noop} facets={result?.facets} />
        </details>
      ))}
      {RANGES.map(({ group, title, min, max }) => {
        const bound = { type: 'number', name: group, min, max, inputMode: 'numeric' } as const;
        return (
          <fieldset key={group} className={styles.size}>
            <legend>{t(title)}</legend>
            <Field {...bound} label={t('From, mm')} defaultValue={chosen[group][0] ?? min} />
            <Field {...bound} label={t('To, mm')} defaultValue={chosen[group][1] ?? max} />
          </fieldset>
        );
      })}
      <div className={styles.footer}>
        <LinkButton
          variant="ghost"
          render={<Link to={{ search: searchOf(clearFilters(chosen)) }} />}
        >
          {t('Clear Filter')}
        </LinkButton>
        <Button type="submit">{t('Apply Filter')}</Button>
      </div>
    </form>
  );
}

/** Never called: the form is only rendered without scripts. */
const noop = () => {};
