import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { ApiCall, SearchFigures } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { Heading, Table, TextLink, VisuallyHidden, type Column } from '@tivara/ui';
import { sectionPath } from '../shared/section-path';
import { usePermission } from '../shared/session/use-permission';
import { QueryView } from '../shared/ui/query-view';
import shared from '../shared/ui/shared.module.css';
import styles from './search-words.module.css';

/** Of the page's URL: what the new search word begins with. */
export const TYPED_PARAM = 'typed';

const failedSearchesQuery = (api: ApiCall) =>
  queryOptions({
    queryKey: ['admin-failed-searches'],
    queryFn: ({ signal }) => api('/api/admin/search-words/failed-searches', { signal }),
    staleTime: 0,
  });

const columnsOf = (canAdd: boolean): Column<SearchFigures>[] => [
  {
    key: 'term',
    header: 'People typed',
    phone: 'title',
    className: shared.name,
    cell: ({ term }) => term,
  },
  { key: 'searches', header: 'Searches', cell: ({ searches }) => searches.toLocaleString('en-IN') },
  ...(canAdd
    ? [
        {
          key: 'add',
          header: '',
          cell: ({ term }: SearchFigures) => (
            <TextLink
              render={
                <Link
                  to={sectionPath('search-words', new URLSearchParams({ [TYPED_PARAM]: term }))}
                />
              }
            >
              Add a meaning<VisuallyHidden> for {term}</VisuallyHidden>
            </TextLink>
          ),
        },
      ]
    : []),
];

/** Words and counts alone. */
export function FailedSearches() {
  const query = useQuery(failedSearchesQuery(useApi()));
  const can = usePermission();
  return (
    <section aria-labelledby="failed-searches" className={styles.failed}>
      <Heading id="failed-searches" size="xs">
        Searches of the last 30 days that found nothing
      </Heading>
      <QueryView query={query}>
        {(rows) =>
          rows.length ? (
            <Table
              variant="admin"
              caption="Searches that found nothing"
              columns={columnsOf(can('catalogue:write'))}
              rows={rows}
              rowKey={({ term }) => term}
            />
          ) : (
            <p className={shared.empty}>Every search found a frame.</p>
          )
        }
      </QueryView>
    </section>
  );
}
