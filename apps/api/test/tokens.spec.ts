import type { ErrorResponse, Page } from '@tivara/contracts';
import { ApiToken } from '../src/accounts/tokens/api-token.entity.js';
import type { ApiTokenDto, NewApiTokenResponse } from '../src/accounts/tokens/api-token.dto.js';
import type { AuditRowDto } from '../src/platform/audit/audit.dto.js';
import { Clock } from '../src/platform/clock.js';
import { THROTTLES, ThrottleService } from '../src/platform/throttling/throttle.service.js';
import { startApi, type TestApi } from './support/api.js';
import { WRITES } from './support/bodies.js';
import { Browser, ORIGIN, admin } from './support/browser.js';
import { ENGINES } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';
import { present } from './support/present.js';

const ADMIN_ORIGIN = 'http://admin.localhost';
const STORES = { name: 'Till of Pune', permissions: ['stores:read', 'stores:write'] };

describe.each(ENGINES)('API tokens on $name', (engine) => {
  let api: TestApi;
  let owner: Browser;
  beforeAll(async () => {
    api = await startApi(engine, FIXTURE, { publicOrigin: ORIGIN });
    owner = await admin(api);
  });
  afterAll(() => api.close());

  const make = async (body: object = STORES) => {
    const answer = await owner.post('/api/admin/tokens', body);
    return answer.json<NewApiTokenResponse>();
  };
  const machine = (token: string, site: TestApi = api, host = 'localhost') =>
    new Browser(site, { authorization: `Bearer ${token}`, host });
  const refusal = async (browser: Browser, url = '/api/admin/store') => {
    const answer = await browser.get(url);
    return [answer.statusCode, answer.json<ErrorResponse>().message];
  };
  test('a token is in the answer that makes it and nowhere else', async () => {
    const { token, ...made } = await make({ ...STORES, days: 30 });
    expect(made).toMatchObject({ token_name: STORES.name, start: token.slice(0, 13) });
    const listed = await owner.get('/api/admin/tokens');
    const [row] = listed.json<Page<ApiTokenDto>>().items;
    expect(row).toEqual(expect.objectContaining({ token_id: made.token_id, last_used_at: null }));
    expect(Date.parse(present(row?.expires_at)) - Date.parse(present(row).created_at)).toBe(
      30 * 86_400_000,
    );
    const rows = await api.dataSource.getRepository(ApiToken).find();
    const audit = await owner.get('/api/admin/audit?entity=API%20token');
    expect(listed.body + JSON.stringify(rows) + audit.body).not.toContain(token);
  });

  test.each([
    [{ ...STORES, name: '' }, 'name', 'Name the machine or program.'],
    [{ ...STORES, permissions: [] }, 'permissions', 'Choose at least one permission, each once.'],
    [
      { ...STORES, permissions: ['accounts:write'] },
      'permissions',
      'A token cannot have this permission.',
    ],
    [{ ...STORES, days: 0 }, 'days', 'Choose 1 to 730 days, or leave the expiry out.'],
  ])('%j is refused', async (body, field, message) => {
    const answer = await owner.post('/api/admin/tokens', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<ErrorResponse>().errors).toEqual({ [field]: message });
  });

  test('its writes need no page of the site, and are its own in the audit', async () => {
    const { token, token_id: id } = await make();
    const { method, url, body } = present(WRITES.find((write) => write.url === '/api/store/1'));
    const noOrigin = await api.inject({
      ...{ method, url, payload: body?.('') as object },
      headers: { authorization: `Bearer ${token}` },
    });
    expect(noOrigin.statusCode).toBe(200);
    const audit = await owner.get(`/api/admin/audit?entity=store&entity_id=1`);
    const [change] = audit.json<Page<AuditRowDto>>().items;
    expect(change).toMatchObject({ actor: `API token ${id}: ${STORES.name}`, action: 'update' });
  });

  test('counts alone, whatever session its request has as well', async () => {
    const { token } = await make();
    const both = machine(token);
    both.cookies = owner.cookies;
    expect(await refusal(both, '/api/admin/products')).toEqual([
      403,
      'You don’t have permission to do this.',
    ]);
  });

  test('cannot do what takes a person', async () => {
    const { token } = await make();
    expect(await refusal(machine(token), '/api/auth/sessions')).toEqual([
      403,
      'This is for people who log in, not for API tokens.',
    ]);
  });

  test('is refused by name once it expired or was revoked, and when it is not known', async () => {
    const expiring = await make({ ...STORES, days: 1 });
    const later = new Date(Date.now() + 2 * 86_400_000);
    const clock = api.app.get(Clock);
    clock.now = () => later;
    expect(await refusal(machine(expiring.token))).toEqual([
      401,
      `This API token expired at ${expiring.expires_at}.`,
    ]);
    clock.now = () => new Date();
    const { token, token_id: id } = await make();
    await owner.delete(`/api/admin/tokens/${id}`);
    expect(await refusal(machine(token))).toEqual([401, 'This API token was revoked.']);
    const listed = await owner.get('/api/admin/tokens?state=revoked&q=till');
    expect(listed.json<Page<ApiTokenDto>>().items).toMatchObject([{ token_id: id }]);
    expect(await refusal(machine('tivara_guess'))).toEqual([401, 'This API token is not known.']);
    expect((await owner.delete(`/api/admin/tokens/${id}`)).statusCode).toBe(404);
  });

  test('is used at the host of the admin', async () => {
    const site = await startApi(engine, FIXTURE, {
      publicOrigin: ORIGIN,
      adminOrigin: ADMIN_ORIGIN,
    });
    const staff = new Browser(site, { origin: ADMIN_ORIGIN, host: 'admin.localhost' });
    await staff.logIn({ email: 'admin@tivara.example', password: 'correct horse' });
    const { token } = (await staff.post('/api/admin/tokens', STORES)).json<NewApiTokenResponse>();
    expect((await machine(token, site, 'admin.localhost').get('/api/admin/store')).statusCode).toBe(
      200,
    );
    expect(await refusal(machine(token, site))).toEqual([
      403,
      `Use this API token at ${ADMIN_ORIGIN}.`,
    ]);
    await site.close();
  });

  test('has a limit of its own', async () => {
    const [{ token, token_id: id }, other] = [await make(), await make()];
    await api.app.get(ThrottleService).consume('token', String(id), THROTTLES.token.points);
    const answer = await machine(token).get('/api/admin/store');
    expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await machine(other.token).get('/api/admin/store')).statusCode).toBe(200);
    expect((await owner.get('/api/admin/store')).statusCode).toBe(200);
  });
});
