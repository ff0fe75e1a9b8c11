import type { Store } from '@tivara/contracts';
import { CITY_SIZE, layoutStores, type Located } from './layout-stores';

const store = (store_id: number, latitude: number, longitude: number): Located => ({
  store_id,
  store_name: `Store ${store_id}`,
  store_address: '',
  locality: '',
  city: 'Mumbai',
  pincode: '400001',
  state: '',
  subcity: '',
  bp_name: '',
  number: '',
  latitude,
  longitude,
  opening_hours: null,
  holidays: [],
  email: '',
  version: 1,
});
const none = () => false;
const pointOf = (layout: ReturnType<typeof layoutStores>, id: number) => {
  const point = layout.points.find((each) => each.store.store_id === id);
  if (!point) throw new Error(`Store ${id} is not on the map.`);
  return point;
};

test('north is up, east is right, and every store is on the sheet', () => {
  const layout = layoutStores([store(1, 19.2, 72.8), store(2, 18.9, 72.95)], none);
  const [north, south] = [pointOf(layout, 1), pointOf(layout, 2)];
  expect(north.y).toBeLessThan(south.y);
  expect(north.x).toBeLessThan(south.x);
  for (const { x, y } of layout.points) {
    expect(Math.min(x, y)).toBeGreaterThan(0);
    expect(Math.max(x, y)).toBeLessThan(CITY_SIZE);
  }
});

test('the grid is to scale', () => {
  // 0.09 degrees of latitude are 10 km.
  const layout = layoutStores([store(1, 19, 72.8), store(2, 19.09, 72.8)], none);
  const units = pointOf(layout, 1).y - pointOf(layout, 2).y;
  expect((units / layout.step) * layout.stepKm).toBeCloseTo(10, 1);
});

test.each([
  ['a single store', [store(1, 19, 72.8)]],
  ['stores at one place', [store(1, 19, 72.8), store(2, 19, 72.8)]],
])('%s is in the middle, at the scale of a quarter', (_title, stores) => {
  const { points, stepKm } = layoutStores(stores, none);
  for (const { x, y } of points) expect([x, y]).toEqual([CITY_SIZE / 2, CITY_SIZE / 2]);
  expect(stepKm).toBe(1);
});

test('of two stores whose names would overlap, the chosen one keeps its name', () => {
  const crowd = [1, 2, 3, 4, 5, 6].map((id) => store(id, 19 + id / 10_000, 72.8));
  const isChosen = ({ store_id }: Store) => store_id === 6;
  expect(pointOf(layoutStores(crowd, isChosen), 6).label).not.toBeNull();
  expect(layoutStores(crowd, isChosen).points.some(({ label }) => label === null)).toBe(true);
});
