import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorState, useHydrated } from '@tivara/ui';
import { QueryBoundary } from '@tivara/federation';
import { errorMessage, notify } from '@tivara/state';
import { CardSkeletons, Grid } from '../card/grid';
import { FilterForm } from '../filters/components/filter-form';
import { isFormRequested } from '../filters/form-query';
import type { PageLock } from '../filters/page-lock';
import { searchOf, useChosenQuery } from '../filters/use-chosen-query';
import { PRODUCTS } from '../products/api';
import type { ToQuery } from './to-query';
import { FilterBar } from './components/filter-bar';
import { DidYouMean } from './components/did-you-mean';
import { Results } from './components/results';
import { useListingResult } from './use-listing-result';

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
  const showForm = !hydrated && isFormRequested(new URLSearchParams(search));
  const outdated = searchOf({ ...chosen, page: 1 }) !== searchOf({ ...applied, page: 1 });
  const loadingMore = !outdated && chosen.page > applied.page;
  const query = toQuery(applied);
  const { result, isPending, lock = ownLock ?? null } = useListingResult(query);
  const filter = { chosen, change, result, lock };
  return (
    <>
      {children}
      <FilterBar {...filter} applied={applied} busy={outdated || loadingMore || isPending} />
      {showForm && <FilterForm {...filter} />}
      {result?.search?.instead && (
        <DidYouMean term={query.term} suggestion={result.search.instead} query={applied} />
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
      <CardSkeletons count={6} />
    </Grid>
  </div>
);
