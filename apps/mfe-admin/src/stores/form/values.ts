import { WEEKDAYS, holidayLine, holidaysViolation, pincodeOf, toHoliday } from '@tivara/contracts';
import type { Holiday, OpenInterval, OpeningHours, Store, StoreBody } from '@tivara/contracts';
import type { FieldSummary } from '../../shared/form/use-record-form';

export const TEXT_LABELS = {
  store_name: 'Store name',
  store_address: 'Store address',
  locality: 'Locality',
  city: 'City',
  pincode: 'Pincode',
  state: 'State',
  subcity: 'Subcity',
  bp_name: 'BpName',
  number: 'Number',
  email: 'Email',
};
type TextField = keyof typeof TEXT_LABELS;
const TEXT_FIELDS = Object.keys(TEXT_LABELS) as TextField[];

const texts = (valueOf: (field: TextField) => string) =>
  Object.fromEntries(TEXT_FIELDS.map((field) => [field, valueOf(field)])) as Record<
    TextField,
    string
  >;

export interface StoreValues extends Record<TextField, string> {
  /** Degrees; empty when the location is unknown. */
  latitude: string;
  longitude: string;
  opening_hours: OpeningHours | null;
  /** `until` is empty for a single day. */
  holidays: Holiday[];
}

export const NEW_STORE: StoreValues = {
  ...texts(() => ''),
  latitude: '',
  longitude: '',
  opening_hours: null,
  holidays: [],
};

export const readStore = (store: Store): StoreValues => ({
  ...texts((field) => store[field] ?? ''),
  latitude: store.latitude === null ? '' : String(store.latitude),
  longitude: store.longitude === null ? '' : String(store.longitude),
  opening_hours: store.opening_hours,
  holidays: (store.holidays ?? []).map((holiday) => ({
    opens: '',
    closes: '',
    ...holiday,
    until: holiday.until === holiday.from ? '' : holiday.until,
  })),
});

/** The pincode is sent as a number. (SPEC 5, Store form) */
export const writeStore = ({
  pincode,
  latitude,
  longitude,
  holidays,
  ...rest
}: StoreValues): StoreBody => ({
  ...rest,
  pincode: Number(pincodeOf(pincode)),
  latitude: latitude === '' ? null : Number(latitude),
  longitude: longitude === '' ? null : Number(longitude),
  holidays: holidays.map(toHoliday),
});

export const holidaysError = (holidays: Holiday[]): string | null =>
  holidaysViolation(holidays.map(toHoliday));

export const USUAL_HOURS: OpenInterval[] = [{ opens: '10:00', closes: '20:00' }];

export const everyDay = (times: OpenInterval[]): OpeningHours => ({
  monday: times,
  tuesday: times,
  wednesday: times,
  thursday: times,
  friday: times,
  saturday: times,
  sunday: times,
});

/** The error in the hours, or null. The API checks the same. */
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

const weekText = (hours: OpeningHours): string =>
  WEEKDAYS.map((day) => {
    const open = hours[day].map(({ opens, closes }) => `${opens}–${closes}`).join(', ');
    return `${dayName(day)} ${open || 'closed'}`;
  }).join('\n');

export const describeStore = (values: StoreValues): FieldSummary[] => [
  ...TEXT_FIELDS.map((field) => [TEXT_LABELS[field], values[field]] as const),
  ['Location', [values.latitude, values.longitude].filter(Boolean).join(', ')],
  ['Opening hours', values.opening_hours ? weekText(values.opening_hours) : ''],
  ['Holidays', values.holidays.map(toHoliday).map(holidayLine).join('\n')],
];
