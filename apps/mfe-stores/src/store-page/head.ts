import { BRAND, WEEKDAYS } from '@tivara/contracts';
import type { Head, OpeningHours, RouteContext, Store } from '@tivara/contracts';
import { storeKey } from '../stores/api';
import { addressOf, phoneUrl, storePath } from '../stores/links';
import { dayName } from '../stores/open-state';

export function head({ params, queryClient }: Pick<RouteContext, 'params' | 'queryClient'>): Head {
  const store = queryClient.getQueryData<Store>(storeKey(params['store_id'] ?? ''));
  if (!store) return { title: 'Store' };
  return {
    title: `${store.store_name}, ${store.locality}, ${store.city}`,
    description: `${store.store_name} stocks ${BRAND.name} frames: ${addressOf(store)}. Opening hours, phone and directions.`,
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
  };
};

const hoursOf = (hours: OpeningHours) =>
  WEEKDAYS.flatMap((day) =>
    hours[day].map((interval) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: dayName(day),
      ...interval,
    })),
  );
