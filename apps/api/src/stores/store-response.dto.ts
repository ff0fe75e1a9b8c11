import { type Weekday } from '@tivara/contracts';
import { pageOf, savedOf } from '../platform/http/responses.js';

/** Days on which a store is closed or has other hours, as 'YYYY-MM-DD' in India, `until` included. */
export class HolidayDto {
  from: string;
  until: string;
  /** Such as 'Diwali', or ''. */
  label: string;
  /** Times 'HH:MM' in Asia/Kolkata, both or neither. Without them the store is closed. */
  opens?: string;
  closes?: string;
}

/** Times 'HH:MM' in Asia/Kolkata. */
export class OpenIntervalDto {
  opens: string;
  closes: string;
}

/** Up to LIMITS.openIntervals per day, in order; none means closed. */
export class OpeningHoursDto implements Record<Weekday, OpenIntervalDto[]> {
  monday: OpenIntervalDto[];
  tuesday: OpenIntervalDto[];
  wednesday: OpenIntervalDto[];
  thursday: OpenIntervalDto[];
  friday: OpenIntervalDto[];
  saturday: OpenIntervalDto[];
  sunday: OpenIntervalDto[];
}

export class StoreDto {
  store_id: number;
  store_name: string;
  store_address: string;
  locality: string;
  city: string;
  pincode: string;
  state: string;
  subcity: string;
  bp_name: string;
  number: string;
  /** Empty if the store has none. */
  email: string;
  /** Degrees of WGS 84; both or neither. */
  latitude: number | null;
  longitude: number | null;
  opening_hours: OpeningHoursDto | null;
  /** In order. */
  holidays: HolidayDto[];
  version: number;
  /** From `near`, or from the middle of the searched pincode or city; rounded to a tenth. */
  distance_km?: number;
}

export class StorePage extends pageOf(StoreDto) {}

export class SavedStore extends savedOf(StoreDto) {}

export class StorePlaceDto {
  city: string;
  stores: number;
  latitude: number | null;
  longitude: number | null;
  /** Stores by state, without those that have none. */
  states: Record<string, number>;
}

export class StoreCityDto {
  city: string;
  localities: string[];
  stores: number;
}
