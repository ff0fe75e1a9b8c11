import http from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { LIMITS, type ErrorResponse } from '@tivara/contracts';
import { BODY_LIMITS } from '../src/platform/http/body-limits.js';
import { startApi, type TestApi } from './support/api.js';
import { ORIGIN, admin } from './support/browser.js';
import { SQLITE } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';
import { HOSTILE, JSON_TYPE, PUBLIC, keys, levels } from './support/hostile-bodies.js';

/** A page for a form; for JSON the first 50 errors. */
const MAX_ANSWER = 16 * 1024;

describe('bodies', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(SQLITE, FIXTURE, { publicOrigin: ORIGIN });
  });
  afterAll(() => api.close());

  const post = (url: string, type: string, payload: string) =>
    api.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });

  test.each(HOSTILE)(
    '%s are refused by every public route before validation',
    async (_what, type, body) => {
      const wrong: string[] = [];
      for (const url of PUBLIC) {
        const answer = await post(url, type, body);
        if (![400, 413].includes(answer.statusCode) || answer.body.length > MAX_ANSWER)
          wrong.push(`${url} ${answer.statusCode} ${answer.body.length}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  test('after a refused body its connection serves the next request', async () => {
    await api.app.listen(0, '127.0.0.1');
    const { port } = api.app.getHttpServer().address() as AddressInfo;
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const send = async (path: string, method: string, body: string) => {
      const headers = { 'content-type': JSON_TYPE, 'content-length': Buffer.byteLength(body) };
      const sent = http.request({ host: '127.0.0.1', port, path, method, headers, agent });
      const answered = once(sent, 'response') as Promise<[http.IncomingMessage]>;
      sent.end(body);
      const [answer] = await answered;
      await textOf(answer);
      return [answer.statusCode, sent.reusedSocket];
    };
    expect(await send('/api/login', 'POST', 'x'.repeat(1_000_000))).toEqual([413, false]);
    expect(await send('/api/categories', 'GET', '')).toEqual([200, true]);
    agent.destroy();
  });

  test('the error for a body that is too wide or too deep states the limit', async () => {
    const text = async (url: string, body: string) =>
      (await post(url, JSON_TYPE, body)).json<ErrorResponse>().message;
    const { form } = BODY_LIMITS;
    expect(await text('/api/login', keys(form.values + 1))).toBe(
      `This request takes at most ${form.values} values.`,
    );
    expect(await text('/api/login', levels(form.depth + 2))).toBe(
      `This request may nest values ${form.depth} levels deep, and no more.`,
    );
    expect(await text('/api/login', keys(form.values))).toContain('should not exist');
  });

  test('errors of a bad body are few and short', async () => {
    const long = JSON.stringify({ ['x'.repeat(10_000)]: 1 });
    expect((await post('/api/login', JSON_TYPE, long)).body.length).toBeLessThan(2000);
    const many = await post('/api/login', JSON_TYPE, keys(BODY_LIMITS.form.values));
    expect(Object.keys(many.json<ErrorResponse>().errors ?? {})).toHaveLength(50);
  });

  test('what shoppers and administrators really send is taken', async () => {
    const wishlist = Array.from({ length: 50 }, () => ({
      product_name: 'TV-104 Meridian '.padEnd(300, 'x'),
      selected_color: { color_name: 'GOLD' },
      image: `https://shop.example/${'x'.repeat(200)}`,
    }));
    const data = { to_name: 'Asha', to_email: 'asha@shop.example', to_number: '9820012345' };
    const enquiry = await post('/api/email', JSON_TYPE, JSON.stringify({ data, wishlist }));
    expect(enquiry.statusCode).toBe(200);
    const ids = Array.from({ length: LIMITS.bulkRows }, (_, id) => 1000 + id);
    const owner = await admin(api);
    expect(
      (await owner.post('/api/admin/products/bulk', { ids, action: 'publish' })).statusCode,
    ).not.toBe(413);
  });
});
