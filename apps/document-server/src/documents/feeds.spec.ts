import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { CONFIRMED_MS } from '@tivara/contracts';
import fastify, { type FastifyInstance } from 'fastify';
import { proxyApi } from '../http/api-proxy.js';
import { SERVER_DEADLINES } from '../shared/settings.js';
import { serveFeeds } from './feeds.js';

const FEED = '/api/feeds/google.xml';

/** Answers like the API, whose tag is the catalogue's version. */
let api: Server;
let feed: { version: number; text: string; status: number };
/** Each request's answer. */
let answers: number[];
let site: FastifyInstance;

beforeEach(async () => {
  feed = { version: 1, text: '<rss>one frame</rss>', status: 200 };
  answers = [];
  api = createServer(({ headers }, response) => {
    const etag = `W/"${feed.version}"`;
    const status = headers['if-none-match'] === etag ? 304 : feed.status;
    answers.push(status);
    const cors = headers.origin && { 'access-control-allow-origin': headers.origin };
    response.writeHead(status, { etag, 'content-type': 'application/rss+xml', ...cors });
    response.end(status === 304 ? '' : feed.text);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const settings = { apiOrigin, deadlines: SERVER_DEADLINES };
  site = fastify();
  serveFeeds(site, settings);
  await proxyApi(site, settings);
});
afterEach(async () => {
  await site.close();
  api.close();
});

const get = (headers: Record<string, string> = {}, url = FEED) => site.inject({ url, headers });
/** The API acknowledges a change after this time. A timer may fire a millisecond early. */
const acknowledged = () => setTimeout(CONFIRMED_MS + 1);

test('an unchanged feed is read once, and only confirmed from then on', async () => {
  const first = await get();
  expect([first.statusCode, first.body]).toEqual([200, feed.text]);
  expect(first.headers).toMatchObject({
    'content-type': 'application/rss+xml',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  });
  await acknowledged();
  const { headers, rawPayload } = await get({ 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
  expect(String(brotliDecompressSync(rawPayload))).toBe(feed.text);
  const known = await get({ 'if-none-match': String(first.headers['etag']) });
  expect([known.statusCode, known.body]).toEqual([304, '']);
  expect((await site.inject({ method: 'HEAD', url: FEED })).statusCode).toBe(200);
  expect(answers.filter((status) => status === 200)).toHaveLength(1);
});

test('a change is in the first response after its acknowledgement', async () => {
  const before = await get();
  feed = { ...feed, version: 2, text: '<rss>two frames</rss>' };
  await acknowledged();
  const after = await get({ 'if-none-match': String(before.headers['etag']) });
  expect([after.statusCode, after.body]).toEqual([200, feed.text]);
});

test('what the catalogue’s change left as it was keeps its tag', async () => {
  const before = await get();
  feed.version = 2;
  await acknowledged();
  expect((await get({ 'if-none-match': String(before.headers['etag']) })).statusCode).toBe(304);
});

test('a preview and another origin’s script get the API’s own response', async () => {
  await get();
  feed.text = '<rss>as it will be</rss>';
  expect((await get({ cookie: 'a=b; __Host-tivara_preview=x' })).body).toBe(feed.text);
  const { headers } = await get({ origin: 'https://reader.example' });
  expect(headers['access-control-allow-origin']).toBe('https://reader.example');
});

test('an error of the API is passed on, and the last feed is sent during an outage', async () => {
  feed.status = 404;
  expect((await get({}, '/api/feeds/none.xml')).statusCode).toBe(404);
  feed.status = 503;
  expect((await get()).statusCode).toBe(503);
  feed.status = 200;
  const first = await get();
  feed = { ...feed, status: 503, version: 2 };
  await acknowledged();
  expect([(await get()).statusCode, (await get()).body]).toEqual([200, first.body]);
});
