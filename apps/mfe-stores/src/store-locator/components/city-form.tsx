import { useState, type FormEvent } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { StoreCity } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { Button, Select, TextLink } from '@tivara/ui';
import { storeCitiesQuery } from '../api';
import {
  ALL_STORES,
  checkCity,
  readStoreErrors,
  readStoreSearch,
  writeStoreSearch,
} from '../store-search';
import { useDraft } from '../use-draft';
import styles from '../page.module.css';

const NOWHERE = { city: '', locality: '' };

/** City, then one of its localities; without JavaScript the browser sends it as it stands. */
export function CityForm() {
  const { data: cities } = useSuspenseQuery(storeCitiesQuery(useApi()));
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [draft, setDraft] = useDraft(asOffered(cities, readStoreSearch(params)));
  const [sent, setSent] = useState(() => readStoreErrors(params));
  const localities = cities.find(({ city }) => city === draft.city)?.localities ?? [];

  function search(event: FormEvent) {
    event.preventDefault();
    const errors = checkCity(draft.city);
    setSent(errors);
    if (errors.city) return document.getElementById(CITY_ID)?.focus();
    void navigate(`/store?${writeStoreSearch({ ...ALL_STORES, ...draft })}`, {
      preventScrollReset: true,
    });
  }

  return (
    <form action="/store" method="get" noValidate className={styles['form']} onSubmit={search}>
      <h2 className={styles['subtitle']}>By city</h2>
      <div className={styles['pair']}>
        <Select
          id={CITY_ID}
          label="City"
          name="city"
          value={draft.city}
          error={sent.city}
          onChange={({ target }) => {
            setSent({});
            setDraft({ city: target.value, locality: '' });
          }}
        >
          <option value="">Choose a city</option>
          {cities.map(({ city }) => (
            <option key={city}>{city}</option>
          ))}
        </Select>
        <Select
          label="Locality"
          name="locality"
          value={draft.locality}
          error={sent.locality}
          disabled={!draft.city}
          onChange={({ target }) => setDraft({ ...draft, locality: target.value })}
        >
          <option value="">{draft.city ? 'All localities' : 'Locality'}</option>
          {localities.map((locality) => (
            <option key={locality}>{locality}</option>
          ))}
        </Select>
      </div>
      <div className={styles['actions']}>
        <Button type="submit">Search</Button>
        <TextLink
          render={<Link to="/store" preventScrollReset />}
          onClick={() => {
            setSent({});
            setDraft(NOWHERE);
          }}
        >
          Clear
        </TextLink>
      </div>
    </form>
  );
}

const CITY_ID = 'store-city';

/** The URL's names as the lists spell them, so that the dropdowns show them. */
function asOffered(cities: StoreCity[], wanted: { city: string; locality: string }) {
  const like = (a: string) => (b: string) => a.toLowerCase() === b.toLowerCase();
  const found = cities.find(({ city }) => like(wanted.city)(city));
  if (!found) return NOWHERE;
  const locality = found.localities.find(like(wanted.locality)) ?? '';
  return { city: found.city, locality };
}
