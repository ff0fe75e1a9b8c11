import { sql, type Sql } from '../platform/database/sql.js';

export interface Position {
  latitude: number;
  longitude: number;
}

const EARTH_KM = 6371;
const RADIANS = Math.PI / 180;
export const KM_PER_DEGREE = EARTH_KM * RADIANS;

/** Haversine. */
export function distanceKm(a: Position, b: Position): number {
  const half = (degrees: number) => Math.sin((degrees * RADIANS) / 2) ** 2;
  const across =
    Math.cos(a.latitude * RADIANS) *
    Math.cos(b.latitude * RADIANS) *
    half(b.longitude - a.longitude);
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half(b.latitude - a.latitude) + across)));
}

/** Grows with distanceKm, in SQL of both engines. */
export function byDistance({ latitude, longitude }: Position): Sql {
  const half = (column: string) => `SIN((${column} - ?) * ${RADIANS / 2})`;
  return sql(
    `${half('latitude')} * ${half('latitude')} + COS(?) * COS(latitude * ${RADIANS}) * ${half('longitude')} * ${half('longitude')}`,
    latitude,
    latitude,
    latitude * RADIANS,
    longitude,
    longitude,
  );
}

export interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** Null across a pole or the date line. */
export function boxAround({ latitude, longitude }: Position, km: number): Box | null {
  const up = km / KM_PER_DEGREE;
  const south = latitude - up;
  const north = latitude + up;
  if (south <= -90 || north >= 90) return null;
  // Meridians converge towards the pole.
  const sine = Math.sin(up * RADIANS) / Math.cos(latitude * RADIANS);
  if (sine >= 1) return null;
  const across = Math.asin(sine) / RADIANS;
  const west = longitude - across;
  const east = longitude + across;
  return west < -180 || east > 180 ? null : { south, north, west, east };
}
