import { useId, useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { LIMITS, MESSAGES, type Fragments } from '@tivara/contracts';
import { errorMessage, useApi } from '@tivara/state';
import { Button, ErrorState, Field, Spinner, TextLink } from '@tivara/ui';
import { storePlacesQuery, storesQuery } from '../stores/api';
import { NearMe } from '../stores/near-me';
import { StoreList } from '../stores/store-list';
import { checkPlace, placeCall } from './place';
import styles from './panel.module.css';

const FIELD_ID = 'finder-place';

/** Asks where, and shows up to three stores to try the product on. What each has in stock is not known, and not claimed. */
export default function Panel({ product }: Fragments['stores/finder']) {
  const api = useApi();
  const places = useQuery(storePlacesQuery(api));
  const listId = useId();
  const [place, setPlace] = useState('');
  const [error, setError] = useState('');
  /** The query of the call; '' before the first search. */
  const [call, setCall] = useState('');
  const found = useQuery({ ...storesQuery(api, call), enabled: call !== '' });
  const code = product.product_name.slice(0, LIMITS.cardName);

  function search(event: FormEvent) {
    event.preventDefault();
    const fault = checkPlace(place);
    setError(fault);
    if (fault) return document.getElementById(FIELD_ID)?.focus();
    setCall(placeCall(place));
  }

  return (
    <div className={styles['panel']}>
      <form noValidate className={styles['form']} onSubmit={search}>
        <Field
          id={FIELD_ID}
          label="City or pincode"
          list={listId}
          autoComplete="off"
          value={place}
          error={error}
          onChange={({ target }) => {
            setError('');
            setPlace(target.value);
          }}
        />
        <datalist id={listId}>
          {places.data?.map(({ city }) => (
            <option key={city} value={city} />
          ))}
        </datalist>
        <Button type="submit" variant="ghost">
          Search
        </Button>
      </form>
      <NearMe
        shown={call.startsWith('near')}
        onFound={({ latitude, longitude }) => {
          setError('');
          setCall(placeCall({ latitude, longitude }));
        }}
      />
      <div aria-live="polite">
        {found.isLoading && <Spinner label="Loading the stores" />}
        {found.isError && (
          <ErrorState
            size="small"
            title={errorMessage(found.error)}
            onRetry={() => void found.refetch()}
          />
        )}
        {found.data?.items.length === 0 && (
          <p className={styles['words']}>
            {MESSAGES.noStores} Try another city or pincode, or{' '}
            <Link to="/store" className={styles['link']}>
              see all stores
            </Link>
            .
          </p>
        )}
        {found.data && found.data.items.length > 0 && (
          <>
            <p className={styles['words']}>
              Ask for {code} at one of these stores. We do not know what each has at hand today, so
              call before you go.
            </p>
            <StoreList stores={found.data.items} />
            <TextLink render={<Link to="/store" />}>See all stores</TextLink>
          </>
        )}
      </div>
    </div>
  );
}
