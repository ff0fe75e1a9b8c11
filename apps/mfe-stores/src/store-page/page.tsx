import { Link, data, useParams } from 'react-router-dom';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { RouteContext, Store } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { Heading, TextLink } from '@tivara/ui';
import { project } from '../map/project';
import { MapCrop } from '../map/store-map';
import { storePlacesQuery, storeQuery } from '../stores/api';
import { cityPath, phoneUrl } from '../stores/links';
import { MapLink } from '../stores/map-link';
import { OpenStatus } from '../stores/open-status';
import { HoursTable } from './components/hours-table';
import { Nearby, nearbyQuery } from './components/nearby';
import styles from './page.module.css';

export { sitemapEntries } from './sitemap-entries';
export { head } from './head';

export async function load({ queryClient, api, params }: RouteContext): Promise<void> {
  const id = params['store_id'] ?? '';
  if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound();
  const store = await queryClient.ensureQueryData(storeQuery(api, id)).catch((error: unknown) => {
    throw statusOf(error) === 404 ? notFound() : error;
  });
  // Nearby stores and the map are optional.
  await Promise.allSettled([
    queryClient.ensureQueryData(storePlacesQuery(api)),
    queryClient.ensureQueryData(nearbyQuery(api, store)),
  ]);
}

const notFound = () => data(null, { status: 404 });

/** instanceof fails here: the error class lives in another bundle. */
const statusOf = (error: unknown): unknown => (error as { status?: unknown } | null)?.status;

export default function Page() {
  const { store_id = '' } = useParams();
  const { data: store } = useSuspenseQuery(storeQuery(useApi(), store_id));
  const { store_name, store_address, locality, city, pincode, state, number, opening_hours } =
    store;
  const phone = phoneUrl(number);
  return (
    <>
      <nav aria-label="Breadcrumb" className={styles.crumbs}>
        <Link to="/store">Stores</Link>
        <span aria-hidden="true">/</span>
        <Link to={cityPath(city)}>{city}</Link>
        <span aria-hidden="true">/</span>
        <span aria-current="page" className={styles.current}>
          {store_name}
        </span>
      </nav>
      <article className={styles.store}>
        <div>
          <Heading as="h1" size="lg">
            {store_name}
          </Heading>
          <address className={styles.address}>
            {store_address}
            <br />
            {locality}, {city} {pincode}
            {state && state !== city && (
              <>
                <br />
                {state}
              </>
            )}
          </address>
          <div className={styles.contact}>
            {number &&
              (phone ? (
                <TextLink render={<a href={phone} />} className={styles.phone}>
                  {number}
                </TextLink>
              ) : (
                <span className={styles.phone}>{number}</span>
              ))}
            <MapLink store={store} className={styles.map} />
          </div>
          {opening_hours && (
            <section className={styles.hours}>
              <div className={styles['hours-head']}>
                <h2 className={styles.subtitle}>Opening hours</h2>
                <OpenStatus hours={opening_hours} />
              </div>
              <HoursTable hours={opening_hours} />
              <p className={styles.note}>
                Stores may close on public holidays. Call before you go.
              </p>
            </section>
          )}
        </div>
        <Crop store={store} />
      </article>
      <Nearby store={store} />
    </>
  );
}

function Crop({ store }: { store: Store }) {
  const { data: places = [] } = useQuery(storePlacesQuery(useApi()));
  const { latitude, longitude, city } = store;
  if (latitude === null || longitude === null) return null;
  return (
    <div className={styles.crop}>
      <MapCrop
        places={places}
        city={places.find((place) => place.city.toLowerCase() === city.toLowerCase())?.city ?? city}
        at={project({ latitude, longitude })}
      />
    </div>
  );
}
