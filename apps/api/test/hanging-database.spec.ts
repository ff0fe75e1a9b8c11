import { NewsletterSubscriber } from '../src/customers/newsletter/newsletter-subscriber.entity.js';
import { API_DEADLINES } from '../src/platform/settings/settings.js';
import { startApi, type TestApi } from './support/api.js';
import { mariadb } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';
import { startMariadb } from './support/mariadb.mjs';

/** A server of its own: others use that of the test run. */
let server: Awaited<ReturnType<typeof startMariadb>>;
let api: TestApi;
beforeAll(async () => {
  server = await startMariadb();
  api = await startApi(mariadb(server.url), FIXTURE, {
    seed: 'none',
    trustProxy: true,
    deadlines: API_DEADLINES,
  });
});
afterEach(() => resume());
afterAll(async () => {
  await api.close();
  await server.stop();
});

const hang = () => process.kill(server.pid, 'SIGSTOP');
const resume = () => process.kill(server.pid, 'SIGCONT');

let visitors = 0;
const subscribe = (email: string) =>
  api.inject({
    method: 'POST',
    url: '/newsletter',
    payload: { email },
    headers: { 'x-forwarded-for': `10.0.${visitors >> 8}.${visitors++ & 255}` },
  });
const read = (url: string) => api.inject({ method: 'GET', url });

test('while the database hangs every call is a 503, and calls succeed after it continues', async () => {
  hang();
  // All are answered before the database continues.
  const answers = await Promise.all([
    read('/health/ready'),
    ...Array.from({ length: 15 }, (_, at) => subscribe(`hang-${at}@shop.example`)),
    ...Array.from({ length: 15 }, () => read('/api/products')),
  ]);
  for (const { statusCode, headers } of answers) {
    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toMatch(/^\d+$/);
  }

  resume();
  const after = await Promise.all([
    read('/health/ready'),
    subscribe('after@shop.example'),
    ...Array.from({ length: 15 }, () => read('/api/products')),
  ]);
  expect(after.map(({ statusCode }) => statusCode)).toEqual(after.map(() => 200));
});

test('no acknowledged write is lost', async () => {
  const acknowledged: string[] = [];
  let refused = 0;
  const writer = async (name: number) => {
    for (let at = 0; at < 12; at++) {
      const email = `write-${name}-${at}@shop.example`;
      const { statusCode } = await subscribe(email);
      if (statusCode === 200) acknowledged.push(email);
      else refused++;
      if (name === 0 && at === 3) hang();
      if (refused > 3) resume();
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, name) => writer(name)));
  expect(refused).toBeGreaterThan(3);
  expect(acknowledged.length).toBeGreaterThan(20);
  const stored = await api.dataSource.getRepository(NewsletterSubscriber).find();
  expect(stored.map(({ email }) => email)).toEqual(expect.arrayContaining(acknowledged));
});

test('a transaction that was interrupted is rolled back, and its connection is not used again', async () => {
  const connectionOf = (rows: { id: number }[]) => rows[0]?.id;
  let used: number | undefined;
  const interrupted = api.dataSource.transaction(async (manager) => {
    used = connectionOf(await manager.query('SELECT CONNECTION_ID() AS id'));
    await manager.query("UPDATE app_state SET value = 'interrupted'");
    hang();
    // A signal takes a moment: a quick statement might still be answered, and the transaction reach its COMMIT.
    await manager.query('SELECT SLEEP(0.2)');
  });
  await expect(interrupted).rejects.toThrow('timeout');
  resume();
  // Waits for the row locks, which are free once the server has seen that the connection is closed.
  expect(
    await api.dataSource.query("SELECT 1 FROM app_state WHERE value = 'interrupted' FOR UPDATE"),
  ).toEqual([]);
  const rows = await Promise.all(
    Array.from({ length: 30 }, () =>
      api.dataSource.query<{ id: number; active: number }[]>(
        'SELECT CONNECTION_ID() AS id, @@in_transaction AS active, SLEEP(0.05)',
      ),
    ),
  );
  for (const [row] of rows) {
    expect(row?.id).not.toBe(used);
    expect(Number(row?.active)).toBe(0);
  }
});
