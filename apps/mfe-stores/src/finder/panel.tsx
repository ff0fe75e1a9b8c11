import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { MESSAGES, cardName, type Fragments } from '@tivara/contracts';
import { errorMessage, useApi, useTexts } from '@tivara/state';
import { Button, ErrorState, Field, Spinner, TextLink } from '@tivara/ui';
import { storePlacesQuery, storesQuery } from '../stores/api';
import { NearMe } from '../stores/near-me';
import { StoreList } from '../stores/store-list';
import { validateLocation, toQuery } from './location-query';
import styles from './panel.module.css';

const FIELD_ID = 'finder-location';

/** Lists up to three stores. Stock is unknown, so the text doesn't promise it. */
export default function Panel({ product }: Fragments['stores/finder']) {
  const t = useTexts();
  const api = useApi();
  const places = useQuery(storePlacesQuery(api));
  const listId = useId();
  const [location, setLocation] = useState('');
  const [error, setError] = useState('');
  /** '' before the first search. */
  const [query, setQuery] = useState('');
  const [isLocated, setLocated] = useState(false);
  const stores = useQuery({ ...storesQuery(api, query), enabled: query !== '' });
  const code = cardName(product.product_name);
  const panel = useRef<HTMLDivElement>(null);
  const { data: found } = stores;
  // On phones the panel opens and grows below the fold.
  useEffect(() => {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    panel.current?.scrollIntoView({ block: 'nearest', behavior: reduced ? 'instant' : 'smooth' });
  }, [found]);

  function search(event: FormEvent) {
    event.preventDefault();
    const problem = validateLocation(location);
    setError(problem);
    if (problem) return document.getElementById(FIELD_ID)?.focus();
    setLocated(false);
    setQuery(toQuery(location));
  }

  return (
    <div ref={panel} className={styles.panel}>
      <form noValidate className={styles.form} onSubmit={search}>
        <Field
          id={FIELD_ID}
          label={t('City or pincode')}
          list={listId}
          autoComplete="off"
          value={location}
          error={t(error)}
          onChange={({ target }) => {
            setError('');
            setLocation(target.value);
          }}
        />
        <datalist id={listId}>
          {places.data?.map(({ city }) => (
            <option key={city} value={city} />
          ))}
        </datalist>
        <Button type="submit" variant="ghost">
          {t('Search')}
        </Button>
      </form>
      <NearMe
        active={isLocated}
        onFound={(position) => {
          setError('');
          setLocated(true);
          setQuery(toQuery(position));
        }}
      />
      <div aria-live="polite">
        {stores.isLoading && <Spinner label={t('Loading stores')} />}
        {stores.isError && (
          <ErrorState
            size="small"
            title={t(errorMessage(stores.error))}
            onRetry={() => void stores.refetch()}
          />
        )}
        {stores.data?.items.length === 0 && (
          <p className={styles.message}>
            {t(MESSAGES.noStores)}{' '}
            {t('Try another city or pincode, or {link}.', {
              link: (
                <Link to="/store" className={styles.link}>
                  {t('see all stores')}
                </Link>
              ),
            })}
          </p>
        )}
        {stores.data && stores.data.items.length > 0 && (
          <>
            <p className={styles.message}>
              {t('Ask for {code} at one of these stores. Stock varies, so call before you go.', {
                code,
              })}
            </p>
            <StoreList stores={stores.data.items} />
            <TextLink render={<Link to="/store" />}>{t('See all stores')}</TextLink>
          </>
        )}
      </div>
    </div>
  );
}
