import type { Store } from '@tivara/contracts';
import { labelMarkers, type Box } from './labels';
import type { Position } from '../stores/position';
import { rounded } from './project';

/** Of a city's map, in map units. */
export const CITY_SIZE = 600;
const MARGIN = 70;
const RADIUS = 7;
const KM_PER_DEGREE = 111.2;
/** A city with one store, or with stores in one street, is shown at this scale. */
const LEAST_KM = 4;
const GRID_KM = [1, 2, 5, 10, 20, 50, 100];
/** Of the grid's lines, at least, in map units. */
const LEAST_STEP = 90;
/** Where the scale is. */
const SCALE_BOX: Box = { left: 0, right: 220, top: CITY_SIZE - 60, bottom: CITY_SIZE };

export type Located = Store & Position;

export const isLocated = (store: Store): store is Located =>
  store.latitude !== null && store.longitude !== null;

/** Places at least one store to scale, north up, the chosen ones first, with the grid's step in kilometres and in map units. */
export function layoutStores(stores: Located[], isChosen: (store: Store) => boolean) {
  const latitude = middle(stores.map((store) => store.latitude));
  const longitude = middle(stores.map((store) => store.longitude));
  const kmPerLongitude = KM_PER_DEGREE * Math.cos((latitude.at * Math.PI) / 180);
  const km = Math.max(LEAST_KM, latitude.span * KM_PER_DEGREE, longitude.span * kmPerLongitude);
  const perKm = (CITY_SIZE - 2 * MARGIN) / km;
  const stepKm = GRID_KM.find((step) => step * perKm >= LEAST_STEP) ?? km;
  const markers = stores
    .map((store) => ({
      store,
      text: store.store_name,
      radius: RADIUS,
      x: rounded(CITY_SIZE / 2 + (store.longitude - longitude.at) * kmPerLongitude * perKm),
      y: rounded(CITY_SIZE / 2 - (store.latitude - latitude.at) * KM_PER_DEGREE * perKm),
    }))
    .sort((a, b) => Number(isChosen(b.store)) - Number(isChosen(a.store)));
  const points = labelMarkers(markers, { left: 8, right: CITY_SIZE - 8 }, [SCALE_BOX]);
  return { points, stepKm, step: rounded(stepKm * perKm) };
}

function middle(values: number[]) {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  return { at: (min + max) / 2, span: max - min };
}
