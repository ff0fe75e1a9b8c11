import { useState, type FormEvent } from 'react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useApi } from '@tivara/state';
import { Button, Select, TextLink } from '@tivara/ui';
import { localitiesQuery, storePlacesQuery } from '../../stores/api';
import {
  ALL_STORES,
  validateCity,
  locatorPath,
  readStoreErrors,
  readStoreSearch,
} from '../store-search';
import { useDraft } from '../use-draft';
import styles from '../page.module.css';

/** Without JavaScript the browser submits the form, and the response includes the city's localities. */
export function CityForm({ onSearchChange }: { onSearchChange: () => void }) {
  const api = useApi();
  const { data: places } = useSuspenseQuery(storePlacesQuery(api));
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const search = readStoreSearch(params);
  const city = findIgnoringCase(
    places.map((place) => place.city),
    search.city,
  );
  const [draft, setDraft] = useDraft({ city, locality: city && search.locality });
  const [errors, setErrors] = useState(() => readStoreErrors(params));
  const localities = useQuery({
    ...localitiesQuery(api, draft.city),
    enabled: draft.city !== '',
  });
  const options = localities.data ?? [];

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const nextErrors = validateCity(draft.city);
    setErrors(nextErrors);
    if (nextErrors.city) return document.getElementById(CITY_ID)?.focus();
    onSearchChange();
    void navigate(locatorPath({ ...ALL_STORES, ...draft }), { preventScrollReset: true });
  }

  return (
    <form action="/store" method="get" noValidate className={styles.form} onSubmit={handleSubmit}>
      <h2 className={styles.subtitle}>By city</h2>
      <div className={styles.pair}>
        <Select
          id={CITY_ID}
          label="City"
          name="city"
          value={draft.city}
          error={errors.city}
          onChange={({ target }) => {
            setErrors({});
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
          value={findIgnoringCase(options, draft.locality)}
          error={errors.locality}
          hint={localities.isError && 'Couldn’t load localities. You can still search by city.'}
          disabled={!draft.city}
          onChange={({ target }) => setDraft({ ...draft, locality: target.value })}
        >
          <option value="">{draft.city ? 'All localities' : 'Locality'}</option>
          {options.map((locality) => (
            <option key={locality}>{locality}</option>
          ))}
        </Select>
      </div>
      <div className={styles.actions}>
        <Button type="submit">Search</Button>
        <TextLink
          render={<Link to="/store" preventScrollReset />}
          onClick={() => {
            setErrors({});
            setDraft({ city: '', locality: '' });
            onSearchChange();
          }}
        >
          Clear
        </TextLink>
      </div>
    </form>
  );
}

const CITY_ID = 'store-city';

/** The URL may spell a name differently from the options; '' if there is no match. */
const findIgnoringCase = (names: string[], wanted: string): string =>
  names.find((name) => name.toLowerCase() === wanted.toLowerCase()) ?? '';
