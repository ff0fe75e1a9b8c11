import { BRAND, WEEKDAYS, holidayHours } from '@tivara/contracts';
import type { Head, Holiday, OpeningHours, RouteContext, Store } from '@tivara/contracts';
import { textsOf } from '@tivara/state';
import { storeKey } from '../stores/api';
import { addressOf, phoneUrl, storePath } from '../stores/links';
import { DAY_NAMES } from '../stores/open-state';

export function head({ params, queryClient }: Pick<RouteContext, 'params' | 'queryClient'>): Head {
  const t = textsOf(queryClient);
  const store = queryClient.getQueryData<Store>(storeKey(params['store_id'] ?? ''));
  if (!store) return { title: t('Store') };
  return {
    title: `${store.store_name}, ${store.locality}, ${store.city}`,
    description: t(
      '{store} stocks {brand} frames: {address}. Opening hours, phone and directions.',
      { store: store.store_name, brand: BRAND.name, address: addressOf(store) },
    ),
    canonical: storePath(store),
    jsonLd: jsonLdOf(store),
  };
}

const jsonLdOf = (store: Store) => {
  const { store_address, locality, city, pincode, state, latitude, longitude } = store;
  const telephone = phoneUrl(store.number)?.slice('tel:'.length);
  return {
    '@context': 'https://schema.org',
    '@type': ['Optician', 'Store'],
    name: store.store_name,
    brand: { '@type': 'Brand', name: BRAND.name },
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${store_address}, ${locality}`,
      addressLocality: city,
      ...(state && { addressRegion: state }),
      postalCode: pincode,
      addressCountry: 'IN',
    },
    ...(telephone && { telephone }),
    ...(latitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(store.opening_hours && { openingHoursSpecification: hoursOf(store.opening_hours) }),
    ...(store.holidays?.length && {
      specialOpeningHoursSpecification: store.holidays.map(specialHoursOf),
    }),
  };
};

const hoursOf = (hours: OpeningHours) =>
  WEEKDAYS.flatMap((day) =>
    hours[day].map((interval) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAY_NAMES[day],
      ...interval,
    })),
  );

/** A day that opens and closes at midnight is closed. */
const CLOSED = { opens: '00:00', closes: '00:00' };

const specialHoursOf = (holiday: Holiday) => {
  const { from, until, label } = holiday;
  const [hours = CLOSED] = holidayHours(holiday);
  return {
    '@type': 'OpeningHoursSpecification',
    ...(label && { name: label }),
    ...hours,
    validFrom: from,
    validThrough: until,
  };
};
