import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { readProductQuery, writeProductQuery, type ProductQuery } from '@tivara/contracts';

type Change = (query: ProductQuery) => ProductQuery;

export interface ChosenQuery {
  /** What the visitor has chosen, at once. */
  chosen: ProductQuery;
  /** What the list on the screen answers. */
  answered: ProductQuery;
  /** Changes what is chosen, and the URL with it. Changes in quick succession build on each other. */
  change: (change: Change) => void;
}

/** Locations are told apart as objects: going back brings an old key again. */
const NOWHERE: object = {};

/** What a page's address asks for beside its path; the path alone says its search term. */
export const readPageQuery = (params: URLSearchParams): ProductQuery => ({
  ...readProductQuery(params),
  term: '',
});
const read = (search: string): ProductQuery => readPageQuery(new URLSearchParams(search));
export const searchOf = (query: ProductQuery): string => {
  const search = writeProductQuery(query).toString();
  return search && `?${search}`;
};

/** The filters in the URL, and the ones on their way there. */
export function useChosenQuery(): ChosenQuery {
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const [asked, setAsked] = useState({ search: '', at: NOWHERE });
  const latest = useRef<{ search: string; settled: boolean } | null>(null);
  const arrived = useRef(location);

  // What was asked for counts until a location has arrived that is it, or that took its place.
  useEffect(() => {
    const { current } = latest;
    arrived.current = location;
    if (current?.settled || current?.search === location.search) latest.current = null;
  }, [location]);

  const change = (derive: Change) => {
    const search = searchOf(derive(read(latest.current?.search ?? location.search)));
    const request = { search, settled: false };
    latest.current = request;
    setAsked({ search, at: location });
    const settle = () => {
      request.settled = true;
      // It is in the address bar, and React will draw it.
      if (globalThis.location.search === search) return;
      if (latest.current === request && arrived.current !== location) latest.current = null;
    };
    Promise.resolve(navigate({ search }, { preventScrollReset: true })).then(settle, settle);
  };

  const pending =
    navigation.location?.pathname === location.pathname ? navigation.location.search : undefined;
  const chosen = asked.at === location ? asked.search : (pending ?? location.search);
  return { chosen: read(chosen), answered: read(location.search), change };
}
