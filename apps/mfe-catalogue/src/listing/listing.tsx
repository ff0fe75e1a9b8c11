import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { ErrorState, TextLink, useHydrated } from '@tivara/ui';
import { QueryBoundary } from '@tivara/federation';
import { errorMessage, notify, useApi } from '@tivara/state';
import { CardPlaceholders, Grid } from '../card/grid';
import { FilterForm } from '../filters/components/filter-form';
import { lockedBySearch, type PageLock } from '../filters/derive';
import { FORM_PARAM, searchOf, useChosenQuery } from '../filters/use-chosen-query';
import { PRODUCTS, productsQuery } from '../products/api';
import type { ToQuery } from './query';
import { FilterBar } from './components/filter-bar';
import { Results } from './components/results';
import styles from './components/results.module.css';

interface Props {
  toQuery: ToQuery;
  /** If known before the result arrives. */
  lock?: PageLock;
  children: ReactNode;
}

/** Shared by the listing, search and collection pages. (SPEC 2) */
export function Listing({ toQuery, lock: ownLock, children }: Props) {
  const { chosen, applied, change } = useChosenQuery();
  const { search } = useLocation();
  const hydrated = useHydrated();
  const showForm = !hydrated && new URLSearchParams(search).has(FORM_PARAM);
  const outdated = searchOf({ ...chosen, page: 1 }) !== searchOf({ ...applied, page: 1 });
  const loadingMore = !outdated && chosen.page > applied.page;
  const query = toQuery(applied);
  // Reads the list's query without fetching; the list itself fetches.
  const { data: result, isPending } = useQuery({
    ...productsQuery(useApi(), query),
    enabled: false,
  });
  const { lock: searchLock, instead: suggestion } = result?.search ?? {};
  const lock = searchLock ? lockedBySearch(searchLock) : (ownLock ?? null);
  const filter = { chosen, change, result, lock };
  return (
    <>
      {children}
      <FilterBar {...filter} applied={applied} busy={outdated || loadingMore || isPending} />
      {showForm && <FilterForm {...filter} />}
      {/* (DECISIONS, typo tolerance) */}
      {suggestion && (
        <div className={styles.notice}>
          <p role="status">
            Nothing for '{query.term}'. Showing '{suggestion}'.
          </p>
          <TextLink
            render={<Link to={{ search: searchOf({ ...applied, exact: true, page: 1 }) }} />}
          >
            Search for '{query.term}' only
          </TextLink>
        </div>
      )}
      <QueryBoundary
        queryKey={[PRODUCTS, searchOf({ ...query, page: 1 })]}
        onError={(error) => notify(errorMessage(error), 'error')}
        fallback={<ListSkeleton />}
        failed={(retry) => (
          <ErrorState
            text="Couldn’t load the frames. The rest of the page still works."
            onRetry={retry}
          />
        )}
      >
        <Results toQuery={toQuery} query={applied} outdated={outdated} loadingMore={loadingMore} />
      </QueryBoundary>
    </>
  );
}

const ListSkeleton = () => (
  <div role="status" aria-busy="true" aria-label="Loading frames">
    <Grid columns={3}>
      <CardPlaceholders loading count={6} />
    </Grid>
  </div>
);
