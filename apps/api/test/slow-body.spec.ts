import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { limitBodies } from '../src/platform/http/body-limits.js';

async function listening(withinMs: number) {
  const app = fastify();
  limitBodies(app, withinMs);
  app.post('/', (request) => request.body);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
}

test('a body that arrives too slowly is refused, and its connection closed', async () => {
  const app = await listening(50);
  try {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"a":',
    );
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
  } finally {
    await app.close();
  }
});

test('a body that arrives in time is read', async () => {
  const app = await listening(60_000);
  const whole = await app.inject({ method: 'POST', url: '/', payload: { a: 1 } });
  expect(whole.json()).toEqual({ a: 1 });
  await app.close();
});
