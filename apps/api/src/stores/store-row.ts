import type { OpeningHours, Store as StoreAnswer } from '@tivara/contracts';

export const STORE_COLUMNS = `id, name, address, locality, city, pincode, state, subcity, bp_name AS bpName, number,
  latitude, longitude, opening_hours AS openingHours, version`;

export interface StoreRow {
  id: number;
  name: string;
  address: string;
  locality: string;
  city: string;
  pincode: string;
  state: string;
  subcity: string;
  bpName: string;
  number: string;
  latitude: number | null;
  longitude: number | null;
  openingHours: string | null;
  version: number;
}

export const toStore = (row: StoreRow): StoreAnswer => ({
  store_id: row.id,
  store_name: row.name,
  store_address: row.address,
  locality: row.locality,
  city: row.city,
  pincode: row.pincode,
  state: row.state,
  subcity: row.subcity,
  bp_name: row.bpName,
  number: row.number,
  latitude: row.latitude,
  longitude: row.longitude,
  opening_hours: row.openingHours ? (JSON.parse(row.openingHours) as OpeningHours) : null,
  version: row.version,
});
