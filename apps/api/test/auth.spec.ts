import { MESSAGES } from '@tivara/contracts';
import { Account, Session } from '../src/accounts/users/account.entity.js';
import { ABSOLUTE_MS, IDLE_MS } from '../src/accounts/sessions/session.service.js';
import { ADMIN, startApi, type TestApi } from './support/api.js';
import { ONE_ENGINE, SQLITE } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';
import { present } from './support/present.js';

const ORIGIN = 'http://localhost';

describe.each(ONE_ENGINE)('sessions on $name', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(engine, FIXTURE, {
      seed: 'none',
      publicOrigin: ORIGIN,
      trustProxy: true,
    });
  });
  afterAll(() => api.close());
  beforeEach(() => api.dataSource.getRepository(Session).deleteAll());

  const login = (
    payload: object,
    cookies: Record<string, string> = {},
    headers: Record<string, string> = {},
  ) =>
    api.inject({
      method: 'POST',
      url: '/api/login',
      payload,
      cookies,
      headers: { origin: ORIGIN, ...headers },
    });
  const signIn = async (before: Record<string, string> = {}) => {
    const { name, value } = present((await login(ADMIN, before)).cookies[0]);
    return { [name]: value };
  };
  const me = async (cookies: Record<string, string> = {}) => {
    const answer = await api.inject({ method: 'GET', url: '/api/auth/me', cookies });
    expect(answer.statusCode).toBe(200);
    return answer.json<unknown>();
  };

  test('log-in responds with the account and sets a cookie that scripts cannot read', async () => {
    const answer = await login({ ...ADMIN, email: ' ADMIN@tivara.example' });
    expect(answer.statusCode).toBe(200);
    const account = {
      account_id: 1,
      username: 'Administrator',
      email: ADMIN.email,
      role: 'admin',
      staff_role: 'owner',
      confirmed: true,
    };
    expect(answer.json()).toEqual({ message: MESSAGES.loggedIn, account });
    const cookie = present(answer.cookies[0]);
    expect(cookie).toMatchObject({
      name: 'tivara_session',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
    });
    expect(await me({ tivara_session: cookie.value })).toEqual(account);
  });

  test('log-in takes an address as it is pasted or completed by a keyboard', async () => {
    for (const email of [`\u200b${ADMIN.email}`, `${ADMIN.email}\u00a0`, ` ${ADMIN.email}\u2060 `])
      expect((await login({ ...ADMIN, email })).statusCode).toBe(200);
  });

  test('answers null without a session', async () => {
    expect(await me()).toBeNull();
    expect(await me({ tivara_session: 'made-up' })).toBeNull();
  });

  test('ASVS 14.3.2: answers of accounts and of the admin are not stored', async () => {
    const cookies = await signIn();
    for (const url of [
      '/api/auth/me',
      '/api/auth/sessions',
      '/api/admin/accounts',
      '/api/admin/audit',
      '/api/admin/products',
    ]) {
      const { headers } = await api.inject({ method: 'GET', url, cookies });
      expect([url, headers['cache-control'], headers.etag]).toEqual([url, 'no-store', undefined]);
    }
  });

  test('the database holds no token, only its hash', async () => {
    const { tivara_session: token } = await signIn();
    const rows = JSON.stringify(await api.dataSource.query('SELECT * FROM session'));
    expect(rows).not.toContain(token);
    expect(rows).toMatch(/"token_hash":"[0-9a-f]{64}"/);
  });

  test('an unknown e-mail and a wrong password get the same response', async () => {
    const wrong = await login({ ...ADMIN, password: 'wrong' });
    const unknown = await login({ ...ADMIN, email: 'nobody@tivara.example' });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual({ message: MESSAGES.loginFailed, error: MESSAGES.loginFailed });
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
  });

  test('names missing fields', async () => {
    const answer = await login({ email: ADMIN.email });
    const text = 'Password is required.';
    const errors = { password: text };
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { message: text, error: text, errors },
    ]);
    expect((await login({ ...ADMIN, role: 'admin' })).statusCode).toBe(400);
  });

  test('each log-in has a new token and ends the previous session', async () => {
    const first = await signIn();
    const second = await signIn(first);
    expect(second).not.toEqual(first);
    expect(await me(first)).toBeNull();
    expect(await me(second)).not.toBeNull();
  });

  test('logging out ends the session on the server', async () => {
    const cookies = await signIn();
    const answer = await api.inject({
      method: 'POST',
      url: '/api/logout',
      cookies,
      headers: { origin: ORIGIN },
    });
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: MESSAGES.loggedOut }]);
    expect(answer.cookies[0]).toMatchObject({ name: 'tivara_session', value: '' });
    expect(await me(cookies)).toBeNull();
  });

  test.each([
    ['too long without a call', { lastSeenAt: new Date(Date.now() - IDLE_MS - 1000) }],
    ['too long after the login', { createdAt: new Date(Date.now() - ABSOLUTE_MS - 1000) }],
  ])('a session ends %s', async (_when, changes) => {
    const cookies = await signIn();
    expect(await me(cookies)).not.toBeNull();
    await api.dataSource.getRepository(Session).update({ accountId: 1 }, changes);
    expect(await me(cookies)).toBeNull();
  });

  test('200 concurrent log-ins succeed', async () => {
    const { passwordHash } = await api.dataSource.getRepository(Account).findOneByOrFail({ id: 1 });
    const people = Array.from({ length: 200 }, (_, index) => ({
      username: 'One of many',
      email: `many-${index}@shop.example`,
      emailKey: `many-${index}@shop.example`,
      role: 'customer' as const,
      passwordHash,
      createdAt: new Date(),
    }));
    await api.dataSource.getRepository(Account).insert(people);
    const answers = await Promise.all(
      people.map(({ email }, index) =>
        login({ ...ADMIN, email }, {}, { 'x-forwarded-for': `10.0.0.${index}` }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
    expect(await api.dataSource.getRepository(Session).count()).toBe(200);
  });

  describe("a change must come from the site's own pages", () => {
    const post = (headers: Record<string, string>, cookies: Record<string, string> = {}) =>
      api.inject({ method: 'POST', url: '/api/logout', headers, cookies });

    test('another Origin is refused', async () => {
      const text = 'This request must come from this site.';
      for (const origin of ['https://evil.example', 'null', `${ORIGIN}.evil.example`]) {
        const answer = await post({ origin });
        expect([answer.statusCode, answer.json()]).toEqual([403, { message: text, error: text }]);
      }
    });

    test('a missing Origin is allowed only without a session cookie', async () => {
      expect((await post({})).statusCode).toBe(200);
      expect((await post({}, await signIn())).statusCode).toBe(403);
    });
  });
});

test('over https the cookie is tied to the host', async () => {
  const origin = 'https://shop.example';
  const api = await startApi(SQLITE, FIXTURE, { seed: 'none', publicOrigin: origin });
  const request = { method: 'POST', url: '/api/login', payload: ADMIN } as const;
  const answer = await api.inject({ ...request, headers: { origin } });
  expect(answer.cookies[0]).toMatchObject({ name: '__Host-tivara_session', secure: true });
  await api.close();
});

test('without PUBLIC_URL the Origin must match the requested host', async () => {
  const api = await startApi(SQLITE, FIXTURE, { seed: 'none' });
  const post = (origin: string) =>
    api.inject({
      method: 'POST',
      url: '/api/logout',
      headers: { origin, host: 'localhost:3000' },
    });
  expect((await post('http://localhost:3000')).statusCode).toBe(200);
  expect((await post('http://localhost:4000')).statusCode).toBe(403);
  await api.close();
});

test.each([
  ['the header of a proxy', { host: 'localhost:3000', 'x-forwarded-host': 'evil.example' }],
  ['a name server', { host: 'evil.example' }],
])('without PUBLIC_URL the Origin cannot be chosen by %s', async (_what, headers) => {
  const api = await startApi(SQLITE, FIXTURE, { seed: 'none', trustProxy: true });
  const post = (origin: string) =>
    api.inject({ method: 'POST', url: '/api/logout', headers: { origin, ...headers } });
  expect((await post('http://evil.example')).statusCode).toBe(403);
  await api.close();
});

test.each(['192.168.1.20:3000', '[::1]:3000', '127.0.0.2'])(
  'without PUBLIC_URL the site works at %s',
  async (host) => {
    const api = await startApi(SQLITE, FIXTURE, { seed: 'none' });
    const headers = { origin: `http://${host}`, host };
    const answer = await api.inject({ method: 'POST', url: '/api/logout', headers });
    expect(answer.statusCode).toBe(200);
    await api.close();
  },
);
