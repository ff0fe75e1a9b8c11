import { once } from 'node:events';
import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { passwordViolation } from '../src/platform/security/password-policy.js';
import { startApi, type TestApi } from './support/api.js';
import { Browser, CUSTOMER, ORIGIN, addAccount } from './support/browser.js';
import { LONG_DEADLINES } from './support/deadlines.js';
import { SQLITE } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';

const COMMON = 'This password is too common. Choose another one.';
const BREACHED = 'This password appeared in a data breach. Choose another one.';

test.each(['12345678', 'Qwertyuiop', 'ILOVEYOU2', 'ｌｅｔｍｅｉｎ１'])(
  '%s is a common password',
  (password) => expect(passwordViolation(password)).toBe(COMMON),
);

test('10,000 random passwords are not common', () => {
  for (let count = 0; count < 10_000; count++)
    expect(passwordViolation(randomBytes(12).toString('hex'))).toBeNull();
});

describe('a service of breached passwords', () => {
  let api: TestApi;
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  const urls: string[] = [];
  const breached = 'unusual but known';
  const hash = createHash('sha1').update(breached).digest('hex').toUpperCase();
  const suffixes = (...lines: string[]) => lines.join('\r\n');
  const server = createServer((request, response) => {
    urls.push(String(request.url));
    answer(request, response);
  });
  const start = async (deadlines = LONG_DEADLINES) => {
    const { port } = server.address() as AddressInfo;
    api = await startApi(SQLITE, FIXTURE, {
      publicOrigin: ORIGIN,
      breachedPasswordsUrl: `http://127.0.0.1:${port}`,
      deadlines,
    });
    await addAccount(api);
  };
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    await start();
  });
  afterAll(async () => {
    await api.close();
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    urls.length = 0;
    answer = (_request, response) =>
      // A padding line, as the service adds them, and the password that it knows.
      response.end(suffixes(`${'0'.repeat(35)}:0`, `${hash.slice(5)}:12`));
  });
  let accounts = 0;
  const register = async (password: string) => {
    const body = { username: 'Asha', email: `asha-${++accounts}@shop.example`, password };
    const { statusCode, body: text } = await new Browser(api).post('/api/auth/register', body);
    return [statusCode, (JSON.parse(text) as { message: string }).message];
  };

  test('refuses what it knows, and is sent 5 characters of a hash alone', async () => {
    expect(await register(breached)).toEqual([400, BREACHED]);
    expect(urls.map((url) => url.split('?')[0])).toEqual([`/range/${hash.slice(0, 5)}`]);
    expect((await register('unusual and unknown'))[0]).toBe(201);
  });

  test('pads its responses, and gets no request for passwords that are refused anyway', async () => {
    let padding: unknown;
    answer = ({ headers }, response) => {
      padding = headers['add-padding'];
      response.end('');
    };
    expect(await register('12345678')).toEqual([400, COMMON]);
    expect(urls).toEqual([]);
    await register('unusual and unknown');
    expect(padding).toBe('true');
  });

  test('is used for a changed password', async () => {
    const customer = await new Browser(api).logIn(CUSTOMER);
    const change = { current_password: CUSTOMER.password, new_password: breached };
    const { statusCode, body } = await customer.post('/api/auth/password', change);
    expect([statusCode, (JSON.parse(body) as { message: string }).message]).toEqual([
      400,
      BREACHED,
    ]);
  });

  test.each([
    [
      'fails',
      (_request: IncomingMessage, response: ServerResponse) => void response.writeHead(503).end(),
    ],
    ['closes the connection', ({ socket }: IncomingMessage) => void socket.destroy()],
  ])('that %s lets the password pass', async (_how, respond) => {
    answer = respond;
    expect((await register(breached))[0]).toBe(201);
    expect(urls).toHaveLength(1);
  });

  test('that never answers lets the password pass', async () => {
    answer = () => undefined;
    await api.close();
    await start({ ...LONG_DEADLINES, breachedPasswords: 100 });
    expect((await register(breached))[0]).toBe(201);
    expect(urls).toHaveLength(1);
  });
});
