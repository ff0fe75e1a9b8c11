import { createServer, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { LIMITS } from '@tivara/contracts';
import fastify, { type FastifyInstance } from 'fastify';
import { proxyApi } from './api-proxy.js';
import { SERVER_DEADLINES } from '../shared/settings.js';

/** Answers what it got, or a picture's request early with 401, like the API. */
let api: Server;
let requests: IncomingMessage[];
let site: FastifyInstance;
const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

beforeEach(async () => {
  requests = [];
  api = createServer(async (request, response) => {
    requests.push(request);
    if (request.url === '/api/products') return response.writeHead(401).end('{}');
    response.end(await buffer(request));
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  await start(SERVER_DEADLINES.body);
});
afterEach(async () => {
  await site.close();
  api.close();
});

async function start(body: number) {
  site = fastify();
  const apiOrigin = `http://127.0.0.1:${portOf(api)}`;
  await proxyApi(site, { apiOrigin, deadlines: { ...SERVER_DEADLINES, body } });
  await site.listen({ host: '127.0.0.1', port: 0 });
}

const post = (path: string, body: string | ReadableStream, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${portOf(site.server)}${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });

/** Sends these bytes, and ends its half of the connection if it is `cut`. @returns what comes back until the other half ends */
async function talk(bytes: string, { cut = false } = {}): Promise<string> {
  const socket = connect(portOf(site.server), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  if (cut) socket.end();
  return text(socket);
}
const head = (more: string) =>
  `POST /api/login HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\n${more}\r\n`;

test('a small body and its headers reach the API unchanged', async () => {
  const type = 'multipart/form-data; boundary=x';
  const answer = await post('/api/login', '{"ä": 1}', { 'content-type': type });
  expect([answer.status, await answer.text()]).toEqual([200, '{"ä": 1}']);
  expect(requests[0]?.headers).toMatchObject({ 'content-type': type, 'content-length': '9' });
});

test('a public body that is too large is refused before the API is asked, and the connection stays', async () => {
  const large = 'x'.repeat(1024 * 1024);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      post(
        ['/api/login', '/api/auth/register', '/api/reports', '/newsletter'][index % 4] ?? '',
        large,
      ),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 413));
  expect(answers[0]?.headers.get('connection')).not.toBe('close');
  expect(requests).toEqual([]);
});

test('a body without a length is refused once it is too large', async () => {
  const part = new Uint8Array(LIMITS.bodyBytes / 2 + 1);
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(part);
      controller.enqueue(part);
      controller.close();
    },
  });
  expect((await post('/api/login', stream)).status).toBe(413);
  expect(requests).toEqual([]);
});

test('pictures pass through, up to their limit, and an early answer is passed on', async () => {
  const picture = 'x'.repeat(1024 * 1024);
  expect(await (await post('/api/categories', picture)).text()).toBe(picture);
  const early = await Promise.all(
    Array.from({ length: 5 }, () => post('/api/products', picture.repeat(20))),
  );
  expect(early.map(({ status }) => status)).toEqual(early.map(() => 401));
  const excess = 'x'.repeat(LIMITS.pictureBodyBytes + 1);
  expect((await post('/api/categories', excess)).status).toBe(413);
});

test('a request that expects 100 Continue is passed on', async () => {
  const answer = await talk(
    head('expect: 100-continue\r\nconnection: close\r\ncontent-length: 2\r\n') + '{}',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK\r\n/);
  expect(requests).toHaveLength(1);
});

test('a body that arrives too slowly is refused, and its connection closed', async () => {
  await site.close();
  await start(50);
  expect(await talk(head('content-length: 100\r\n') + '{"a":')).toMatch(/^HTTP\/1\.1 408 /);
  expect(requests).toEqual([]);
});

const CHUNKED = 'transfer-encoding: chunked\r\n';
test.each([
  ['a chunk of garbage', head(CHUNKED) + 'zz\r\n{}\r\n'],
  ['a chunk cut off', head(CHUNKED) + '9\r\n{}'],
  ['a cut after the headers', head('content-length: 9\r\n')],
  ['a cut in the body', head('content-length: 9\r\n') + '{'],
  ['a length that is no number', head('content-length: two\r\n') + '{}'],
  ['a length beyond all numbers', head(`content-length: ${'9'.repeat(400)}\r\n`) + '{}'],
  ['two lengths', head('content-length: 2\r\ncontent-length: 3\r\n') + '{}'],
  ['a length beside chunks', head(`content-length: 2\r\n${CHUNKED}`) + '2\r\n{}\r\n0\r\n\r\n'],
  ['an unknown transfer encoding', head('transfer-encoding: wombat\r\n') + '{}'],
])('%s is refused before the API is asked', async (_what, bytes) => {
  expect(await talk(bytes, { cut: true })).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(requests).toEqual([]);
  expect((await post('/api/login', '{}')).status).toBe(200);
});

test('a connection that is reset in a body leaves the others alone', async () => {
  const socket = connect(portOf(site.server), '127.0.0.1');
  const connected = once(site.server, 'connection');
  await once(socket, 'connect');
  const [accepted] = (await connected) as [Socket];
  const closed = new Promise((resolve) => accepted.once('close', resolve));
  socket.write(head('content-length: 9\r\n') + '{', () => socket.resetAndDestroy());
  await closed;
  expect((await post('/api/login', '{}')).status).toBe(200);
  expect(requests).toHaveLength(1);
});
