import type { StorePlace } from '@tivara/contracts';
import { INDIA_GRID, STATE_PATHS, project } from './project';
import { isInState, isSameState, statesOf } from './states';

const place = (city: string, states: Record<string, number> = {}): StorePlace => ({
  city,
  stores: 1,
  latitude: null,
  longitude: null,
  states,
});

test('stores are counted by state over all cities, in alphabetical order', () =>
  expect(
    statesOf([
      place('Pune', { Maharashtra: 4 }),
      place('Aurangabad', { Maharashtra: 1, Bihar: 2 }),
      place('Nowhere'),
    ]),
  ).toEqual([
    { state: 'Bihar', stores: 2 },
    { state: 'Maharashtra', stores: 5 },
  ]));

test('a state is recognised in any case and with an ampersand', () => {
  expect(isSameState('Jammu & Kashmir', 'jammu and kashmir')).toBe(true);
  expect(isInState(place('Aurangabad', { Maharashtra: 1, Bihar: 2 }), 'bihar')).toBe(true);
  expect(isInState(place('Nowhere'), '')).toBe(false);
});

/** The state of the nearest dot. */
function stateAt(latitude: number, longitude: number): string {
  const at = project({ latitude, longitude });
  const distances = [...STATE_PATHS].map(([state, path]) => {
    const runs = [...path.matchAll(/M([\d.]+) (\d+)h([\d.]+)/g)].map(([, ...run]) =>
      run.map(Number),
    );
    const toRun = ([x = 0, y = 0, length = 0]: number[]) =>
      Math.hypot(Math.max(x - at.x, 0, at.x - x - length), y - at.y);
    return { state, distance: Math.min(...runs.map(toRun)) };
  });
  const [nearest] = distances.sort((a, b) => a.distance - b.distance);
  return nearest && nearest.distance < INDIA_GRID.stepX ? nearest.state : '';
}

test.each([
  ['Leh', 34.16, 77.58, 'Jammu and Kashmir'],
  ['Jodhpur', 26.24, 73.02, 'Rajasthan'],
  ['New Delhi', 28.61, 77.21, 'Delhi'],
  ['Nagpur', 21.15, 79.09, 'Maharashtra'],
  ['Hyderabad', 17.39, 78.49, 'Telangana'],
  ['Thrissur', 10.53, 76.21, 'Kerala'],
  ['Kavaratti', 10.57, 72.64, 'Lakshadweep'],
  ['Minicoy', 8.28, 73.05, 'Lakshadweep'],
  ['Port Blair', 11.67, 92.72, 'Andaman and Nicobar Islands'],
  ['Itanagar', 27.08, 93.6, 'Arunachal Pradesh'],
])('%s is in its state', (_name, latitude, longitude, state) =>
  expect(stateAt(latitude, longitude)).toBe(state),
);
