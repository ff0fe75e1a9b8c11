import { Suspense, lazy, type ComponentType, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { ErrorState, TextLink, loadPart, useHydrated } from '@tivara/ui';
import { QueryBoundary } from '@tivara/federation';
import type { ProductPage } from '@tivara/contracts';
import { errorMessage, notify, useApi, useTexts } from '@tivara/state';
import { CardPlaceholders, Grid } from '../card/grid';
import type { FilterFormProps } from '../filters/components/filter-form';
import { locksOf, type PageLock } from '../filters/derive';
import { FORM_PARAM, searchOf, useChosenQuery } from '../filters/use-chosen-query';
import { productsQuery } from '../products/list-api';
import { PRODUCTS } from '../products/product-api';
import type { ToQuery } from './query';
import { FilterBar } from './components/filter-bar';
import { Results } from './components/results';
import styles from './components/results.module.css';

/** Only browsers without JavaScript show it. */
const FilterForm = lazy<ComponentType<FilterFormProps>>(() =>
  loadPart(() => import('../filters/components/filter-form')).catch(() => ({
    default: () => null,
  })),
);

interface Props {
  toQuery: ToQuery;
  /** If known before the result arrives. */
  lock?: PageLock;
  /** Above the filters; the result says how a search term was understood, as soon as that is known. */
  children: (result: ProductPage | undefined) => ReactNode;
}

/** Shared by the listing, search and collection pages. (SPEC 2) */
export function Listing({ toQuery, lock: ownLock, children }: Props) {
  const t = useTexts();
  const { chosen, applied, change } = useChosenQuery();
  const location = useLocation();
  const hydrated = useHydrated();
  const showForm = !hydrated && new URLSearchParams(location.search).has(FORM_PARAM);
  const outdated = searchOf({ ...chosen, page: 1 }) !== searchOf({ ...applied, page: 1 });
  const loadingMore = !outdated && chosen.page > applied.page;
  const query = toQuery(applied);
  // Reads the list's query without fetching; the list itself fetches.
  const { data: result, isPending } = useQuery({
    ...productsQuery(useApi(), query),
    enabled: false,
  });
  const search = result?.search;
  const locks = [...(search ? locksOf(search) : []), ...(ownLock ? [ownLock] : [])];
  const filter = { chosen, change, result, locks };
  return (
    <>
      {children(result)}
      <FilterBar {...filter} applied={applied} busy={outdated || loadingMore || isPending} />
      {showForm && (
        <Suspense>
          <FilterForm {...filter} />
        </Suspense>
      )}
      {/* (DECISIONS, typo tolerance) */}
      {search?.correctedTerm && (
        <div className={styles.notice}>
          <p role="status">
            {t("Nothing for '{term}'. Showing '{instead}'.", {
              term: query.term,
              instead: search.correctedTerm,
            })}{' '}
            {search.ignored.length > 0 &&
              t('Left out: {words}.', {
                words: search.ignored.map((word) => `“${word}”`).join(', '),
              })}
          </p>
          <TextLink
            render={<Link to={{ search: searchOf({ ...applied, exact: true, page: 1 }) }} />}
          >
            {t("Search for '{term}' only", { term: query.term })}
          </TextLink>
        </div>
      )}
      {search?.page && (
        <p className={styles.notice}>
          <span>
            {t('Go to {page}', {
              page: (
                <TextLink render={<Link to={search.page.path} />}>{search.page.title}</TextLink>
              ),
            })}
          </span>
        </p>
      )}
      <QueryBoundary
        queryKey={[PRODUCTS, searchOf({ ...query, page: 1 })]}
        onError={(error) => notify(errorMessage(error), 'error')}
        fallback={<ListSkeleton />}
        failed={(retry) => (
          <ErrorState
            text={t('Couldn’t load the frames. The rest of the page still works.')}
            onRetry={retry}
          />
        )}
      >
        <Results toQuery={toQuery} query={applied} outdated={outdated} loadingMore={loadingMore} />
      </QueryBoundary>
    </>
  );
}

const ListSkeleton = () => {
  const t = useTexts();
  return (
    <div role="status" aria-busy="true" aria-label={t('Loading frames')}>
      <Grid columns={3}>
        <CardPlaceholders loading count={6} />
      </Grid>
    </div>
  );
};
