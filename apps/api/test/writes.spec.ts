import { type AuditRow, type ErrorResponse, type Page } from '@tivara/contracts';
import { startApi, type TestApi } from './support/api.js';
import { pictureUrl, WRITES } from './support/bodies.js';
import { Browser, CUSTOMER, ORIGIN, addAccount, admin } from './support/browser.js';
import { ONE_ENGINE } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';

/** SPEC section 7, each administrator's write as everybody who might try it. */
describe.each(ONE_ENGINE)('the writes on $name', (engine) => {
  let api: TestApi;
  let owner: Browser;
  let customer: Browser;
  let picture: string;
  beforeAll(async () => {
    api = await startApi(engine, FIXTURE, { publicOrigin: ORIGIN });
    await addAccount(api);
    owner = await admin(api);
    customer = await new Browser(api).logIn(CUSTOMER);
    picture = await pictureUrl();
  });
  afterAll(() => api.close());

  const failure = (message: string): ErrorResponse => ({ message, error: message });

  describe.each(WRITES)(
    '$what: $method $url',
    ({ method, url, body, status, message, ...more }) => {
      const send = (browser: Browser, payload: unknown = body?.(picture)) =>
        browser.call(method, url, payload);

      test('anonymous is 401', async () => {
        const answer = await send(new Browser(api));
        expect([answer.statusCode, answer.json()]).toEqual([401, failure('Please log in first.')]);
      });

      test('an ordinary account is 403', async () => {
        const answer = await send(customer);
        expect([answer.statusCode, answer.json()]).toEqual([
          403,
          failure('You don’t have permission to do this.'),
        ]);
      });

      test('another site is 403, with the session too', async () => {
        const foreign = new Browser(api, { origin: 'https://evil.example' });
        Object.assign(foreign.cookies, owner.cookies);
        const answer = await send(foreign);
        expect([answer.statusCode, answer.json()]).toEqual([
          403,
          failure('This request must come from this site.'),
        ]);
      });

      if (body) {
        test.each([
          ['an empty object', {}],
          ['a list', []],
          ['null', 'null'],
          ['broken JSON', '{"name":'],
          ['nothing', ''],
        ])('%s is 400', async (_what, payload) => {
          const answer = await api.inject({
            method,
            url,
            cookies: owner.cookies,
            headers: { origin: ORIGIN, 'content-type': 'application/json' },
            payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
          });
          expect(answer.statusCode).toBe(400);
          const { message: text, error } = answer.json<ErrorResponse>();
          expect(text).toBe(error);
          expect(text).toMatch(/\S/);
        });

        test('an unknown field is a 400 with its name', async () => {
          const answer = await send(owner, { ...body(picture), is_admin: true });
          expect([answer.statusCode, answer.json<ErrorResponse>().message]).toEqual([
            400,
            'property is_admin should not exist',
          ]);
        });
      }

      if (more.duplicate) {
        const { duplicate } = more;
        test('a taken name is a 409 with its field', async () => {
          const answer = await send(owner, duplicate.body(picture));
          expect(answer.statusCode).toBe(409);
          expect(answer.json()).toMatchObject(failure(duplicate.message));
        });
      }

      test('an administrator succeeds, and the change is in the audit', async () => {
        const answer = await send(owner);
        expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
          status,
          message,
        ]);
        const { items } = (await owner.get('/api/admin/audit?pageSize=1')).json<Page<AuditRow>>();
        const [row] = items;
        const action = { POST: 'create', PUT: 'update', DELETE: 'delete' }[method];
        expect(row).toMatchObject({ actor: 'Admin@tivara.example', action });
        expect([row?.before === null, row?.after === null]).toEqual([
          method === 'POST',
          method === 'DELETE',
        ]);
        expect(row?.request_id).toBe(answer.headers['x-request-id']);
      });
    },
  );

  test('unknown ids are 404', async () => {
    for (const [method, url] of [
      ['DELETE', '/api/products/999'],
      ['DELETE', '/api/products/nothing'],
      ['DELETE', '/api/store/999'],
      ['DELETE', '/api/colors/999'],
      ['DELETE', '/api/collection/0'],
    ] as const)
      expect((await owner.call(method, url)).statusCode).toBe(404);
    expect((await owner.put('/api/shape/999', { shape_name: 'Oval' })).statusCode).toBe(404);
  });
});
