import {
  WEEKDAYS,
  type OpenInterval,
  type OpeningHours,
  type Store,
  type StoreBody,
} from '@tivara/contracts';
import type { Fact } from '../../shared/form/use-record-form';

/** The store form's values. */
export interface StoreValues {
  store_name: string;
  store_address: string;
  locality: string;
  city: string;
  pincode: string;
  state: string;
  subcity: string;
  bp_name: string;
  number: string;
  /** Degrees; empty when the location is unknown. */
  latitude: string;
  longitude: string;
  /** Null when unknown. */
  opening_hours: OpeningHours | null;
}

export const NEW_STORE: StoreValues = {
  store_name: '',
  store_address: '',
  locality: '',
  city: '',
  pincode: '',
  state: '',
  subcity: '',
  bp_name: '',
  number: '',
  latitude: '',
  longitude: '',
  opening_hours: null,
};

export const readStore = (store: Store): StoreValues => ({
  store_name: store.store_name,
  store_address: store.store_address,
  locality: store.locality,
  city: store.city,
  pincode: store.pincode,
  state: store.state,
  subcity: store.subcity,
  bp_name: store.bp_name,
  number: store.number,
  latitude: store.latitude === null ? '' : String(store.latitude),
  longitude: store.longitude === null ? '' : String(store.longitude),
  opening_hours: store.opening_hours,
});

/** The pincode is sent as a number. (SPEC 5, Store form) */
export const writeStore = ({ pincode, latitude, longitude, ...rest }: StoreValues): StoreBody => ({
  ...rest,
  pincode: Number(pincode),
  latitude: latitude === '' ? null : Number(latitude),
  longitude: longitude === '' ? null : Number(longitude),
});

/** A week to begin with. */
export const usualWeek = (): OpeningHours => ({
  ...everyDay([{ opens: '10:00', closes: '20:00' }]),
  sunday: [],
});

export const everyDay = (times: OpenInterval[]): OpeningHours => ({
  monday: times,
  tuesday: times,
  wednesday: times,
  thursday: times,
  friday: times,
  saturday: times,
  sunday: times,
});

/** What is wrong with the hours, or null. The API checks the same. */
export function weekError(hours: OpeningHours | null): string | null {
  for (const day of hours ? WEEKDAYS : []) {
    let last = '';
    for (const { opens, closes } of hours?.[day] ?? []) {
      if (!opens || !closes) return `${dayName(day)}: both times are required.`;
      if (opens >= closes) return `${dayName(day)}: ${closes} is not after ${opens}.`;
      if (last && opens <= last) return `${dayName(day)}: ${opens} is not after ${last}.`;
      last = closes;
    }
  }
  return null;
}

export const dayName = (day: string): string => day.charAt(0).toUpperCase() + day.slice(1);

export const describeStore = (values: StoreValues): Fact[] => [
  ['Store name', values.store_name],
  ['Store address', values.store_address],
  ['Locality', values.locality],
  ['City', values.city],
  ['Pincode', values.pincode],
  ['State', values.state],
  ['Subcity', values.subcity],
  ['BpName', values.bp_name],
  ['Number', values.number],
  ['Place', [values.latitude, values.longitude].filter(Boolean).join(', ')],
  [
    'Opening hours',
    values.opening_hours
      ? WEEKDAYS.map((day) => {
          const times = values.opening_hours?.[day] ?? [];
          const open = times.map(({ opens, closes }) => `${opens}–${closes}`).join(', ');
          return `${dayName(day)} ${open || 'closed'}`;
        }).join('\n')
      : '',
  ],
];
