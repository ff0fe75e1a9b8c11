/** @jest-environment node */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError, MESSAGES, type AnyApiCall } from '@tivara/contracts';
import { createApi } from './api';

let server: Server;
let answer: (response: ServerResponse) => void;
const call = (signal?: AbortSignal, timeoutMs = 5000) => {
  const { port } = server.address() as AddressInfo;
  return createApi({ origin: `http://127.0.0.1:${port}`, timeoutMs })(
    '/api/products',
    signal ? { signal } : {},
  );
};

beforeAll(async () => {
  server = createServer((_request, response) => answer(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

/** Half of a list. */
const writeHalf = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
  response.write('[{"product_id":');
};

test('a truncated response fails like a missing one', async () => {
  answer = (response) => {
    writeHalf(response);
    setImmediate(() => response.destroy());
  };
  await expect(call()).rejects.toEqual(new ApiError(0, MESSAGES.error));
});

test('an abort during the response rejects with AbortError', async () => {
  const controller = new AbortController();
  answer = writeHalf;
  const { fetch } = globalThis;
  jest.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...request) => {
    const begun = await fetch(...request);
    controller.abort();
    return begun;
  });
  await expect(call(controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
});

test('an empty response is null', async () => {
  answer = (response) => response.writeHead(204).end();
  expect(await call()).toBeNull();
});

test('an answer is read while it arrives, without a time limit, and an error as ever', async () => {
  const { port } = server.address() as AddressInfo;
  const api = createApi({
    origin: `http://127.0.0.1:${port}`,
    timeoutMs: 0,
  }) as unknown as AnyApiCall;
  const parts: string[] = [];
  const read = async (body: ReadableStream<Uint8Array>) => {
    const reader = body.getReader();
    const decoder = new TextDecoder();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return parts.length;
      parts.push(decoder.decode(value));
      // What the server sends next waits for what was read.
      next();
    }
  };
  let next = () => {};
  answer = (response) => {
    next = () => response.end('second');
    response.write('first');
  };
  expect(await api('/api/any', { read })).toBe(2);
  expect(parts).toEqual(['first', 'second']);
  answer = (response) => response.writeHead(409).end('{"message":"Taken"}');
  await expect(api('/api/any', { read })).rejects.toEqual(new ApiError(409, 'Taken'));
});

test('a GET that times out fails like one without a response', async () => {
  answer = writeHalf;
  await expect(call(undefined, 50)).rejects.toEqual(new ApiError(0, MESSAGES.error));
});
