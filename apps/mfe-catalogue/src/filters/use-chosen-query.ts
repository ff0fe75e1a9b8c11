import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { readProductQuery, writeProductQuery, type ProductQuery } from '@tivara/contracts';

type Change = (query: ProductQuery) => ProductQuery;

export type ChosenQuery = ReturnType<typeof useChosenQuery>;

/** Locations are compared by identity: going back reuses an old key. */
const NO_LOCATION: object = {};

/** The query in the URL's search part; the term comes from the path alone. */
export const readPageQuery = (params: URLSearchParams): ProductQuery => ({
  ...readProductQuery(params),
  term: '',
});
const read = (search: string): ProductQuery => readPageQuery(new URLSearchParams(search));
export const searchOf = (query: ProductQuery): string => {
  const search = writeProductQuery(query).toString();
  return search && `?${search}`;
};

/** Whether a page's URL has more than its path and a page number. */
export const isFiltered = ({ searchParams }: URL): boolean =>
  searchOf({ ...readPageQuery(searchParams), page: 1 }) !== '';

/** Renders the filter as a form in the page, for browsers without JavaScript. */
export const FORM_PARAM = 'filters';

/** The query of the list on screen, the visitor's choice, which may be pending, and a change of both; quick changes build on each other. */
export function useChosenQuery() {
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const [requested, setRequested] = useState({ search: '', from: NO_LOCATION });
  const latest = useRef<{ search: string; settled: boolean } | null>(null);
  const currentLocation = useRef(location);

  // A requested search stays the latest until it, or a navigation that replaced it, has completed.
  useEffect(() => {
    const { current } = latest;
    currentLocation.current = location;
    // React may still render the location before the one in the address bar.
    const isReplaced = current?.settled && globalThis.location.search !== current.search;
    if (isReplaced || current?.search === location.search) latest.current = null;
  }, [location]);

  const change = (derive: Change) => {
    const search = searchOf(derive(read(latest.current?.search ?? location.search)));
    const request = { search, settled: false };
    latest.current = request;
    setRequested({ search, from: location });
    const settle = () => {
      request.settled = true;
      // Already in the address bar; React will render it.
      if (globalThis.location.search === search) return;
      if (latest.current === request && currentLocation.current !== location) latest.current = null;
    };
    Promise.resolve(navigate({ search }, { preventScrollReset: true })).then(settle, settle);
  };

  const pending =
    navigation.location?.pathname === location.pathname ? navigation.location.search : undefined;
  const chosen = requested.from === location ? requested.search : (pending ?? location.search);
  return { chosen: read(chosen), applied: read(location.search), change };
}
