import { Link, useLocation } from 'react-router-dom';
import { FILTER_GROUPS, LIMITS, attributeOf } from '@tivara/contracts';
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
  const { min, max } = LIMITS.size;
  const size = { type: 'number', name: 'Size', min, max, step: 1, inputMode: 'numeric' } as const;
  return (
    <form method="get" action={pathname} className={styles.form}>
      <HiddenQuery query={chosen} except={[...FILTER_GROUPS, 'Size']} />
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
      <fieldset className={styles.size}>
        <legend>{t('Size Range')}</legend>
        <Field {...size} label={t('From, mm')} defaultValue={chosen.Size[0] ?? min} />
        <Field {...size} label={t('To, mm')} defaultValue={chosen.Size[1] ?? max} />
      </fieldset>
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
