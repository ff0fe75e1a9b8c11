import { LIMITS, WEEKDAYS, type OpeningHours, type Store } from '@tivara/contracts';
import fc from 'fast-check';
import { distanceKm, type Position } from '../src/stores/near.js';
import { insertStores } from '../src/seed/seed.js';
import { startApi, type TestApi } from './support/api.js';
import { STORE } from './support/bodies.js';
import { ORIGIN, admin, type Browser } from './support/browser.js';
import { ENGINES } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';
import { present } from './support/present.js';

const HOURS = Object.fromEntries(
  WEEKDAYS.map((day) => [day, [{ opens: '10:00', closes: '20:30' }]]),
) as OpeningHours;

describe.each(ENGINES)('where stores are, and when they are open, on $name', (engine) => {
  let api: TestApi;
  let owner: Browser;
  beforeAll(async () => {
    api = await startApi(engine, { ...FIXTURE, stores: [] }, { publicOrigin: ORIGIN });
    owner = await admin(api);
  });
  afterAll(() => api.close());

  let saved = 0;
  const save = async (more: object) => {
    // No two stores have one name and address.
    const store_address = `${++saved} Hill Road`;
    const answer = await owner.post('/api/store', { ...STORE, store_address, ...more });
    return { status: answer.statusCode, store: answer.json<Store & { message: string }>() };
  };

  test('place and hours are returned as saved', async () => {
    const { store } = await save({ latitude: 19.05, longitude: 72.83, opening_hours: HOURS });
    expect(await api.get<Store>(`/api/store/${store.store_id}`)).toMatchObject({
      latitude: 19.05,
      longitude: 72.83,
      opening_hours: HOURS,
    });
  });

  test('an edit without them leaves them; null removes them', async () => {
    const { store } = await save({ latitude: 19.05, longitude: 72.83, opening_hours: HOURS });
    const path = `/api/store/${store.store_id}`;
    expect((await owner.put(path, STORE)).json<Store>()).toMatchObject({
      latitude: 19.05,
      opening_hours: HOURS,
    });
    const nothing = { latitude: null, longitude: null, opening_hours: null };
    const cleared = await owner.put(path, { ...STORE, ...nothing });
    expect(cleared.json<Store>()).toMatchObject(nothing);
  });

  test.each([
    [{ latitude: 91, longitude: 72 }, 'Latitude must be a number from -90 to 90.'],
    [{ latitude: 19, longitude: '72' }, 'Longitude must be a number from -180 to 180.'],
    [{ latitude: 19 }, 'Latitude and longitude must be given together.'],
    [{ latitude: 19, longitude: null }, 'Latitude and longitude must be given together.'],
    [
      { opening_hours: { ...HOURS, monday: [{ opens: '9:00', closes: '18:00' }] } },
      "Opening hours of monday: each interval has 'opens' and 'closes' as HH:MM of 24 hours, and nothing else.",
    ],
    [
      { opening_hours: { ...HOURS, friday: [{ opens: '18:00', closes: '09:00' }] } },
      'Opening hours of friday: 09:00 is not after 18:00.',
    ],
    [
      {
        opening_hours: {
          ...HOURS,
          sunday: [
            { opens: '10:00', closes: '14:00' },
            { opens: '13:00', closes: '18:00' },
          ],
        },
      },
      'Opening hours of sunday: 13:00 is not after 14:00, when the interval before closes.',
    ],
    [
      { opening_hours: { ...HOURS, sunday: undefined } },
      'Opening hours of sunday: a list is missing; an empty one means closed.',
    ],
    [{ opening_hours: { ...HOURS, funday: [] } }, "Opening hours have no day 'funday'."],
    [
      { opening_hours: 'daily' },
      'Opening hours must be an object with a list for each of monday, tuesday, wednesday, thursday, friday, saturday, sunday.',
    ],
  ])('wrong ones are refused with the reason (%#)', async (more, message) => {
    const { status, store } = await save(more);
    expect([status, store.message]).toEqual([400, message]);
  });

  test('holidays are returned in order, stay when left out, and are removed by an empty list', async () => {
    const christmas = { from: '2026-12-25', until: '2026-12-25', label: 'Christmas' };
    const diwali = { from: '2026-11-08', until: '2026-11-10', label: '' };
    const { store } = await save({
      holidays: [{ from: '2026-12-25', label: ' Christmas ' }, diwali],
    });
    const path = `/api/store/${store.store_id}`;
    const holidays = [diwali, christmas];
    expect(store.holidays).toEqual(holidays);
    expect((await api.get<Store>(path)).holidays).toEqual(holidays);
    const edit = async (more: object = {}) => {
      const { store_address } = store;
      return (await owner.put(path, { ...STORE, store_address, ...more })).json<Store>().holidays;
    };
    expect(await edit()).toEqual(holidays);
    expect(await edit({ holidays: [] })).toEqual([]);
  });

  test('a holiday has hours if both times are sent, and is closed without them', async () => {
    const eve = { from: '2026-12-24', until: '2026-12-24', label: 'Christmas Eve' };
    const christmas = { from: '2026-12-25', until: '2026-12-25', label: '' };
    const hours = { opens: '10:00', closes: '16:00' };
    const { store } = await save({
      holidays: [
        { ...eve, ...hours },
        { ...christmas, opens: '', closes: '' },
      ],
    });
    const holidays = [{ ...eve, ...hours }, christmas];
    expect(store.holidays).toEqual(holidays);
    expect((await api.get<Store>(`/api/store/${store.store_id}`)).holidays).toEqual(holidays);
  });

  const SHAPE =
    "Holidays must be a list of objects with 'from', and optionally 'until', 'opens', 'closes' and 'label', as texts.";
  test.each([
    ['2026-12-25', SHAPE],
    [null, SHAPE],
    [[null], SHAPE],
    [[{ until: '2026-12-25' }], SHAPE],
    [[{ from: 20261225 }], SHAPE],
    [[{ from: '2026-12-24', opens: 10, closes: 16 }], SHAPE],
    [[{ from: '2026-12-24', opens: null, closes: null }], SHAPE],
    [
      [{ from: '2026-12-24', opens: '10:00' }],
      '2026-12-24: enter both times, or neither if the store is closed.',
    ],
    [
      [{ from: '2026-12-24', opens: '16:00', closes: '10:00' }],
      '2026-12-24: 10:00 is not after 16:00.',
    ],
    [[{ from: '2026-12-25', name: 'Christmas' }], SHAPE],
    [
      [{ from: '2026-12-25', label: 'Christ\u0000mas' }],
      'The name of a holiday has characters that cannot be shown.',
    ],
    [[{ from: '2026-13-25' }], '2026-13-25 is not a date as YYYY-MM-DD.'],
    [[{ from: '2026-12-25', until: '2026-12-24' }], '2026-12-24 is before 2026-12-25.'],
    [
      [{ from: '2026-12-25' }, { from: '2026-12-24', until: '2026-12-26' }],
      '2026-12-25 overlaps with 2026-12-24 to 2026-12-26.',
    ],
  ])('wrong holidays are refused at their field (%#)', async (holidays, message) => {
    const answer = await owner.post('/api/store', { ...STORE, holidays });
    expect([answer.statusCode, answer.json<{ errors: unknown }>().errors]).toEqual([
      400,
      { holidays: message },
    ]);
  });

  test('the export has them in columns', async () => {
    await save({
      store_name: 'Export',
      latitude: 19.05,
      longitude: 72.83,
      opening_hours: HOURS,
      holidays: [
        { from: '2026-11-08', until: '2026-11-10', label: 'Diwali' },
        { from: '2026-12-24', opens: '10:00', closes: '16:00', label: 'Christmas Eve' },
        { from: '2026-12-25' },
      ],
    });
    const { body } = await owner.get('/api/store/export?q=export');
    expect(body).toContain('"Latitude","Longitude","Opening Hours","Holidays"');
    expect(body).toContain('"19.05","72.83","monday 10:00-20:30; tuesday 10:00-20:30;');
    expect(body).toContain(
      '"2026-11-08 to 2026-11-10 Diwali; 2026-12-24 10:00-16:00 Christmas Eve; 2026-12-25"',
    );
  });
});

describe.each(ENGINES)('the nearest stores on $name', (engine) => {
  let api: TestApi;
  let places: Position[];
  beforeAll(async () => {
    const point = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    // Close together, all over the globe, and one upon another.
    const [spread = []] = fc.sample(fc.array(point, { minLength: 60, maxLength: 60 }), {
      numRuns: 1,
      seed: 7,
    });
    const town = spread.map(({ latitude, longitude }) => ({
      latitude: 19 + latitude / 500,
      longitude: 72.8 + longitude / 500,
    }));
    places = [...spread, ...town, ...town.slice(0, 5)];
    api = await startApi(engine, { ...FIXTURE, stores: [] }, { publicOrigin: ORIGIN });
    await insertStores(
      api.dataSource.manager,
      places.map((place, index) => ({
        name: `Store ${index}`,
        address: 'Road',
        locality: 'Fort',
        city: 'Mumbai',
        state: '',
        pincode: '400001',
        ...place,
      })),
    );
  });
  afterAll(() => api.close());

  test('equal those of a search through all, in its order', async () => {
    const anywhere = fc.oneof(
      fc.record({
        latitude: fc.integer({ min: -90, max: 90 }),
        longitude: fc.integer({ min: -180, max: 180 }),
      }),
      fc.constant({ latitude: 19, longitude: 72.8 }),
    );
    await fc.assert(
      fc.asyncProperty(anywhere, fc.integer({ min: 1, max: 40 }), async (from, pageSize) => {
        const { items } = await api.get<{ items: Store[] }>(
          `/api/store?near=${from.latitude},${from.longitude}&pageSize=${pageSize}`,
        );
        const kmOf = (place: Position) => distanceKm(from, place);
        const expected = places
          .map(kmOf)
          .filter((km) => km <= LIMITS.nearKm)
          .sort((a, b) => a - b);
        const found = items.map(({ store_id }) => kmOf(present(places[store_id - 1])));
        // By distance: of two that lie a hair apart either may come first.
        expect(found.map((km) => km.toFixed(6))).toEqual(
          expected.slice(0, pageSize).map((km) => km.toFixed(6)),
        );
        expect(new Set(items.map(({ store_id }) => store_id)).size).toBe(items.length);
      }),
      { numRuns: 40 },
    );
  });

  test('are no more than a search lists', async () => {
    const page = await api.get<{ total: number }>('/api/store?near=19,72.8');
    expect(page.total).toBeLessThanOrEqual(LIMITS.nearStores);
    expect(page.total).toBeGreaterThan(60);
  });
});
