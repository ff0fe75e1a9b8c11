/** @jest-environment node */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError, MESSAGES } from '@tivara/contracts';
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

test('a GET that times out fails like one without a response', async () => {
  answer = writeHalf;
  await expect(call(undefined, 50)).rejects.toEqual(new ApiError(0, MESSAGES.error));
});
