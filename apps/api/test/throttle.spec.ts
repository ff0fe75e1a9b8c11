import { type ErrorResponse } from '@tivara/contracts';
import { createApp } from '../src/app.js';
import { openDatabase } from '../src/database.js';
import { AccountRequests } from '../src/accounts/index.js';
import { Mail } from '../src/platform/mail/mail.entity.js';
import { THROTTLES, networkOf } from '../src/platform/throttling/throttle.service.js';
import { ADMIN, settingsFor, startApi, type TestApi } from './support/api.js';
import { Browser, CUSTOMER, ORIGIN, addAccount } from './support/browser.js';
import { mariadb, ONE_ENGINE, SQLITE } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';
import { present } from './support/present.js';
import { hasRedis, startRedis } from './support/redis.js';

const GUESSES = THROTTLES.account.points;
const wrong = { ...CUSTOMER, password: 'not this one' };

describe.each(ONE_ENGINE)('throttling on $name', (engine) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await startApi(engine, FIXTURE, { publicOrigin: ORIGIN, seed: 'none', trustProxy: true });
    await addAccount(api);
  });
  afterEach(() => api.close());

  const from = (address: string) => new Browser(api, { 'x-forwarded-for': address });
  const statuses = (answers: { statusCode: number }[]) => {
    const counts: Record<number, number> = {};
    for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
    return counts;
  };

  test('ASVS 6.3.1: parallel guesses from many networks cannot outrun the limit of the account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => from(`10.2.0.${index}`).post('/api/login', wrong)),
    );
    expect(statuses(answers)).toEqual({ 401: GUESSES, 429: 60 - GUESSES });
    const refused = present(answers.find(({ statusCode }) => statusCode === 429));
    const retryAfter = Number(refused.headers['retry-after']);
    expect(retryAfter).toBeGreaterThan(THROTTLES.account.duration - 60);
    expect(retryAfter).toBeLessThanOrEqual(THROTTLES.account.duration);
    const text = 'Too many attempts. Please try again in 15 minutes.';
    expect(refused.json()).toEqual({ message: text, error: text });
    // The spelling of the e-mail makes no new account of it.
    const spelt = { ...wrong, email: ' CUSTOMER@TIVARA.example' };
    expect((await from('10.3.0.1').post('/api/login', spelt)).statusCode).toBe(429);
    // And the right password is not tried either, so that further guesses reveal nothing.
    expect((await from('10.3.0.2').post('/api/login', CUSTOMER)).statusCode).toBe(429);
  });

  test("ASVS 6.1.1: others' guesses do not lock a user out", async () => {
    const owner = await from('10.4.0.1').logIn(CUSTOMER);
    await owner.post('/api/logout', {});
    for (let guess = 0; guess <= GUESSES; guess++)
      await from(`10.5.0.${guess}`).post('/api/login', wrong);
    expect((await from('10.4.0.1').post('/api/login', CUSTOMER)).statusCode).toBe(429);
    // The device that logged in before has guesses of its own, and no more than others.
    expect((await owner.post('/api/login', CUSTOMER)).statusCode).toBe(200);
    const answers = [];
    for (let guess = 0; guess <= GUESSES; guess++)
      answers.push(await owner.post('/api/login', wrong));
    expect(statuses(answers)).toEqual({ 401: GUESSES, 429: 1 });
  });

  test('with guesses from 50 networks and all anonymous budgets used up, the owner logs in from a known device and can reset from a new one', async () => {
    const owner = await from('10.60.0.1').logIn(CUSTOMER);
    const { email } = CUSTOMER;
    for (let network = 0; network < 50; network++) {
      const thief = from(`10.61.${network}.1`);
      await thief.post('/api/login', wrong);
      await thief.post('/newsletter', { email });
      await thief.post('/api/auth/register', {
        username: 'Thief',
        email,
        password: 'a long walk home',
      });
      await thief.post('/api/auth/reset', { email });
    }
    // The owner's own network is used up as well.
    for (let count = 0; count < THROTTLES.write.points; count++)
      await from('10.60.0.1').post('/api/logout', {});
    expect((await from('10.60.0.1').post('/api/logout', {})).statusCode).toBe(429);
    expect((await from('10.62.0.1').post('/api/login', CUSTOMER)).statusCode).toBe(429);
    expect((await owner.post('/api/login', CUSTOMER)).statusCode).toBe(200);

    // Others used up the mails of the half hour, so each link of the last ones works.
    const device = from('10.62.0.2');
    expect((await device.post('/api/auth/reset', { email })).statusCode).toBe(200);
    await api.app.get(AccountRequests).run();
    const mails = await api.dataSource.getRepository(Mail).find({ order: { id: 'ASC' } });
    const last = present(mails.findLast(({ subject }) => subject === 'Choose a new password'));
    const token = /token=([\w-]+)/.exec(last.payload)?.[1];
    const password = 'quite a new one';
    expect((await device.post('/api/auth/reset/confirm', { token, password })).statusCode).toBe(
      200,
    );
    expect((await device.post('/api/login', { email, password })).statusCode).toBe(200);
    // The reset also cleared the guesses of all other devices.
    expect((await from('10.62.0.3').post('/api/login', { email, password })).statusCode).toBe(200);
  });

  test('signing up makes the browser a known device, but not for an address that has an account', async () => {
    const sign = async (email: string) => {
      const browser = from('10.63.0.1');
      await browser.post('/api/auth/register', {
        username: 'Asha',
        email,
        password: 'a long walk home',
      });
      return browser;
    };
    const [own, taken] = [await sign('new@shop.example'), await sign(CUSTOMER.email)];
    for (const email of ['new@shop.example', CUSTOMER.email])
      for (let guess = 0; guess < GUESSES; guess++)
        await from(`10.64.0.${guess}`).post('/api/login', { ...wrong, email });
    const password = 'a long walk home';
    expect((await own.post('/api/login', { email: 'new@shop.example', password })).statusCode).toBe(
      200,
    );
    expect((await taken.post('/api/login', CUSTOMER)).statusCode).toBe(429);
  });

  test('a reset costs a known and an unknown address the same work', async () => {
    const rows = async () => {
      const [row] = await api.dataSource.query<{ n: number }[]>(
        'SELECT COUNT(*) AS n FROM account_request',
      );
      return Number(row?.n);
    };
    await from('10.65.0.1').post('/api/auth/reset', { email: CUSTOMER.email });
    await from('10.65.0.1').post('/api/auth/reset', { email: 'nobody@shop.example' });
    expect(await rows()).toBe(2);
    expect(await api.dataSource.getRepository(Mail).count()).toBe(0);
    await api.app.get(AccountRequests).run();
    expect(await rows()).toBe(0);
    expect(await api.dataSource.getRepository(Mail).count()).toBe(1);
  });

  test('a device cookie counts only for its account and cannot be forged', async () => {
    const customer = await from('10.6.0.1').logIn(CUSTOMER);
    const device = present(customer.cookies.tivara_device);
    const [nonce = ''] = device.split('.');
    for (let guess = 0; guess <= GUESSES; guess++)
      await from(`10.7.0.${guess}`).post('/api/login', { ...ADMIN, password: 'not this one' });
    for (const cookie of [device, `${nonce}.${'A'.repeat(43)}`, `${nonce}.`, '.', 'x']) {
      const browser = from('10.6.0.1');
      browser.cookies.tivara_device = cookie;
      expect((await browser.post('/api/login', ADMIN)).statusCode).toBe(429);
    }
  });

  test('successful log-ins do not count', async () => {
    for (let count = 0; count < GUESSES * 2; count++) await from('10.8.0.1').logIn(CUSTOMER);
  });

  test('a network has one limit for all accounts', async () => {
    const answers = [];
    for (let guess = 0; guess <= THROTTLES.login.points; guess++)
      answers.push(
        await from('10.9.0.1').post('/api/login', {
          ...wrong,
          email: `nobody-${guess}@shop.example`,
        }),
      );
    expect(statuses(answers)).toEqual({ 401: THROTTLES.login.points, 429: 1 });
    expect((await from('10.9.0.2').post('/api/login', wrong)).statusCode).toBe(401);
  });

  test('ASVS 2.4.1: sign-up, reset and newsletter have a limit, however the path is written', async () => {
    const paths = ['/newsletter', '/newsletter?', '/newsletter?x=1', '/%6eewsletter'];
    for (let count = 0; count < THROTTLES.newsletter.points; count++)
      await from('10.10.0.1').post(present(paths[count % paths.length]), { email: 'no address' });
    const over = await from('10.10.0.1').post('/newsletter', { email: 'one@shop.example' });
    expect([over.statusCode, over.headers['retry-after']]).toEqual([429, expect.any(String)]);
    for (const [throttle, url, body] of [
      ['register', '/api/auth/register', {}],
      ['reset', '/api/auth/reset', {}],
    ] as const) {
      const answers = [];
      for (let count = 0; count <= THROTTLES[throttle].points; count++)
        answers.push(await from('10.11.0.1').post(url, body));
      expect(statuses(answers)).toEqual({ 400: THROTTLES[throttle].points, 429: 1 });
    }
  });

  test('mails to one mailbox are limited for all senders together', async () => {
    for (let count = 0; count < THROTTLES.resetMail.points + 3; count++)
      expect(
        (await from(`10.12.0.${count}`).post('/api/auth/reset', { email: CUSTOMER.email }))
          .statusCode,
      ).toBe(200);
    await api.app.get(AccountRequests).run();
    const [sent]: { mails: number }[] = await api.dataSource.query(
      'SELECT COUNT(*) AS mails FROM mail',
    );
    expect(Number(sent?.mails)).toBe(THROTTLES.resetMail.points);
  });

  test('all writes together have a limit; reads have none', async () => {
    const { points } = THROTTLES.write;
    const answers = await Promise.all(
      Array.from({ length: points + 5 }, () => from('10.13.0.1').post('/api/logout', {})),
    );
    expect(statuses(answers)).toEqual({ 200: points, 429: 5 });
    expect((await from('10.13.0.1').get('/api/categories')).statusCode).toBe(200);
  });
});

describe('two processes on MariaDB', () => {
  const engine = mariadb();

  test('share limits and sessions, and limits expire', async () => {
    const api = await startApi(engine, FIXTURE, {
      publicOrigin: ORIGIN,
      seed: 'none',
      trustProxy: true,
    });
    const settings = settingsFor(api.database, { publicOrigin: ORIGIN, trustProxy: true });
    const second = await createApp(settings, await openDatabase(settings.database));
    const other = { inject: second.inject.bind(second) as TestApi['inject'] };
    await addAccount(api);
    const apis = [api, other];
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        new Browser(present(apis[index % 2]), { 'x-forwarded-for': `10.20.0.${index}` }).post(
          '/api/login',
          wrong,
        ),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(GUESSES);
    await api.dataSource.query('UPDATE rate_limit SET expire = ?', [Date.now() - 1]);
    const browser = await new Browser(api).logIn(CUSTOMER);
    const there = new Browser(other);
    Object.assign(there.cookies, browser.cookies);
    expect((await there.get('/api/auth/me')).json<{ email: string }>().email).toBe(CUSTOMER.email);
    await there.post('/api/logout', {});
    expect((await browser.get('/api/auth/me')).json<unknown>()).toBeNull();
    await second.close();
    await api.close();
  });
});

// Redis is optional, so a machine without it skips this visibly.
(hasRedis ? test : test.skip)(
  'with Redis, several share the counts; without it each goes on alone (needs redis-server)',
  async () => {
    const redis = await startRedis();
    const settings = {
      publicOrigin: ORIGIN,
      seed: 'none',
      trustProxy: true,
      redisUrl: redis.url,
    } as const;
    // Databases of their own, so that only Redis can join them.
    const apis = await Promise.all([1, 2].map(() => startApi(SQLITE, FIXTURE, settings)));
    const ask = async (count: number) => {
      const answers = [];
      for (let call = 0; call < count; call++)
        answers.push(
          await new Browser(present(apis[call % 2]), { 'x-forwarded-for': '10.40.0.1' }).post(
            '/api/auth/reset',
            {},
          ),
        );
      return answers.map(({ statusCode }) => statusCode);
    };
    const { points } = THROTTLES.reset;
    expect(await ask(points + 2)).toEqual([...Array<number>(points).fill(400), 429, 429]);
    await redis.stop();
    expect(await ask(2)).toEqual([400, 400]);
    await Promise.all(apis.map((api) => api.close()));
  },
);

test('ASVS 15.3.4: a forged X-Forwarded-For is ignored', async () => {
  const api = await startApi(SQLITE, FIXTURE, { publicOrigin: ORIGIN, seed: 'none' });
  const answers = [];
  for (let count = 0; count <= THROTTLES.reset.points; count++) {
    const liar = new Browser(api, { 'x-forwarded-for': `10.30.0.${count}` });
    answers.push(await liar.post('/api/auth/reset', { email: 'nobody@shop.example' }));
  }
  expect(answers.at(-1)?.statusCode).toBe(429);
  expect(answers.at(-1)?.json<ErrorResponse>().message).toMatch('Too many attempts');
  await api.close();
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
