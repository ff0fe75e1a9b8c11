import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { CSP_REPORTS, MAIL_STATES } from '@tivara/contracts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { openDatabase, prepareDatabase } from '../src/database.js';
import { ADMIN, settingsFor, startApi, type TestApi } from './support/api.js';
import { Browser, CUSTOMER, ORIGIN, addAccount } from './support/browser.js';
import { ONE_ENGINE, SQLITE, type TestDatabase } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';
import { paint, pngHeader } from './support/pictures.js';
import { present } from './support/present.js';
import { environment } from './support/process.js';
import { THROTTLES } from '../src/platform/throttling/throttle.service.js';
import { freePort } from './support/mariadb.mjs';
import { multipart } from './support/requests.js';

interface Running {
  child: ChildProcess;
  origin: string;
  /** What it wrote to standard output, once it has ended. */
  ended: Promise<string>;
}

async function start(database: TestDatabase, env: Record<string, string>): Promise<Running> {
  const child = fork(path.join(present(process.env['TIVARA_TEST_BUILD']), 'main.js'), {
    env: { PORT: '0', SEED: 'none', ...environment(database), ...env },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += String(chunk)));
  const ended = once(child, 'exit').then(() => output);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { child, origin: `http://127.0.0.1:${port}`, ended };
}

describe('a process', () => {
  let database: TestDatabase;
  const running: ChildProcess[] = [];
  beforeAll(async () => {
    database = await SQLITE.create();
    const dataSource = await openDatabase(database.setting);
    await prepareDatabase(dataSource, settingsFor(database), async () => FIXTURE);
    await dataSource.destroy();
  });
  afterEach(() => running.splice(0).forEach((child) => child.kill('SIGKILL')));
  afterAll(() => database.drop());
  const run = async (env: Record<string, string> = {}) => {
    const api = await start(database, env);
    running.push(api.child);
    return api;
  };
  const logIn = async (origin: string, credentials = ADMIN) =>
    fetch(`${origin}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify(credentials),
    });

  test('logs one line of JSON for each request, with its id and without secrets', async () => {
    const { child, origin, ended } = await run({ LOG_LEVEL: 'info' });
    const login = await logIn(origin);
    const cookie = present(login.headers.getSetCookie()[0]);
    await logIn(origin, { ...ADMIN, password: 'secret-guess' });
    await fetch(`${origin}/newsletter/unsubscribe?token=secret-token&x=1`);
    const me = await fetch(`${origin}/api/auth/me`, { headers: { cookie } });
    child.kill('SIGTERM');
    const lines = (await ended).trim().split('\n');
    const calls = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === 'answered');
    expect(calls).toHaveLength(4);
    expect(calls[3]).toMatchObject({
      level: 'info',
      reqId: me.headers.get('x-request-id'),
      method: 'GET',
      url: '/api/auth/me',
      status: 200,
      address: '127.0.0.1',
      ms: expect.any(Number),
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(calls[2]).toMatchObject({ url: '/newsletter/unsubscribe?token=[removed]&x=1' });
    const token = cookie.split(/[=;]/)[1] ?? '';
    for (const secret of [ADMIN.password, 'secret-guess', 'secret-token', token])
      expect(lines.join()).not.toContain(secret);
  });

  test('shows its metrics on a port of their own and nowhere else', async () => {
    const port = await freePort();
    const { origin } = await run({ METRICS_PORT: String(port) });
    await fetch(`${origin}/api/categories`);
    await fetch(`${origin}/api/products/products/999`);
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/categories",status="200"\} 1/,
    );
    // The pattern, not the id.
    expect(text).toContain('route="/api/products/products/:id",status="404"');
    expect(text).toMatch(/tivara_mail_pending \d/);
    for (const line of ['tivara_mail_dead 0', 'process_cpu_seconds_total'])
      expect(text).toContain(line);
    const described = readFileSync(
      path.join(import.meta.dirname, '../../../docs/reference/metrics.md'),
      'utf8',
    );
    const rows = [...described.matchAll(/^\| `(\w+)` +\| (.+?) +\|/gm)].map(([, ...row]) => row);
    const own = [...text.matchAll(/^# HELP ((?:http|tivara)_\w+) (.+)$/gm)].map(
      ([, ...row]) => row,
    );
    expect(own.toSorted()).toEqual(rows.toSorted());
    for (const place of ['/metrics', '/api/../metrics', '/api/%2e%2e/metrics'])
      expect((await fetch(`${origin}${place}`)).status).toBe(404);
  });

  test('counts reports of content policy violations, and logs each kind once without queries', async () => {
    const port = await freePort();
    const { child, origin, ended } = await run({ METRICS_PORT: String(port), LOG_LEVEL: 'warn' });
    const report = async (body: unknown, type = 'application/reports+json') => {
      const headers = { 'content-type': type, origin };
      const answer = await fetch(origin + CSP_REPORTS, {
        method: 'POST',
        headers,
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      return answer.status;
    };
    const violation = {
      type: 'csp-violation',
      body: {
        documentURL: 'https://shop.example/login/reset?token=secret-token',
        blockedURL: 'https://evil.example/x.js?secret-query',
        effectiveDirective: 'script-src-elem',
        sourceFile: null,
        originalPolicy: 'x'.repeat(500),
      },
    };
    const old = {
      'csp-report': { 'document-uri': 'https://shop.example/', 'effective-directive': 'made-up' },
    };
    expect(await report([violation, violation])).toBe(204);
    expect(await report(old, 'application/csp-report')).toBe(204);
    for (const wrong of ['{', '{}', [{ type: 'crash' }], Array(21).fill(violation)])
      expect(await report(wrong)).toBe(400);
    expect(await report('x'.repeat(17 * 1024))).toBe(413);
    expect(await report(violation, 'application/xml')).toBe(415);
    for (let count = 0; count < THROTTLES.policyReport.points; count++) await report(old);
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(metrics).toContain('tivara_csp_violations_total{directive="script-src-elem"} 2');
    // Beyond the limit nothing is counted.
    const others = THROTTLES.policyReport.points - 1;
    expect(metrics).toContain(`tivara_csp_violations_total{directive="other"} ${others}`);
    child.kill('SIGTERM');
    const lines = (await ended).split('\n').filter((each) => each.includes('content policy'));
    expect(lines.map((each) => JSON.parse(each) as object)).toMatchObject([
      {
        directive: 'script-src-elem',
        blocked: 'https://evil.example/x.js',
        page: 'https://shop.example/login/reset',
      },
      { directive: 'other', page: 'https://shop.example/' },
    ]);
    expect(lines.join()).not.toContain('secret');
  });

  test('reports that it is not ready before it stops, and finishes pending requests', async () => {
    const { child, origin } = await run({ DRAIN_SECONDS: '1' });
    expect((await fetch(`${origin}/health/ready`)).status).toBe(200);
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    let ready: Response;
    do ready = await fetch(`${origin}/health/ready`);
    while (ready.status === 200);
    expect([ready.status, await ready.json()]).toMatchObject([
      503,
      { message: 'The process is stopping.' },
    ]);
    expect((await fetch(`${origin}/health/live`)).status).toBe(200);
    expect((await logIn(origin)).status).toBe(200);
    expect(await exit).toEqual([0, null]);
  });

  /** The most memory that the process ever held, in MB. */
  const peak = ({ pid }: ChildProcess) => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
  };
  const send = (origin: string, url: string, headers: Record<string, string>, bytes: number) =>
    new Promise<number | string>((resolve) => {
      const call = request(`${origin}${url}`, { method: 'POST', headers }, (answer) => {
        answer.resume();
        answer.once('close', () => resolve(answer.statusCode ?? 0));
      });
      call.once('error', (error: NodeJS.ErrnoException) => resolve(String(error.code)));
      const part = Buffer.alloc(1024 * 1024, 'x');
      let left = bytes / part.length;
      const more = (): void => {
        if (left-- <= 0) return void call.end();
        if (call.write(part)) setImmediate(more);
        else call.once('drain', more);
      };
      more();
    });

  // Only Linux has it.
  const ownMemory = existsSync('/proc/self/status') ? test : test.skip;
  ownMemory(
    'refuses a body of 30 MB and pictures that are bombs while its memory stays flat',
    async () => {
      const { child, origin } = await run();
      const { headers: answered } = await logIn(origin);
      const cookie = present(answered.getSetCookie()[0]).split(';')[0] ?? '';
      const admin = { cookie, origin };
      const json = { ...admin, 'content-type': 'application/json' };
      const upload = async (bytes: Buffer) => {
        const body = multipart(bytes, 'image/png');
        const answer = await fetch(`${origin}/api/admin/media`, {
          method: 'POST',
          headers: { ...admin, ...body.headers },
          body: new Uint8Array(body.payload),
        });
        return answer.status;
      };
      // What a picture of common size needs is the measure.
      expect(await upload(await paint(2000, 1500, 'png'))).toBe(201);
      const before = peak(child);
      const size = 30 * 1024 * 1024;
      for (let time = 0; time < 4; time++) {
        const headers = { ...json, 'content-length': String(size) };
        // The server closes what it refuses before it has read it.
        expect([413, 'ECONNRESET', 'EPIPE']).toContain(
          await send(origin, '/api/products', headers, size),
        );
        expect([413, 'ECONNRESET', 'EPIPE']).toContain(
          await send(origin, '/api/products', json, size),
        );
        const stranger = { origin, 'content-type': 'application/json' };
        expect([401, 'ECONNRESET', 'EPIPE']).toContain(
          await send(origin, '/api/products', stranger, size),
        );
        expect(await upload(pngHeader(50_000, 50_000))).toBe(400);
      }
      const length = { ...json, 'content-length': String(size) };
      expect(await send(origin, '/api/products', length, 0)).toBe(413);
      expect(peak(child) - before).toBeLessThan(100);
    },
  );
});

describe('OpenAPI', () => {
  interface Operation {
    requestBody?: { content: Record<string, { schema: { $ref?: string } }> };
    responses: Record<string, unknown>;
  }
  /** Without a body by design. */
  const BODILESS =
    /\/(logout|retry|resend|test|revert|reset|duplicate|confirm|confirmation|undo|unsubscribe|options|recovery-codes|\{(id|block)\}\/preview)$|^\/api\/admin\/media$/;

  interface Description {
    paths: Record<string, Record<string, Operation>>;
    components: {
      schemas: Record<string, { properties?: Record<string, { examples?: unknown[] }> }>;
    };
  }
  let api: TestApi;
  let description: Description;
  beforeAll(async () => {
    api = await startApi(SQLITE, FIXTURE);
    description = await api.get<Description>('/api/docs-json');
  });
  afterAll(() => api.close());

  test('describes the body of every change', () => {
    for (const [url, operations] of Object.entries(description.paths))
      for (const [method, { requestBody }] of Object.entries(operations))
        if (['post', 'put'].includes(method) && !BODILESS.test(url))
          expect([`${method} ${url}`, requestBody?.content]).toEqual([
            `${method} ${url}`,
            expect.objectContaining({ 'application/json': expect.anything() }),
          ]);
  });

  test('gives examples that are valid', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    const given = Object.entries(description.components.schemas).flatMap(
      ([schema, { properties = {} }]) =>
        Object.entries(properties).flatMap(([name, property]) =>
          (property.examples ?? []).map((example) => ({
            of: `${schema}.${name}`,
            property,
            example,
          })),
        ),
    );
    expect(given).toContainEqual(
      expect.objectContaining({ of: 'Product.product_name', example: 'TV-104 Meridian' }),
    );
    for (const { of, property, example } of given)
      expect([of, example, ajv.validate(property, example)]).toEqual([of, example, true]);
  });
});

describe('OpenAPI in production', () => {
  let api: TestApi;
  let administrator: Browser;
  let customer: Browser;
  beforeAll(async () => {
    api = await startApi(SQLITE, FIXTURE, { production: true, publicOrigin: ORIGIN });
    await addAccount(api);
    administrator = await new Browser(api).logIn(ADMIN);
    customer = await new Browser(api).logIn(CUSTOMER);
  });
  afterAll(() => api.close());

  test('describes admin operations to administrators alone', async () => {
    // Administrators first: their document must not be cached for others.
    const full = await administrator.get('/api/docs-json');
    expect([full.statusCode, full.headers.vary]).toEqual([200, 'cookie']);
    expect(full.body).toContain('listMails');
    for (const browser of [new Browser(api), customer]) {
      const { statusCode, body } = await browser.get('/api/docs-json');
      expect(statusCode).toBe(200);
      expect(body).toContain('VisitReport');
      expect(body).not.toMatch(/\/admin\b|listMails|ProductBody|InvitationBody/);
    }
  });

  test('a page shows it, with its own scripts alone', async () => {
    const page = await administrator.get('/api/docs');
    expect(page.statusCode).toBe(200);
    for (const [, file = ''] of page.body.matchAll(/(?:src|href)="([^"]+)"/g))
      expect([file, (await administrator.get(file)).statusCode]).toEqual([file, 200]);
    expect((await administrator.get('/api/docs/package.json')).statusCode).toBe(404);
  });
});

describe('OpenAPI of query parameters', () => {
  test('lists the parameters of a table, of the catalogue and of the store finder', async () => {
    const api = await startApi(SQLITE, FIXTURE);
    try {
      const { paths } = await api.get<{
        paths: Record<
          string,
          { get: { parameters: { name: string; required: boolean; schema: object }[] } }
        >;
      }>('/api/docs-json');
      const parameters = (path: string) => present(paths[path]).get.parameters;
      const names = (path: string) => parameters(path).map(({ name }) => name);
      const table = ['page', 'pageSize', 'q', 'sort'];
      expect(names('/api/admin/mails').sort()).toEqual([...table, 'kind', 'state'].sort());
      expect(parameters('/api/admin/mails').find(({ name }) => name === 'state')).toMatchObject({
        required: false,
        schema: { enum: MAIL_STATES },
      });
      expect(names('/api/products')).toEqual(
        expect.arrayContaining([...table, 'Gender', 'Shape_Name', 'Size', 'ids', 'term']),
      );
      expect(names('/api/store').sort()).toEqual(
        [...table, 'city', 'locality', 'near', 'pincode', 'state'].sort(),
      );
    } finally {
      await api.close();
    }
  });
});

describe.each(ONE_ENGINE)('answers on $name', (engine) => {
  test('have headers that make browsers treat them as data', async () => {
    const api = await startApi(engine, FIXTURE, { publicOrigin: 'https://shop.example' });
    try {
      for (const url of ['/api/categories', '/api/none', '/health/live']) {
        const { headers } = await api.inject({ method: 'GET', url });
        expect(headers).toMatchObject({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
          'cross-origin-resource-policy': 'same-origin',
          'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
          'strict-transport-security': 'max-age=31536000; includeSubDomains',
        });
      }
      const docs = await api.inject({ method: 'GET', url: '/api/docs' });
      expect(docs.headers['content-security-policy']).toContain("default-src 'self'");
    } finally {
      await api.close();
    }
  });

  test('report an unavailable database', async () => {
    const api = await startApi(engine, FIXTURE);
    await api.dataSource.destroy();
    const answer = await api.inject({ method: 'GET', url: '/health/ready' });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      503,
      { message: 'The database is not responding.' },
    ]);
    await api.dataSource.initialize();
    await api.close();
  });
});
