import { MESSAGES } from '@tivara/contracts';
import type {
  AdminAccount,
  AuditRow,
  ErrorResponse,
  InvitationResponse,
  Page,
  SessionRow,
} from '@tivara/contracts';
import { Not } from 'typeorm';
import { Account } from '../src/accounts/users/account.entity.js';
import { AccountRequests } from '../src/accounts/index.js';
import { INVITATION, RESET } from '../src/accounts/auth/auth.dto.js';
import { ABSOLUTE_MS, IDLE_MS } from '../src/accounts/sessions/session.service.js';
import { STEP_UP_MS } from '../src/platform/http/second-factor.guard.js';
import { Clock } from '../src/platform/clock.js';
import { Mail } from '../src/platform/mail/mail.entity.js';
import { ADMIN, startApi, type TestApi } from './support/api.js';
import { Browser, CUSTOMER, ORIGIN, addAccount, admin } from './support/browser.js';
import { ONE_ENGINE } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';
import { pageText } from './support/page-text.js';
import { present } from './support/present.js';

const NEW = { username: 'Asha', email: 'asha@shop.example', password: 'a long walk home' };
const HOUR = 3600_000;

/** Each test that shows a requirement of OWASP ASVS 5.0 is named after it. (docs/reference/asvs.md) */
describe.each(ONE_ENGINE)('accounts on $name', (engine) => {
  let api: TestApi;
  let owner: Browser;
  let now: number;
  beforeAll(async () => {
    api = await startApi(engine, FIXTURE, { publicOrigin: ORIGIN, seed: 'none', trustProxy: true });
    api.app.get(Clock).now = () => new Date(now);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    now = Date.now();
    await api.dataSource.getRepository(Account).delete({ email: Not(ADMIN.email) });
    await api.app.get(AccountRequests).run();
    await api.dataSource.getRepository(Mail).deleteAll();
    owner = await admin(api);
  });

  let address = 0;
  /** A visitor on a network of their own. */
  const visitor = () =>
    new Browser(api, { 'x-forwarded-for': `10.1.${address >> 8}.${address++ & 255}` });
  const me = async (browser: Browser) =>
    (await browser.get('/api/auth/me')).json<{ account_id: number; role: string } | null>();
  /** Once the requests for addresses are carried out; without those about the administrator's own log-ins. */
  const mails = async () => {
    await api.app.get(AccountRequests).run();
    return api.dataSource
      .getRepository(Mail)
      .find({ where: { recipient: Not(ADMIN.email) }, order: { id: 'ASC' } });
  };
  const tokenOf = ({ payload }: Mail) => present(/token=([\w-]+)/.exec(payload)?.[1]);
  const message = async (answer: Promise<{ statusCode: number; json(): ErrorResponse }>) => {
    const got = await answer;
    return [got.statusCode, got.json().message];
  };
  const accounts = async () =>
    (await owner.get('/api/admin/accounts?pageSize=100')).json<Page<AdminAccount>>();
  const changesBy = async (email: string) => {
    const query = `?entity=account&q=${encodeURIComponent(email)}`;
    return (await owner.get(`/api/admin/audit${query}`)).json<Page<AuditRow>>().items;
  };
  const accountOf = async (email: string) =>
    present((await accounts()).items.find((account) => account.email === email));

  test('signing up makes an ordinary account and signs it in', async () => {
    const browser = visitor();
    const answer = await browser.post('/api/auth/register', NEW);
    expect([answer.statusCode, answer.json()]).toEqual([201, { message: MESSAGES.signedUp }]);
    expect(await me(browser)).toMatchObject({
      email: NEW.email,
      username: 'Asha',
      role: 'customer',
    });
    await visitor().logIn({ email: NEW.email, password: NEW.password });
  });

  test('ASVS 6.3.8: signing up with a taken address gets the same response, and its owner is notified', async () => {
    const fresh = await visitor().post('/api/auth/register', NEW);
    const browser = visitor();
    const taken = await browser.post('/api/auth/register', {
      ...NEW,
      password: 'another one entirely',
    });
    expect([taken.statusCode, taken.body]).toEqual([fresh.statusCode, fresh.body]);
    const shape = ({ cookies }: typeof fresh) =>
      cookies.map(({ value, ...cookie }) => ({ ...cookie, length: value.length }));
    expect(shape(taken)).toEqual(shape(fresh));
    const confirmation = [NEW.email, 'Confirm your e-mail address'];
    expect((await mails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      confirmation,
      confirmation,
    ]);
    await visitor().post(`/api/auth/confirm?token=${tokenOf(present((await mails())[1]))}`, {});
    await visitor().post('/api/auth/register', NEW);
    expect((await mails()).at(-1)?.subject).toBe('You already have an account');
    // Nothing of the account changed hands.
    expect(await me(browser)).toBeNull();
    await visitor().logIn({ email: NEW.email, password: NEW.password });
  });

  test('ASVS 6.3.8: a reset gets the same response for an address without an account', async () => {
    await addAccount(api);
    const known = await visitor().post('/api/auth/reset', { email: CUSTOMER.email });
    const unknown = await visitor().post('/api/auth/reset', { email: 'nobody@shop.example' });
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([CUSTOMER.email]);
  });

  test('ASVS 15.3.3: users cannot give themselves a role', async () => {
    for (const more of [{ role: 'owner' }, { status: 'active' }, { account_id: 1 }, { version: 1 }])
      expect((await visitor().post('/api/auth/register', { ...NEW, ...more })).statusCode).toBe(
        400,
      );
    expect((await accounts()).total).toBe(1);
  });

  test.each([
    ['ASVS 6.2.1: seven characters', '1234567', 'Password must have 8 to 128 characters.'],
    ['129 characters', 'ab'.repeat(65), 'Password must have 8 to 128 characters.'],
    [
      'ASVS 6.2.4: a common password',
      'Password123',
      'This password is too common. Choose another one.',
    ],
    [
      'ASVS 6.2.11: the brand and a year',
      'TIVARA-2026',
      expect.stringMatching('names of the brand'),
    ],
    ['ASVS 6.2.11: the own name', 'asha.asha1', expect.stringMatching('names of the brand')],
  ])('%s is refused', async (_what, password, text) => {
    expect(await message(visitor().post('/api/auth/register', { ...NEW, password }))).toEqual([
      400,
      text,
    ]);
  });

  test.each([
    ['ASVS 6.2.9: 128 characters', 'xyzzy'.repeat(25) + 'abc'],
    ['128 characters beyond the first plane', '🕶'.repeat(128)],
    ['ASVS 6.2.5: small letters alone', 'correcthorse battery'],
    ['spaces and any script', '  टाइटेनियम चश्मा  '],
  ])('%s is taken, exactly as it is (ASVS 6.2.8)', async (_what, password) => {
    expect((await visitor().post('/api/auth/register', { ...NEW, password })).statusCode).toBe(201);
    const { email } = NEW;
    await visitor().logIn({ email, password });
    for (const wrong of [password.slice(0, -1), ` ${password}`, `${password}x`])
      expect((await visitor().post('/api/login', { email, password: wrong })).statusCode).not.toBe(
        200,
      );
  });

  test('ASVS 6.2.3, 7.4.3: a new password needs the current one and ends the other sessions', async () => {
    await addAccount(api);
    const [here, there] = [await visitor().logIn(CUSTOMER), await visitor().logIn(CUSTOMER)];
    const before = { ...here.cookies };
    const change = (current_password: string, new_password: string) =>
      here.post('/api/auth/password', { current_password, new_password });
    expect(await message(change('wrong one', 'a new long one'))).toEqual([
      400,
      'Current password is wrong.',
    ]);
    expect((await change(CUSTOMER.password, 'tivara123')).statusCode).toBe(400);
    expect((await change(CUSTOMER.password, 'a new long one')).statusCode).toBe(200);
    expect(await me(there)).toBeNull();
    expect(await me(here)).not.toBeNull();
    // ASVS 7.2.4: under a new token.
    const old = visitor();
    Object.assign(old.cookies, before);
    expect(await me(old)).toBeNull();
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Your password was changed']);
    await visitor().logIn({ ...CUSTOMER, password: 'a new long one' });
  });

  test('ASVS 6.4.3, 6.5.1: a reset link works once, for half an hour, and ends all sessions', async () => {
    await addAccount(api);
    const browser = await visitor().logIn(CUSTOMER);
    const confirm = (token: string, password = 'quite a new one') =>
      visitor().post('/api/auth/reset/confirm', { token, password });
    const ask = async () => {
      await visitor().post('/api/auth/reset', { email: ' CUSTOMER@tivara.example ' });
      return tokenOf(
        present((await mails()).findLast(({ subject }) => subject.startsWith('Choose'))),
      );
    };
    const check = (token: string) => visitor().post('/api/auth/reset/check', { token });
    const [invalid, expired, used] = [RESET.invalid, RESET.expired, RESET.used].map((text) => [
      400,
      text,
    ]);
    const first = await ask();
    const second = await ask();
    // Others' requests do not break the owner's link; made-up ones are rejected, and those of other purposes.
    expect((await check(first)).json()).toEqual({ email: CUSTOMER.email });
    expect(await message(confirm('x'.repeat(43)))).toEqual(invalid);
    expect((await visitor().post('/api/auth/invitation', { token: second })).statusCode).toBe(400);
    expect((await visitor().post(`/newsletter/unsubscribe?token=${second}`, {})).statusCode).toBe(
      404,
    );
    expect((await confirm(second, 'password')).statusCode).toBe(400);
    expect((await check(second)).json()).toEqual({ email: CUSTOMER.email });
    now += HOUR / 2;
    expect(await message(confirm(second))).toEqual(expired);
    expect(await message(check(second))).toEqual(expired);
    const third = await ask();
    expect((await confirm(third)).statusCode).toBe(200);
    expect(await message(confirm(third))).toEqual(used);
    expect(await message(check(third))).toEqual(used);
    expect(await message(check(second))).toEqual(invalid);
    expect(await me(browser)).toBeNull();
    await visitor().logIn({ ...CUSTOMER, password: 'quite a new one' });
    const rows = JSON.stringify(await api.dataSource.query('SELECT * FROM password_reset'));
    expect(rows).not.toContain(third);
  });

  describe('a form without scripts', () => {
    const form = (url: string, fields: Record<string, string>, referer = '/login') =>
      api.inject({
        method: 'POST',
        url,
        payload: new URLSearchParams(fields).toString(),
        headers: {
          origin: ORIGIN,
          'content-type': 'application/x-www-form-urlencoded',
          host: 'localhost',
          referer: ORIGIN + referer,
          'x-forwarded-for': `10.1.${address >> 8}.${address++ & 255}`,
        },
      });

    test('redirects on success', async () => {
      await addAccount(api);
      const ask = { email: CUSTOMER.email };
      const token = async () =>
        tokenOf(present((await mails()).findLast(({ subject }) => subject.startsWith('Choose'))));
      const ways = [
        await form('/api/login', CUSTOMER),
        await form('/api/login', ADMIN),
        await form('/api/auth/register', NEW),
        await form('/api/auth/reset', ask),
        await form('/api/auth/reset/confirm', {
          token: await token(),
          password: 'quite a new one',
        }),
      ];
      expect(ways.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual([
        [303, '/'],
        [303, '/admin'],
        [303, '/'],
        [303, '/login/reset?sent=1'],
        [303, '/login?reset=1'],
      ]);
    });

    test('gets an error page with a link back', async () => {
      const wrong = await form(
        '/api/login',
        { ...CUSTOMER, password: 'wrong one' },
        '/login?from=/account',
      );
      expect([wrong.statusCode, wrong.headers['content-type']]).toEqual([
        401,
        'text/html; charset=utf-8',
      ]);
      expect(pageText(wrong.body)).toContain(MESSAGES.loginFailed);
      expect(pageText(wrong.body)).toContain('href="/login?from=/account"');
      for (const referer of ['//evil.example', '/\\evil.example'])
        expect(pageText((await form('/api/login', NEW, referer)).body)).not.toContain(
          'evil.example',
        );
    });
  });

  test('only one of many concurrent uses of a reset link succeeds', async () => {
    // A mailbox of its own: CUSTOMER's has had its mails of the hour.
    const email = 'many@shop.example';
    await addAccount(api, { email, password: CUSTOMER.password });
    await visitor().post('/api/auth/reset', { email });
    const token = tokenOf(present((await mails())[0]));
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        visitor().post('/api/auth/reset/confirm', { token, password: `password number ${index}0` }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      200, 400, 400, 400, 400, 400,
    ]);
  });

  test('ASVS 4.1.3: links in mails use PUBLIC_URL, whatever the Host header', async () => {
    const email = 'link@shop.example';
    await addAccount(api, { email, password: CUSTOMER.password });
    await api.inject({
      method: 'POST',
      url: '/api/auth/reset',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
      payload: { email },
    });
    const [mail] = await mails();
    expect(mail?.payload).toContain(`${ORIGIN}/login/reset?token=`);
    expect(mail?.payload).not.toContain('evil');
  });

  test('an invitation creates one administrator, only for its address', async () => {
    const made = await owner.post('/api/admin/invitations', { email: NEW.email, role: 'support' });
    expect(made.statusCode).toBe(201);
    const { invitation_id } = made.json<InvitationResponse>();
    const invitation = tokenOf(present((await mails())[0]));
    expect(made.body).not.toContain(invitation);
    expect(JSON.stringify(await api.dataSource.query('SELECT * FROM invitation'))).not.toContain(
      invitation,
    );
    expect((await visitor().post('/api/auth/invitation', { token: invitation })).json()).toEqual({
      email: NEW.email,
      role: 'admin',
      staff_role: 'support',
      has_account: false,
    });
    const invalid = [400, INVITATION.invalid];
    const accept = (more: object) =>
      visitor().post('/api/auth/register', { ...NEW, invitation, ...more });
    expect(await message(accept({ invitation: 'x'.repeat(43) }))).toEqual(invalid);
    expect(await message(accept({ email: 'other@shop.example' }))).toEqual([
      400,
      'This invitation is for another e-mail address.',
    ]);
    const answers = await Promise.all([accept({}), accept({}), accept({})]);
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(await message(accept({ email: NEW.email }))).toEqual([400, INVITATION.used]);
    expect(await message(visitor().post('/api/auth/invitation', { token: invitation }))).toEqual([
      400,
      INVITATION.used,
    ]);
    expect((await visitor().post('/api/auth/reset/check', { token: invitation })).statusCode).toBe(
      400,
    );
    expect(await accountOf(NEW.email)).toMatchObject({ role: 'support' });
    expect(await changesBy(NEW.email)).toContainEqual(
      expect.objectContaining({ action: 'create', after: { email: NEW.email, role: 'support' } }),
    );
    expect((await owner.get('/api/admin/invitations')).json()).toEqual([]);
    expect((await owner.delete(`/api/admin/invitations/${invitation_id}`)).statusCode).toBe(404);
    const again = await owner.post('/api/admin/invitations', { email: NEW.email, role: 'support' });
    expect(again.statusCode).toBe(409);
    await api.dataSource.getRepository(Account).delete({ email: NEW.email });
  });

  test('an account made for the address of the next colleague never opens the admin with its password', async () => {
    const COLLEAGUE = { ...NEW, email: 'next@shop.example' };
    const thief = visitor();
    await thief.post('/api/auth/register', { ...COLLEAGUE, username: 'Thief' });
    const { account_id } = await accountOf(COLLEAGUE.email);
    expect(
      (await owner.put(`/api/admin/accounts/${account_id}`, { role: 'owner' })).statusCode,
    ).toBe(409);
    await owner.post('/api/admin/invitations', { email: COLLEAGUE.email, role: 'owner' });
    const invitation = tokenOf(present((await mails()).at(-1)));
    // Until the link is used, the account is what it was.
    expect(await me(thief)).toMatchObject({ role: 'customer' });
    expect(
      (await visitor().post('/api/auth/invitation', { token: invitation })).json(),
    ).toMatchObject({
      has_account: true,
    });
    const colleague = visitor();
    const password = 'of the colleague alone';
    await colleague.post('/api/auth/register', { ...COLLEAGUE, password, invitation });
    expect(await me(colleague)).toMatchObject({
      account_id,
      staff_role: 'owner',
      username: 'Asha',
    });
    expect(await changesBy(COLLEAGUE.email)).toContainEqual(
      expect.objectContaining({
        action: 'update',
        before: { email: COLLEAGUE.email, role: 'customer' },
        after: { email: COLLEAGUE.email, role: 'owner' },
      }),
    );
    expect(await me(thief)).toBeNull();
    const { email, password: registered } = COLLEAGUE;
    const guess = await visitor().post('/api/login', { email, password: registered });
    expect(guess.statusCode).toBe(401);
    expect(
      await message(visitor().post('/api/auth/register', { ...COLLEAGUE, invitation })),
    ).toEqual([400, INVITATION.used]);
  });

  test('an address gets nothing but its confirmation, without text of the visitor, until its link is used', async () => {
    const browser = visitor();
    await browser.post('/api/auth/register', { ...NEW, username: 'Win at http://evil.example' });
    await browser.post('/api/auth/password', {
      current_password: NEW.password,
      new_password: 'quite another one',
    });
    await visitor().post('/api/auth/reset', { email: NEW.email });
    expect((await browser.post('/api/auth/confirmation', {})).statusCode).toBe(200);
    const sent = await mails();
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Confirm your e-mail address',
      'Confirm your e-mail address',
      'Confirm your address and choose a new password',
    ]);
    expect(JSON.stringify(sent)).not.toMatch(/evil|Win at/);
    expect((await browser.get('/api/auth/me')).json()).toMatchObject({ confirmed: false });
    const token = tokenOf(present(sent[1]));
    const link = `/api/auth/confirm?token=${token}`;
    // A mail scanner that opens the link confirms nothing.
    expect(pageText((await visitor().get(link)).body)).toContain('Confirm');
    expect((await browser.get('/api/auth/me')).json()).toMatchObject({ confirmed: false });
    expect((await visitor().post(link, {})).statusCode).toBe(200);
    expect((await browser.get('/api/auth/me')).json()).toMatchObject({ confirmed: true });
    expect((await visitor().get(link)).statusCode).toBe(200);
    for (const bad of ['x'.repeat(43), '', tokenOf(present(sent[0]))])
      expect((await visitor().get(`/api/auth/confirm?token=${bad}`)).statusCode).toBe(410);
  });

  test('a confirmation expires after a week', async () => {
    await visitor().post('/api/auth/register', NEW);
    const link = `/api/auth/confirm?token=${tokenOf(present((await mails())[0]))}`;
    now += 7 * 24 * HOUR;
    expect((await visitor().post(link, {})).statusCode).toBe(410);
    now -= 1;
    expect((await visitor().post(link, {})).statusCode).toBe(200);
  });

  test('no administrator reads the link of an account mail', async () => {
    const email = 'reader@shop.example';
    await addAccount(api, { email, password: CUSTOMER.password });
    await visitor().post('/api/auth/reset', { email });
    const [mail] = await mails();
    const answer = await owner.get(`/api/admin/mails/${present(mail).id}`);
    expect(answer.json()).toMatchObject({ subject: 'Choose a new password', text: null });
    expect(answer.body).not.toContain(tokenOf(present(mail)));
  });

  test('an invitation expires and can be withdrawn', async () => {
    const invite = async () => {
      const made = await owner.post('/api/admin/invitations', {
        email: NEW.email,
        role: 'read-only',
      });
      return {
        ...made.json<InvitationResponse>(),
        token: tokenOf(present((await mails()).at(-1))),
      };
    };
    const accept = ({ token }: { token: string }) =>
      visitor().post('/api/auth/register', { ...NEW, invitation: token });
    const [late, withdrawn] = [await invite(), await invite()];
    expect(
      (await owner.delete(`/api/admin/invitations/${withdrawn.invitation_id}`)).statusCode,
    ).toBe(200);
    expect(await message(accept(withdrawn))).toEqual([400, INVITATION.invalid]);
    now += 7 * 24 * HOUR - 1;
    const { token } = late;
    expect((await visitor().post('/api/auth/invitation', { token })).statusCode).toBe(200);
    now += 1;
    expect(await message(accept(late))).toEqual([400, INVITATION.expired]);
    expect(await message(visitor().post('/api/auth/invitation', { token }))).toEqual([
      400,
      INVITATION.expired,
    ]);
    expect(await api.dataSource.getRepository(Account).countBy({ email: NEW.email })).toBe(0);
  });

  test('ASVS 8.3.2: a changed role takes effect at once', async () => {
    await addAccount(api, CUSTOMER, 'support');
    const browser = await visitor().logIn(CUSTOMER);
    expect(await me(browser)).toMatchObject({ role: 'admin', staff_role: 'support' });
    expect((await browser.get('/api/admin/audit')).statusCode).toBe(403);
    const { account_id, version } = await accountOf(CUSTOMER.email);
    const promote = await owner.put(`/api/admin/accounts/${account_id}`, {
      role: 'read-only',
      version,
    });
    expect(promote.json()).toMatchObject({ role: 'read-only', version: version + 1, sessions: 0 });
    // ASVS 7.2.4: the rights come with a new session.
    expect(await me(browser)).toBeNull();
    await browser.logIn(CUSTOMER);
    expect((await browser.get('/api/admin/audit')).statusCode).toBe(200);
    const stale = await owner.put(`/api/admin/accounts/${account_id}`, {
      role: 'customer',
      version,
    });
    expect([stale.statusCode, stale.json<ErrorResponse>().current]).toMatchObject([
      409,
      { role: 'read-only' },
    ]);
    await owner.put(`/api/admin/accounts/${account_id}`, { role: 'customer' });
    expect((await browser.get('/api/admin/audit')).statusCode).toBe(401);
    await browser.logIn(CUSTOMER);
    expect(await me(browser)).toMatchObject({ role: 'customer', staff_role: null });
    const { items } = (await owner.get('/api/admin/audit?entity=account&sort=-at')).json<
      Page<AuditRow>
    >();
    const edits = items.filter(({ action }) => action === 'update').slice(0, 2);
    expect(edits.map(({ before, after }) => [before, after])).toMatchObject([
      [{ role: 'read-only' }, { role: 'customer' }],
      [{ role: 'support' }, { role: 'read-only' }],
    ]);
  });

  test('a customer gets a role in the admin by invitation only', async () => {
    await addAccount(api);
    const browser = await visitor().logIn(CUSTOMER);
    const { account_id } = await accountOf(CUSTOMER.email);
    for (const role of ['owner', 'read-only'])
      expect(await message(owner.put(`/api/admin/accounts/${account_id}`, { role }))).toEqual([
        409,
        `Invite ${CUSTOMER.email} instead: customers join by mail.`,
      ]);
    expect(await me(browser)).toMatchObject({ role: 'customer' });
  });

  test('ASVS 7.4.2: a disabled account is logged out and cannot log in', async () => {
    await addAccount(api);
    const browser = await visitor().logIn(CUSTOMER);
    const { account_id } = await accountOf(CUSTOMER.email);
    const set = (status: string) => owner.put(`/api/admin/accounts/${account_id}`, { status });
    await set('disabled');
    expect(await me(browser)).toBeNull();
    expect(await message(visitor().post('/api/login', CUSTOMER))).toEqual([
      403,
      'This account is disabled. Please contact an administrator.',
    ]);
    // Only a caller with the right password learns the reason.
    expect(
      (await visitor().post('/api/login', { ...CUSTOMER, password: 'wrong one' })).statusCode,
    ).toBe(401);
    await visitor().post('/api/auth/reset', { email: CUSTOMER.email });
    expect(await mails()).toEqual([]);
    await set('active');
    await visitor().logIn(CUSTOMER);
  });

  test('ASVS 7.4.5: an administrator ends the sessions of an account', async () => {
    await addAccount(api);
    const browser = await visitor().logIn(CUSTOMER);
    const account = await accountOf(CUSTOMER.email);
    expect(account.sessions).toBe(1);
    expect(
      (await owner.delete(`/api/admin/accounts/${account.account_id}/sessions`)).statusCode,
    ).toBe(200);
    expect(await me(browser)).toBeNull();
    expect((await owner.delete('/api/admin/accounts/99999/sessions')).statusCode).toBe(404);
  });

  test('the last active owner cannot be removed', async () => {
    const last = [409, 'This is the last active owner. Add another one first.'];
    await addAccount(api, CUSTOMER, 'read-only');
    for (const body of [{ role: 'customer' }, { role: 'support' }, { status: 'disabled' }])
      expect(await message(owner.put('/api/admin/accounts/1', body))).toEqual(last);
    expect(await message(owner.delete('/api/auth/me', { password: ADMIN.password }))).toEqual(last);
    expect(await me(owner)).toMatchObject({ role: 'admin' });
  });

  test('two owners cannot remove each other at once', async () => {
    const second = { email: 'second@tivara.example', password: 'battery staple' };
    const id = await addAccount(api, second, 'owner');
    const other = await visitor().logIn(second);
    const answers = await Promise.all([
      owner.put(`/api/admin/accounts/${id}`, { status: 'disabled' }),
      other.put('/api/admin/accounts/1', { status: 'disabled' }),
    ]);
    const active = await api.dataSource
      .getRepository(Account)
      .findBy({ role: 'owner', status: 'active' });
    expect(active).toHaveLength(1);
    // The other call fails with the reason, or its caller is no owner any more.
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200)).toHaveLength(1);
    await api.dataSource.getRepository(Account).update({ id: 1 }, { status: 'active' });
    await api.dataSource.getRepository(Account).delete({ id });
  });

  test('an owner cannot leave while another is being disabled', async () => {
    const second = { email: 'second@tivara.example', password: 'battery staple' };
    const id = await addAccount(api, second, 'owner');
    let answered = false;
    const isWaiting = async () => {
      if (engine.name === 'SQLite') return true;
      const [row]: { waiting: number }[] = await api.dataSource.query(
        `SELECT COUNT(*) AS waiting FROM information_schema.processlist
         WHERE db = DATABASE() AND info LIKE 'SELECT id FROM account%FOR UPDATE'`,
      );
      return Number(row?.waiting) > 0;
    };
    const leaving = await api.dataSource.transaction(async (manager) => {
      await manager.update(Account, { id }, { status: 'disabled' });
      const answer = owner.delete('/api/auth/me', { password: ADMIN.password }).finally(() => {
        answered = true;
      });
      while (!answered && !(await isWaiting()));
      return { answer };
    });
    expect((await leaving.answer).statusCode).toBe(409);
    expect(await me(owner)).toMatchObject({ role: 'admin' });
    await api.dataSource.getRepository(Account).delete({ id });
  });

  test('ASVS 7.5.2, 8.2.2: users see and end only their own sessions', async () => {
    await addAccount(api);
    const [here, there] = [await visitor().logIn(CUSTOMER), await visitor().logIn(CUSTOMER)];
    const rows = (await here.get('/api/auth/sessions')).json<SessionRow[]>();
    expect(rows.map(({ current }) => current).sort()).toEqual([false, true]);
    const [own] = (await owner.get('/api/auth/sessions')).json<SessionRow[]>();
    expect((await here.delete(`/api/auth/sessions/${present(own).session_id}`)).statusCode).toBe(
      404,
    );
    expect(await me(owner)).not.toBeNull();
    const other = present(rows.find(({ current }) => !current));
    expect((await here.delete(`/api/auth/sessions/${other.session_id}`)).statusCode).toBe(200);
    expect(await me(there)).toBeNull();
    await there.logIn(CUSTOMER);
    now += STEP_UP_MS + 1;
    for (const path of ['/api/auth/sessions', `/api/auth/sessions/${other.session_id}`])
      expect((await here.delete(path)).json()).toMatchObject({ reason: 'step-up' });
    expect(await me(there)).not.toBeNull();
    await here.post('/api/auth/second-factor', { password: CUSTOMER.password });
    await here.delete('/api/auth/sessions');
    expect([await me(here), await me(there)]).toEqual([expect.anything(), null]);
  });

  test('users delete their own account with their password', async () => {
    await addAccount(api);
    const browser = await visitor().logIn(CUSTOMER);
    expect((await browser.delete('/api/auth/me', { password: 'wrong one' })).statusCode).toBe(400);
    expect((await browser.delete('/api/auth/me', { password: CUSTOMER.password })).statusCode).toBe(
      200,
    );
    expect((await visitor().post('/api/login', CUSTOMER)).statusCode).toBe(401);
  });

  test('ASVS 7.3.1: a session ends after two hours without a request', async () => {
    await addAccount(api);
    const browser = await visitor().logIn(CUSTOMER);
    for (let calls = 0; calls < 3; calls++) {
      now += IDLE_MS;
      expect(await me(browser)).not.toBeNull();
    }
    now += IDLE_MS + 1000;
    expect(await me(browser)).toBeNull();
  });

  test('ASVS 7.3.2: a session ends after twelve hours in any case', async () => {
    await addAccount(api);
    const browser = await visitor().logIn(CUSTOMER);
    const end = now + ABSOLUTE_MS;
    while (now + HOUR <= end) {
      now += HOUR;
      expect(await me(browser)).not.toBeNull();
    }
    now = end + 1000;
    expect(await me(browser)).toBeNull();
  });

  test('ASVS 15.3.1: no response and no audit row contains a password or a token', async () => {
    await addAccount(api, CUSTOMER, 'support');
    await owner.put(`/api/admin/accounts/${(await accountOf(CUSTOMER.email)).account_id}`, {
      role: 'customer',
    });
    await owner.post('/api/admin/invitations', { email: 'more@shop.example', role: 'customer' });
    const audit = (await owner.get('/api/admin/audit?pageSize=100')).json<Page<AuditRow>>();
    const seen = JSON.stringify([audit, await accounts(), await me(owner)]);
    expect(seen).not.toMatch(/argon|hash|token|password_/i);
  });
});
