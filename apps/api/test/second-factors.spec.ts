import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { MESSAGES } from '@tivara/contracts';
import type {
  AddedFactorResponse,
  AdminAccount,
  AuditRow,
  Factors,
  ErrorResponse,
  LoginResponse,
  NewTotp,
  Page,
  RecoveryCodesResponse,
  VerificationOptions,
} from '@tivara/contracts';
import { TOTP } from 'otpauth';
import { AccountRequests } from '../src/accounts/index.js';
import { Account } from '../src/accounts/users/account.entity.js';
import { Factor } from '../src/accounts/factors/factor.entity.js';
import { ownerOf } from '../src/accounts/factors/factor.service.js';
import { findRelyingParty } from '../src/accounts/factors/relying-party.js';
import { Audit } from '../src/platform/audit/audit.entity.js';
import { Clock } from '../src/platform/clock.js';
import { STEP_UP_MS } from '../src/platform/http/second-factor.guard.js';
import { Mail } from '../src/platform/mail/mail.entity.js';
import { SETTINGS } from '../src/platform/settings/settings.js';
import { THROTTLES } from '../src/platform/throttling/throttle.service.js';
import { decrypt, encrypt } from '../src/platform/security/encryption.js';
import { startApi, type TestApi } from './support/api.js';
import { Authenticator } from './support/authenticator.js';
import { Browser, CUSTOMER, ORIGIN, addAccount } from './support/browser.js';
import { ONE_ENGINE, SQLITE } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';
import { present } from './support/present.js';
import { environment } from './support/process.js';

/** Of each test, as limits count by account. */
const OWNER = { email: 'owner@shop.example', password: 'battery staple' };
let owners = 0;
const EDITOR = { email: 'editor@shop.example', password: 'a long walk home' };
const STEP = 30_000;

describe.each(ONE_ENGINE)('second factors on $name', (engine) => {
  let api: TestApi;
  let now: number;
  let owner: number;
  const settings = { publicOrigin: ORIGIN, seed: 'none', trustProxy: true } as const;
  beforeAll(async () => {
    api = await startApi(engine, FIXTURE, { ...settings, secondFactor: 'required' });
    api.app.get(Clock).now = () => new Date(now);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    now = Date.now();
    await api.dataSource.getRepository(Account).deleteAll();
    for (const entity of [Mail, Audit]) await api.dataSource.manager.deleteAll(entity);
    OWNER.email = `owner${owners++}@shop.example`;
    owner = await addAccount(api, OWNER, 'owner');
  });

  let address = 0;
  const device = () =>
    new Browser(api, { 'x-forwarded-for': `10.3.${address >> 8}.${address++ & 255}` });
  const failure = async (answer: Promise<{ statusCode: number; json(): ErrorResponse }>) => {
    const got = await answer;
    return [got.statusCode, got.json().reason];
  };
  const subjects = async (email = OWNER.email) =>
    (await api.dataSource.getRepository(Mail).find({ order: { id: 'ASC' } }))
      .filter(({ recipient }) => recipient === email)
      .map(({ subject }) => subject);
  const actions = async (browser: Browser) =>
    (await browser.get('/api/admin/audit?entity=account&pageSize=100'))
      .json<Page<AuditRow>>()
      .items.map(({ action }) => action);
  const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: now });
  const totpOf = async (browser: Browser) =>
    (await browser.post('/api/auth/factors/totp/options', {})).json<NewTotp>();
  const verify = (browser: Browser, body: object) => browser.post('/api/auth/second-factor', body);
  const options = async (browser: Browser) =>
    (await browser.post('/api/auth/second-factor/options', {})).json<VerificationOptions>();
  const sign = async (browser: Browser, key: Authenticator) =>
    verify(browser, {
      passkey: key.sign((await options(browser)).passkey as { challenge: string }),
    });

  /** Logs in and adds an authenticator app. */
  async function enrol(credentials = OWNER) {
    const browser = await device().logIn(credentials);
    const { secret } = await totpOf(browser);
    const body = { name: 'Phone', code: codeOf(secret) };
    const added = (await browser.post('/api/auth/factors/totp', body)).json<AddedFactorResponse>();
    // The next code is another one.
    now += STEP;
    return { browser, secret, added, codes: added.recovery_codes };
  }
  async function addPasskey(browser: Browser, key = new Authenticator(ORIGIN)) {
    const made = (await browser.post('/api/auth/factors/passkey/options', {})).json<{
      challenge: string;
    }>();
    const answer = await browser.post('/api/auth/factors/passkey', {
      name: 'Key',
      passkey: key.create(made),
    });
    return { key, made, answer };
  }

  test('ASVS 6.3.3: an administrator without a second factor can only enrol', async () => {
    const browser = device();
    const login = (await browser.post('/api/login', OWNER)).json<LoginResponse>();
    expect(login.account.second_factor).toBe('enrol');
    expect((await browser.get('/api/auth/me')).json()).toMatchObject({ second_factor: 'enrol' });
    for (const url of [
      '/api/admin/audit',
      '/api/admin/accounts',
      '/api/auth/sessions',
      '/api/admin/audit/export',
    ])
      expect(await failure(browser.get(url))).toEqual([403, 'enrol-factor']);
    const password = { current_password: OWNER.password, new_password: 'a new long one' };
    expect(await failure(browser.post('/api/auth/password', password))).toEqual([
      403,
      'enrol-factor',
    ]);
    expect((await browser.get('/api/auth/factors')).json()).toEqual({
      factors: [],
      recovery_codes: 0,
      required: true,
    });
    expect((await browser.get('/api/store')).statusCode).toBe(200);
    expect((await browser.post('/api/logout', {})).statusCode).toBe(200);
  });

  test('ASVS 6.3.3: the password alone opens nothing but the second step', async () => {
    const { secret } = await enrol();
    const browser = device();
    const login = (await browser.post('/api/login', OWNER)).json<LoginResponse>();
    expect(login.account.second_factor).toBe('verify');
    const closed = [
      browser.get('/api/admin/audit'),
      browser.get('/api/auth/factors'),
      browser.get('/api/auth/sessions'),
    ];
    for (const answer of closed) expect(await failure(answer)).toEqual([403, 'verify-factor']);
    // A stolen password cannot add a factor either.
    for (const url of [
      '/api/auth/factors/totp/options',
      '/api/auth/factors/passkey/options',
      '/api/auth/recovery-codes',
    ])
      expect(await failure(browser.post(url, {}))).toEqual([403, 'verify-factor']);
    expect((await verify(browser, { password: OWNER.password })).statusCode).toBe(400);
    const before = { ...browser.cookies };
    expect((await verify(browser, { code: codeOf(secret) })).json()).toEqual({
      message: MESSAGES.verified,
    });
    expect((await browser.get('/api/admin/audit')).statusCode).toBe(200);
    expect((await browser.get('/api/auth/me')).json()).not.toHaveProperty('second_factor');
    // ASVS 7.2.4: under a new token.
    const old = device();
    Object.assign(old.cookies, before);
    expect((await old.get('/api/auth/me')).json()).toBeNull();
  });

  test('ASVS 6.5.1: a code works once, also for parallel requests, and for a minute around its time', async () => {
    const { secret } = await enrol();
    const browsers = await Promise.all([1, 2, 3].map(() => device().logIn(OWNER)));
    const code = codeOf(secret);
    const answers = await Promise.all(browsers.map((browser) => verify(browser, { code })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
    now += 2 * STEP;
    const late = codeOf(secret);
    now += 2 * STEP;
    const browser = await device().logIn(OWNER);
    expect((await verify(browser, { code: late })).statusCode).toBe(400);
    expect((await verify(browser, { code: codeOf(secret) })).statusCode).toBe(200);
  });

  test('the secret of an app is encrypted anew when it is used, so that an old SECRET can be removed', async () => {
    const { secret } = await enrol();
    const factors = api.dataSource.getRepository(Factor);
    const data = async () => (await factors.findOneByOrFail({ accountId: owner })).data;
    const before = await data();
    await verify(await device().logIn(OWNER), { code: codeOf(secret) });
    const after = await data();
    expect(after).not.toBe(before);
    const of = (sealed: string) => decrypt(api.app.get(SETTINGS), sealed, ownerOf(owner));
    expect([of(after), of(before)]).toEqual([secret, secret]);
  });

  test('a passkey logs in, its signature works once and only for this site', async () => {
    const { browser } = await enrol();
    const { key, answer } = await addPasskey(browser);
    expect(answer.statusCode).toBe(201);
    expect(answer.json<AddedFactorResponse>().recovery_codes).toEqual([]);
    const other = await device().logIn(OWNER);
    const { passkey, kinds } = await options(other);
    expect(kinds.sort()).toEqual(['passkey', 'totp']);
    const signed = key.sign(passkey as { challenge: string });
    expect((await verify(other, { passkey: signed })).statusCode).toBe(200);
    expect((await verify(other, { passkey: signed })).statusCode).toBe(400);
    for (const forger of [new Authenticator(ORIGIN), new Authenticator('http://evil.example')])
      expect((await sign(other, forger)).statusCode).toBe(400);
    for (const passkey of [{}, { id: 1 }, { response: null }])
      expect((await verify(await device().logIn(OWNER), { passkey })).statusCode).toBe(400);
  });

  test('a passkey is added once, and by its own challenge alone', async () => {
    const { browser } = await enrol();
    const { key, made } = await addPasskey(browser);
    const again = await browser.post('/api/auth/factors/passkey', {
      name: 'Key',
      passkey: key.create(made),
    });
    expect(again.statusCode).toBe(400);
    expect((await addPasskey(browser, key)).answer.statusCode).toBe(409);
    const evil = await addPasskey(browser, new Authenticator('http://evil.example'));
    expect(evil.answer.statusCode).toBe(400);
  });

  test('ten recovery codes each let in once, and renewing replaces them', async () => {
    const { browser, codes } = await enrol();
    expect(new Set(codes).size).toBe(10);
    expect(JSON.stringify(await api.dataSource.query('SELECT * FROM recovery_code'))).not.toContain(
      present(codes[0]),
    );
    // As someone types it.
    const typed = present(codes[0]).toUpperCase().replaceAll('-', ' ');
    expect((await verify(await device().logIn(OWNER), { recovery_code: typed })).statusCode).toBe(
      200,
    );
    const same = await Promise.all(
      [1, 2].map(async () => verify(await device().logIn(OWNER), { recovery_code: codes[1] })),
    );
    expect(same.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect((await browser.get('/api/auth/factors')).json<Factors>().recovery_codes).toBe(8);
    const renewed = (
      await browser.post('/api/auth/recovery-codes', {})
    ).json<RecoveryCodesResponse>();
    const other = await device().logIn(OWNER);
    expect((await verify(other, { recovery_code: codes[2] })).statusCode).toBe(400);
    const [fresh] = renewed.recovery_codes;
    expect((await verify(other, { recovery_code: fresh })).statusCode).toBe(200);
    expect(await subjects()).toEqual(
      expect.arrayContaining(['A recovery code was used', 'New recovery codes']),
    );
  });

  test('ASVS 6.3.1: guesses of codes are limited for each session and account', async () => {
    await enrol();
    const browser = await device().logIn(OWNER);
    const guess = (on: Browser) => verify(on, { code: '000000' });
    for (let tries = 0; tries < THROTTLES.code.points; tries++)
      expect((await guess(browser)).statusCode).toBe(400);
    expect((await guess(browser)).statusCode).toBe(429);
    const answers = [];
    for (let tries = 0; tries < THROTTLES.accountCode.points; tries++)
      answers.push((await guess(await device().logIn(OWNER))).statusCode);
    expect(answers.filter((status) => status === 400)).toHaveLength(
      THROTTLES.accountCode.points - THROTTLES.code.points,
    );
  });

  test('ASVS 6.1.1: guesses of someone who knows the password do not lock the owner out', async () => {
    const { browser, secret, codes } = await enrol();
    const { key } = await addPasskey(browser);
    await browser.post('/api/logout', {});
    for (let tries = 0; tries <= THROTTLES.accountCode.points; tries++)
      await verify(await device().logIn(OWNER), { code: '000000' });
    const stranger = await device().logIn(OWNER);
    expect((await verify(stranger, { code: codeOf(secret) })).statusCode).toBe(429);
    await browser.logIn(OWNER);
    expect((await verify(browser, { code: codeOf(secret) })).statusCode).toBe(200);
    expect((await sign(await device().logIn(OWNER), key)).statusCode).toBe(200);
    expect(
      (await verify(await device().logIn(OWNER), { recovery_code: codes[0] })).statusCode,
    ).toBe(200);
  });

  test('a device is known once it has passed the second step', async () => {
    const { secret } = await enrol();
    const browser = await device().logIn(OWNER);
    expect(browser.cookies).not.toHaveProperty('tivara_device');
    await verify(browser, { code: codeOf(secret) });
    expect(browser.cookies).toHaveProperty('tivara_device');
    const before = (await subjects()).length;
    await browser.post('/api/logout', {});
    await browser.logIn(OWNER);
    expect((await subjects()).length).toBe(before);
  });

  test('ASVS 6.4.3: a reset leaves the second factor, and the device unknown until it is used', async () => {
    const { secret } = await enrol();
    const browser = device();
    await browser.post('/api/auth/reset', { email: OWNER.email });
    await api.app.get(AccountRequests).run();
    const mail = await api.dataSource.getRepository(Mail).findOneByOrFail({
      subject: 'Choose a new password',
    });
    const token = present(/token=([\w-]+)/.exec(mail.payload)?.[1]);
    const password = 'another long walk home';
    const reset = await browser.post('/api/auth/reset/confirm', { token, password });
    expect(reset.statusCode).toBe(200);
    await browser.logIn({ ...OWNER, password });
    expect((await browser.get('/api/admin/audit')).statusCode).toBe(403);
    expect((await subjects()).at(-1)).toBe('Log-in from a new device');
    expect((await verify(browser, { code: codeOf(secret) })).statusCode).toBe(200);
  });

  test('ASVS 7.5.3: sensitive changes need a proof of the last ten minutes', async () => {
    const { browser, secret } = await enrol();
    const editor = await addAccount(api, EDITOR, 'owner');
    const account = `/api/admin/accounts/${editor}`;
    const sensitive = () => [
      browser.post('/api/admin/invitations', { email: 'new@shop.example', role: 'owner' }),
      browser.put(account, { status: 'active' }),
      browser.delete(`/api/admin/accounts/${editor}/factors`),
      browser.post('/api/admin/releases/catalogue/rollback', { version: '1.0.0-0' }),
      browser.post('/api/admin/releases/catalogue/canary', { number: 1, action: 'promote' }),
      browser.post('/api/auth/factors/totp/options', {}),
      browser.post('/api/auth/factors/passkey/options', {}),
      browser.post('/api/auth/recovery-codes', {}),
      browser.delete('/api/auth/factors/1'),
      browser.get('/api/auth/step-up'),
      ...[
        '/api/admin/accounts',
        '/api/admin/enquiries',
        '/api/admin/newsletter',
        '/api/admin/mails',
        '/api/admin/audit',
      ].map((list) => browser.get(`${list}/export`)),
    ];
    now += STEP_UP_MS - STEP;
    expect((await browser.get('/api/auth/step-up')).statusCode).toBe(200);
    now += 1;
    for (const answer of sensitive()) expect(await failure(answer)).toEqual([403, 'step-up']);
    expect((await browser.get('/api/admin/audit')).statusCode).toBe(200);
    expect((await verify(browser, { code: codeOf(secret) })).statusCode).toBe(200);
    expect((await browser.put(account, { status: 'active' })).statusCode).toBe(200);
    const csv = await browser.get('/api/admin/accounts/export?q=shop');
    expect(csv.statusCode).toBe(200);
    const { items } = (await browser.get('/api/admin/audit?pageSize=1')).json<Page<AuditRow>>();
    expect(items[0]).toMatchObject({ action: 'export', entity: 'account', after: { q: 'shop' } });
  });

  test('the last factor stays where one is required; others can be removed', async () => {
    const { browser, added } = await enrol();
    expect((await browser.delete(`/api/auth/factors/${added.factor_id}`)).statusCode).toBe(409);
    const { answer } = await addPasskey(browser);
    const { factor_id } = answer.json<AddedFactorResponse>();
    expect((await browser.delete(`/api/auth/factors/${factor_id}`)).statusCode).toBe(200);
    const { factors } = (await browser.get('/api/auth/factors')).json<Factors>();
    expect(factors.map(({ name }) => name)).toEqual(['Phone']);
    const other = await enrolled(EDITOR);
    expect((await other.delete(`/api/auth/factors/${added.factor_id}`)).statusCode).toBe(404);
    expect(await subjects()).toEqual([
      'Log-in from a new device',
      'Second factor added',
      'Second factor added',
      'Second factor removed',
    ]);
  });
  async function enrolled(credentials: typeof OWNER) {
    await addAccount(api, credentials, 'owner');
    return (await enrol(credentials)).browser;
  }

  test('an administrator resets the factors of another, who can then only enrol', async () => {
    const { browser } = await enrol();
    const editor = await enrolled(EDITOR);
    const { items } = (await browser.get('/api/admin/accounts')).json<Page<AdminAccount>>();
    const account = present(items.find(({ email }) => email === EDITOR.email));
    expect(account.factors).toBe(1);
    expect((await browser.delete(`/api/admin/accounts/${owner}/factors`)).statusCode).toBe(409);
    expect(
      (await browser.delete(`/api/admin/accounts/${account.account_id}/factors`)).statusCode,
    ).toBe(200);
    expect((await editor.get('/api/auth/me')).json()).toBeNull();
    await editor.logIn(EDITOR);
    expect(await failure(editor.get('/api/admin/audit'))).toEqual([403, 'enrol-factor']);
    expect(await subjects(EDITOR.email)).toContain('Your second factors were reset');
    expect(await actions(browser)).toContain('reset factors');
  });

  test('the operator resets the factors of the only administrator', async () => {
    const { browser } = await enrol();
    const command = path.join(present(process.env.TIVARA_TEST_BUILD), 'commands/reset-factors.js');
    const run = (...args: string[]) =>
      promisify(execFile)(process.execPath, [command, ...args], { env: environment(api.database) });
    const { stdout } = await run(OWNER.email.toUpperCase());
    expect(stdout).toContain(`${OWNER.email} has no second factor now (1 removed)`);
    expect((await browser.get('/api/auth/me')).json()).toBeNull();
    const login = (await browser.post('/api/login', OWNER)).json<LoginResponse>();
    expect(login.account.second_factor).toBe('enrol');
    expect(await subjects()).toContain('Your second factors were reset');
    const [row] = await api.dataSource.getRepository(Audit).findBy({ action: 'reset factors' });
    expect(row).toMatchObject({ actor: 'operator', entity: 'account', entityId: owner });
    const unknown = run('nobody@shop.example').catch((error: { stderr: string }) => error.stderr);
    expect(await unknown).toBe('There is no account with the address nobody@shop.example.\n');
  });

  test('log-ins and failures of administrators are in the audit, those of customers are not', async () => {
    const { browser, secret } = await enrol();
    await addAccount(api, CUSTOMER);
    await device().logIn(CUSTOMER);
    await device().post('/api/login', { ...CUSTOMER, password: 'not this one' });
    await device().post('/api/login', { ...OWNER, password: 'not this one' });
    const second = await device().logIn(OWNER);
    await verify(second, { code: '000000' });
    await verify(second, { code: codeOf(secret) });
    // Failures are recorded after their response.
    const wanted = ['log in', 'log-in failed', 'log-in failed', 'add factor', 'log in'];
    let seen: string[] = [];
    while (seen.length < wanted.length) seen = await actions(browser);
    expect(seen.sort()).toEqual(wanted.sort());
  });

  test('ASVS 14.2: secrets are encrypted, and no response or audit row has them later', async () => {
    const { browser, secret, codes } = await enrol();
    const [row] = await api.dataSource.getRepository(Factor).find();
    expect(JSON.stringify(row)).not.toContain(secret);
    const seen = JSON.stringify([
      (await browser.get('/api/auth/factors')).json(),
      (await browser.get('/api/admin/audit?pageSize=100')).json(),
      await api.dataSource.query('SELECT * FROM session'),
    ]);
    for (const text of [secret, ...codes]) expect(seen).not.toContain(text);
  });

  test('customers have no second factors', async () => {
    await addAccount(api, CUSTOMER);
    const customer = await device().logIn(CUSTOMER);
    expect((await customer.get('/api/auth/sessions')).statusCode).toBe(200);
    for (const url of ['/api/auth/factors/totp/options', '/api/auth/factors/passkey/options'])
      expect((await customer.post(url, {})).statusCode).toBe(403);
  });

  test('a new password leaves the session verified', async () => {
    const { browser } = await enrol();
    const body = { current_password: OWNER.password, new_password: 'a new long one' };
    expect((await browser.post('/api/auth/password', body)).statusCode).toBe(200);
    expect((await browser.get('/api/admin/audit')).statusCode).toBe(200);
  });
});

describe('where a second factor is optional', () => {
  let api: TestApi;
  let now = Date.now();
  beforeAll(async () => {
    api = await startApi(SQLITE, FIXTURE, { publicOrigin: ORIGIN, seed: 'none' });
    api.app.get(Clock).now = () => new Date(now);
    await addAccount(api, OWNER, 'owner');
  });
  afterAll(() => api.close());

  test('the password is enough, and is what step-up asks for', async () => {
    const browser = await new Browser(api).logIn(OWNER);
    expect((await browser.get('/api/auth/me')).json()).not.toHaveProperty('second_factor');
    expect((await browser.get('/api/admin/audit/export')).statusCode).toBe(200);
    now += STEP_UP_MS + 1;
    expect((await browser.get('/api/admin/audit/export')).statusCode).toBe(403);
    const prove = (password: string) => browser.post('/api/auth/second-factor', { password });
    expect((await prove('not this one')).statusCode).toBe(400);
    expect((await browser.get('/api/auth/step-up')).statusCode).toBe(403);
    expect((await prove(OWNER.password)).statusCode).toBe(200);
    expect((await browser.get('/api/admin/audit/export')).statusCode).toBe(200);
  });

  test('an account with a factor must use it, and may remove the last one', async () => {
    const browser = await new Browser(api).logIn(OWNER);
    const { secret } = (await browser.post('/api/auth/factors/totp/options', {})).json<NewTotp>();
    const code = new TOTP({ secret }).generate({ timestamp: now });
    const added = await browser.post('/api/auth/factors/totp', { name: 'Phone', code });
    const other = await new Browser(api).logIn(OWNER);
    expect((await other.get('/api/admin/audit')).statusCode).toBe(403);
    const { factor_id } = added.json<AddedFactorResponse>();
    expect((await browser.delete(`/api/auth/factors/${factor_id}`)).statusCode).toBe(200);
    expect((await other.get('/api/admin/audit')).statusCode).toBe(200);
    expect(await api.dataSource.query('SELECT * FROM recovery_code')).toEqual([]);
  });
});

test('what is encrypted is read with the same secret and for the same owner alone', () => {
  const keys = { secrets: ['a secret of the tests, 0123456789'] as const };
  const sealed = encrypt(keys, 'text', 'account 1');
  expect(decrypt(keys, sealed, 'account 1')).toBe('text');
  expect(decrypt(keys, sealed, 'account 2')).toBeNull();
  expect(decrypt({ secrets: ['another one'] as const }, sealed, 'account 1')).toBeNull();
  expect(decrypt(keys, '', 'account 1')).toBeNull();
});

test('passkeys belong to the host that administrators log in at', () => {
  const request = { headers: { origin: 'http://localhost:3000' } };
  const of = (publicOrigin: string | null, adminOrigin: string | null) =>
    findRelyingParty({ publicOrigin, adminOrigin }, request)?.id;
  expect(of('https://shop.example', 'https://admin.shop.example')).toBe('admin.shop.example');
  expect(of('https://shop.example', null)).toBe('shop.example');
  expect(of(null, null)).toBe('localhost');
  expect(of('http://127.0.0.1:3000', null)).toBeUndefined();
});
