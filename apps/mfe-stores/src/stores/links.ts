import { BRAND, type Store } from '@tivara/contracts';
import type { Texts } from '@tivara/state';
import type { Position } from './position';

type Values = Readonly<Record<string, string | number | false | undefined>>;

/** A query string of the values that are set. */
export const queryOf = (values: Values): string =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  ).toString();

export const pathWithQuery = (path: string, values: Values): string => {
  const query = queryOf(values);
  return query ? `${path}?${query}` : path;
};

export const nearOf = ({ latitude, longitude }: Position): string => `${latitude},${longitude}`;

export const storePath = ({ store_id }: Pick<Store, 'store_id'>): string => `/store/${store_id}`;

export const cityPath = (city: string): string => pathWithQuery('/store', { city });

export const statePath = (state: string): string => pathWithQuery('/store', { state });

/** '1 store', '2 stores'. */
export const storeCount = (t: Texts, count: number): string =>
  count === 1 ? t('1 store') : t('{count} stores', { count });

/** The name as spelt in the list, since a URL may spell it differently; '' if it is not there. */
export const findIgnoringCase = (names: string[], wanted: string): string =>
  names.find((name) => name.toLowerCase() === wanted.toLowerCase()) ?? '';

type Address = Pick<Store, 'store_address' | 'locality' | 'city' | 'pincode'>;

export const addressOf = ({ store_address, locality, city, pincode }: Address): string =>
  `${store_address}, ${locality}, ${city} ${pincode}`;

/** A maps search by address. (SPEC 2, Store locator) */
export const mapsUrl = (store: Address): string =>
  BRAND.mapsSearch + encodeURIComponent(addressOf(store));

/** A tel: link with country code, or null if it isn't an Indian number. */
export function phoneUrl(number: string): string | null {
  const digits = number.replace(/\D/g, '');
  const national = number.trim().startsWith('+91') ? digits.slice(2) : digits.replace(/^0/, '');
  return /^\d{9,10}$/.test(national) ? `tel:+91${national}` : null;
}

/** Whole kilometres: the visitor's position is no more precise. */
export const formatDistance = (t: Texts, km: number): string =>
  km < 1 ? t('under 1 km') : t('{distance} km', { distance: Math.round(km) });
