import { Link, data, useParams } from 'react-router-dom';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { LIMITS, WEEKDAYS, holidayHours } from '@tivara/contracts';
import type {
  ApiCall,
  Holiday,
  OpeningHours,
  RouteContext,
  SitemapContext,
  SitemapEntry,
  Store,
  Weekday,
} from '@tivara/contracts';
import { useApi, useTexts } from '@tivara/state';
import { ContactText, Heading, TextLink, cx } from '@tivara/ui';
import { CityMap } from '../map/city-map';
import { isLocated } from '../map/layout-stores';
import { storeQuery, storesQuery } from '../stores/api';
import { cityPath, nearOf, phoneUrl, queryOf, storePath } from '../stores/links';
import {
  DAY_NAMES,
  formatHoliday,
  formatHours,
  hoursAt,
  upcomingHolidays,
  useMinute,
  weekdayAt,
} from '../stores/open-state';
import { OpenStatus } from '../stores/open-status';
import { MapLink } from '../stores/store-links';
import { StoreList } from '../stores/store-list';
import styles from './page.module.css';

export { head } from './head';

export async function load({ queryClient, api, params }: RouteContext): Promise<void> {
  const id = params['store_id'] ?? '';
  if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound();
  const store = await queryClient.ensureQueryData(storeQuery(api, id)).catch((error: unknown) => {
    throw statusOf(error) === 404 ? notFound() : error;
  });
  // Nearby stores are optional.
  await Promise.allSettled([queryClient.ensureQueryData(nearbyQuery(api, store))]);
}

const notFound = () => data(null, { status: 404 });

/** instanceof fails here: the error class lives in another bundle. */
const statusOf = (error: unknown): unknown => (error as { status?: unknown } | null)?.status;

export async function sitemapEntries({ api, signal }: SitemapContext): Promise<SitemapEntry[]> {
  const ids = await api('/api/store/ids', { signal });
  return ids.map((store_id) => ({ path: storePath({ store_id }) }));
}

export default function Page() {
  const t = useTexts();
  const { store_id = '' } = useParams();
  const { data: store } = useSuspenseQuery(storeQuery(useApi(), store_id));
  const { store_name, store_address, locality, city, pincode, state, opening_hours } = store;
  return (
    <>
      <nav aria-label={t('Breadcrumb')} className={styles.crumbs}>
        <Link to="/store">{t('Stores')}</Link>
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
            <ContactText>{store_address}</ContactText>
            <br />
            <ContactText>{`${locality}, ${city} ${pincode}`}</ContactText>
            {state && state !== city && (
              <>
                <br />
                <ContactText>{state}</ContactText>
              </>
            )}
          </address>
          <div className={styles.contact}>
            <Phone number={store.number} />
            <MapLink store={store} className={styles.mapLink} />
          </div>
          {opening_hours && (
            <section className={styles.hours}>
              <div className={styles.hoursHead}>
                <h2 className={styles.subtitle}>{t('Opening hours')}</h2>
                <OpenStatus store={store} />
              </div>
              <HoursTable hours={opening_hours} holidays={store.holidays} />
              {!store.holidays?.length && (
                <p className={styles.note}>
                  {t('Stores may close on public holidays. Call before you go.')}
                </p>
              )}
            </section>
          )}
          <Holidays store={store} />
        </div>
        <LocalMap store={store} />
      </article>
      <Nearby store={store} />
    </>
  );
}

function Phone({ number }: { number: string }) {
  const url = phoneUrl(number);
  const text = <ContactText>{number}</ContactText>;
  return url ? <TextLink render={<a href={url} />}>{text}</TextLink> : text;
}

/** Today is highlighted on the client, by the date in India. */
function HoursTable({
  hours,
  holidays = [],
}: {
  hours: OpeningHours;
  holidays?: Holiday[] | undefined;
}) {
  const t = useTexts();
  const minute = useMinute();
  const today = minute === null ? null : weekdayAt(minute);
  const hoursToday = minute === null ? null : hoursAt({ opening_hours: hours, holidays }, minute);
  const hoursOn = (day: Weekday) => (day === today && hoursToday) || hours[day];
  return (
    <table className={styles.week}>
      <tbody>
        {WEEKDAYS.map((day) => (
          <tr
            key={day}
            className={cx(styles.day, day === today && styles.today)}
            aria-current={day === today ? 'date' : undefined}
          >
            <th scope="row">
              {t(DAY_NAMES[day])}
              {day === today && <span className={styles.mark}>{t('Today')}</span>}
            </th>
            <td>{formatHours(t, hoursOn(day))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Upcoming ones, once the client knows the date; without scripts all of them. */
function Holidays({ store }: { store: Store }) {
  const t = useTexts();
  const minute = useMinute();
  const { opening_hours, holidays = [] } = store;
  const shown = minute === null ? holidays : upcomingHolidays(holidays, minute);
  if (shown.length === 0) return null;
  return (
    <section className={cx(styles.hours, minute === null && styles.undated)}>
      <div className={styles.hoursHead}>
        <h2 className={styles.subtitle}>{t('Holidays')}</h2>
        {!opening_hours && <OpenStatus store={store} />}
      </div>
      <table className={styles.week}>
        <tbody>
          {shown.map((holiday) => (
            <tr key={holiday.from} className={styles.day}>
              <th scope="row">
                {formatHoliday(t, holiday)}
                {holiday.label && <span className={styles.reason}>{holiday.label}</span>}
              </th>
              <td>{formatHours(t, holidayHours(holiday))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Among the nearest stores of its city, which are listed below it. */
function LocalMap({ store }: { store: Store }) {
  const { data } = useQuery(nearbyQuery(useApi(), store));
  if (!isLocated(store)) return null;
  const { store_id, city } = store;
  const others = (data?.items ?? []).filter(isLocated).filter((other) => {
    const isInCity = other.city.toLowerCase() === city.toLowerCase();
    return isInCity && other.store_id !== store_id;
  });
  return (
    <div className={styles.map}>
      <CityMap
        city={city}
        stores={[store, ...others]}
        isChosen={(each) => each.store_id === store_id}
      />
    </div>
  );
}

/** The nearest stores, or those in the same city if the position is unknown. Includes the store itself. */
function nearbyQuery(api: ApiCall, store: Store) {
  const search = isLocated(store) ? { near: nearOf(store) } : { city: store.city };
  return storesQuery(api, queryOf({ ...search, pageSize: LIMITS.finderStores + 1 }));
}

function Nearby({ store }: { store: Store }) {
  const t = useTexts();
  const { data } = useQuery(nearbyQuery(useApi(), store));
  const others = (data?.items ?? []).filter(({ store_id }) => store_id !== store.store_id);
  if (others.length === 0) return null;
  return (
    <section className={styles.nearby}>
      <Heading size="md">{t('Nearby stores')}</Heading>
      <StoreList stores={others.slice(0, LIMITS.finderStores)} columns />
    </section>
  );
}
