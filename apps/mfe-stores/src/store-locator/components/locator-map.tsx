import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Page, Store, StorePlace } from '@tivara/contracts';
import { useApi, useTexts, type Texts } from '@tivara/state';
import { cx } from '@tivara/ui';
import { CityMap } from '../../map/city-map';
import { isLocated } from '../../map/layout-stores';
import { StoreMap } from '../../map/store-map';
import { isInState, isSameState, statesOf, type StateCount } from '../../map/states';
import { cityStoresQuery, storePlacesQuery } from '../../stores/api';
import { findIgnoringCase, statePath, storeCount } from '../../stores/links';
import { isMatch, isWholeCity } from '../map-view';
import type { StoreSearch } from '../store-search';
import styles from './locator-map.module.css';

interface Props {
  search: StoreSearch;
  /** The stores in the table, once loaded. */
  found: Page<Store> | undefined;
  /** Of all of them, or ''. */
  city: string;
  /** Whether these are the nearest ones instead of those of the search. */
  nearby: boolean;
}

/** Follows the table: the city of the stores found, or India with their cities. Hidden if cities fail to load; the city form shows the error. */
export function LocatorMap({ search, found, city, nearby }: Props) {
  const t = useTexts();
  const api = useApi();
  const { data: places } = useQuery(storePlacesQuery(api));
  const isWhole = isWholeCity(search, found);
  const { data: others } = useQuery({
    ...cityStoresQuery(api, city),
    enabled: city !== '' && !isWhole,
  });
  if (!places) return null;
  const states = statesOf(places);
  const inCity = (isWhole ? found : (others ?? found)) ?? EMPTY;
  const located = city ? inCity.items.filter(isLocated) : [];
  return (
    <>
      {located.length > 0 ? (
        <>
          <Crumbs
            state={stateOf(places, city)}
            city={city}
            count={formatShown(t, located.length, inCity.total)}
          />
          <CityMap city={city} stores={located} isChosen={(store) => isMatch(search, store)} />
        </>
      ) : (
        <India places={places} states={states} search={search} nearby={nearby} found={found} />
      )}
      <States
        states={states}
        chosen={nearby ? '' : search.state}
        className={located.length > 0 && styles.beside}
      />
    </>
  );
}

const EMPTY: Page<Store> = { items: [], total: 0, page: 1, pageSize: 0 };

/** '9 stores'; '7 of 9 stores' if the map lacks some, as they have no position or are too many. */
function formatShown(t: Texts, shown: number, total: number): string {
  const stores = storeCount(t, total);
  return shown === total ? stores : t('{shown} of {stores}', { shown, stores });
}

const cityCount = (t: Texts, count: number): string =>
  count === 1 ? t('1 city') : t('{count} cities', { count });

const stateOf = (places: StorePlace[], city: string): string => {
  const place = places.find((each) => each.city.toLowerCase() === city.toLowerCase());
  const [only, another] = Object.keys(place?.states ?? {});
  return (!another && only) || '';
};

interface IndiaProps {
  places: StorePlace[];
  states: StateCount[];
  search: StoreSearch;
  nearby: boolean;
  found: Page<Store> | undefined;
}

function India({ places, states, search, nearby, found }: IndiaProps) {
  const t = useTexts();
  const { city, locality, pincode } = search;
  const names = places.map((place) => place.city);
  const isNarrow = nearby || Boolean(city || locality || pincode);
  const wanted = [...(found?.items ?? []).map((store) => store.city), nearby ? '' : city];
  const cities = isNarrow ? wanted.flatMap((name) => findIgnoringCase(names, name) || []) : [];
  const count = states.find(
    ({ state }) => !isNarrow && search.state && isSameState(state, search.state),
  );
  const shown = count ? places.filter((place) => isInState(place, count.state)) : places;
  const stores = count?.stores ?? places.reduce((sum, place) => sum + place.stores, 0);
  return (
    <>
      <Crumbs
        state={count?.state ?? ''}
        count={t('{stores} in {cities}', {
          stores: storeCount(t, stores),
          cities: cityCount(t, shown.length),
        })}
      />
      <StoreMap
        places={places}
        states={states}
        cities={[...new Set(cities)]}
        state={count?.state ?? ''}
      />
    </>
  );
}

/** India / Maharashtra / Mumbai, each a link but the last. */
function Crumbs({ state, city, count }: { state: string; city?: string; count: string }) {
  const t = useTexts();
  const links: [to: string, name: string][] = [['/store', t('India')]];
  if (state) links.push([statePath(state), state]);
  const last = city || links.pop()?.[1];
  return (
    <div className={styles.head}>
      <nav aria-label={t('Map')} className={styles.crumbs}>
        {links.map(([to, name]) => (
          <Crumb key={name}>
            <Link to={to} preventScrollReset>
              {name}
            </Link>
          </Crumb>
        ))}
        <span aria-current="true" className={styles.current}>
          {last}
        </span>
      </nav>
      <span className={styles.count}>{count}</span>
    </div>
  );
}

const Crumb = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <span aria-hidden="true">/</span>
  </>
);

interface StatesProps {
  states: StateCount[];
  chosen: string;
  className: string | false | undefined;
}

function States({ states, chosen, className }: StatesProps) {
  const t = useTexts();
  if (states.length === 0) return null;
  return (
    <section aria-labelledby="stores-by-state" className={cx(styles.states, className)}>
      <h2 id="stores-by-state" className={styles.subtitle}>
        {t('By state')}
      </h2>
      <ul className={styles.list}>
        {states.map(({ state, stores }) => (
          <li key={state}>
            <Link
              to={statePath(state)}
              preventScrollReset
              aria-label={`${state} ${storeCount(t, stores)}`}
              aria-current={isSameState(state, chosen) || undefined}
            >
              {state} <span className={styles.count}>{stores}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
