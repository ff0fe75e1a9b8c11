import { useState, type FormEvent } from 'react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useApi } from '@tivara/state';
import { Button, Select, TextLink } from '@tivara/ui';
import { localitiesQuery, storePlacesQuery } from '../../stores/api';
import {
  ALL_STORES,
  checkCity,
  locatorPath,
  readStoreErrors,
  readStoreSearch,
} from '../store-search';
import { useDraft } from '../use-draft';
import styles from '../page.module.css';

/**
 * City, then one of its localities. Without JavaScript the browser sends the form as it stands, and the localities come with
 * the answer. `onNew` is told of each search and each clearing.
 */
export function CityForm({ onNew }: { onNew: () => void }) {
  const api = useApi();
  const { data: places } = useSuspenseQuery(storePlacesQuery(api));
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const wanted = readStoreSearch(params);
  const city = spelt(
    places.map((place) => place.city),
    wanted.city,
  );
  const [draft, setDraft] = useDraft({ city, locality: city && wanted.locality });
  const [sent, setSent] = useState(() => readStoreErrors(params));
  const localities = useQuery({
    ...localitiesQuery(api, draft.city),
    enabled: draft.city !== '',
  });
  const options = localities.data ?? [];

  function search(event: FormEvent) {
    event.preventDefault();
    const errors = checkCity(draft.city);
    setSent(errors);
    if (errors.city) return document.getElementById(CITY_ID)?.focus();
    onNew();
    void navigate(locatorPath({ ...ALL_STORES, ...draft }), { preventScrollReset: true });
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
          {places.map((place) => (
            <option key={place.city}>{place.city}</option>
          ))}
        </Select>
        <Select
          label="Locality"
          name="locality"
          value={spelt(options, draft.locality)}
          error={sent.locality}
          hint={localities.isError && 'The localities did not arrive. The city can be searched.'}
          disabled={!draft.city}
          onChange={({ target }) => setDraft({ ...draft, locality: target.value })}
        >
          <option value="">{draft.city ? 'All localities' : 'Locality'}</option>
          {options.map((locality) => (
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
            setDraft({ city: '', locality: '' });
            onNew();
          }}
        >
          Clear
        </TextLink>
      </div>
    </form>
  );
}

const CITY_ID = 'store-city';

/** A name of the URL as the list spells it, so that the dropdown shows it; '' when it has no such name. */
const spelt = (names: string[], wanted: string): string =>
  names.find((name) => name.toLowerCase() === wanted.toLowerCase()) ?? '';
