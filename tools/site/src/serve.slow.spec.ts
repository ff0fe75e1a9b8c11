/** `npm run serve` over the apps as they are built. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { APPS } from '@tivara/workspace/apps';
import { publish } from '@tivara/release-cli/publish';
import { freePort as findPort } from '@tivara/workspace/free-port';
import { startDocuments } from '@tivara/workspace/servers';
import { ROOT, TYPESCRIPT } from '@tivara/workspace/steps';
import { limit } from '@tivara/workspace/test-limits';
import type { ChildProcess } from 'node:child_process';

const UNPRIVILEGED = 65_534;
/** Another user than root, if the tests run as root. */
const user = process.getuid?.() === 0 ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {};
const canUserRead =
  spawnSync(process.execPath, [path.join(ROOT, 'tools/workspace/src/bootstrap.mjs')], user)
    .status === 0;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tivara-serve-'));
const releases = path.join(folder, 'releases');
const BASE = {
  NODE_OPTIONS: '',
  SECRET: 'one-secret-for-both-processes-01',
  LOG_LEVEL: 'silent',
  SEED: 'none',
};

beforeAll(async () => {
  for (const app of APPS) await publish(path.join(ROOT, 'apps', app, 'dist'), releases);
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Runs it until it refuses. */
function refused(args: string[], settings?: Record<string, string>, root = ROOT) {
  const { status, stdout, stderr } = spawnSync(
    'node',
    [...TYPESCRIPT, 'tools/site/src/serve.ts', ...args],
    {
      cwd: root,
      env: { ...process.env, ...BASE, DATA_DIR: path.join(folder, 'data'), ...settings },
      encoding: 'utf8',
      timeout: limit(30_000),
    },
  );
  return { status, output: (stdout + stderr).trim() };
}

/** The published apps; the API's types are in the same folder. */
const releaseFiles = () =>
  fs
    .readdirSync(releases, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.startsWith('.api'))
    .sort();

const running: ChildProcess[] = [];
afterEach(async () => {
  for (const child of [...running]) {
    child.kill();
    await once(child, 'exit');
  }
});

/** Runs it until it serves. */
function serving(
  args: string[],
  settings: Record<string, string>,
  as: { uid?: number; gid?: number } = {},
): Promise<void> {
  const child = spawn(
    'node',
    [...TYPESCRIPT, path.join(ROOT, 'tools/site/src/serve.ts'), ...args],
    {
      env: { ...process.env, ...BASE, RELEASES_URL: releases, ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
      ...as,
    },
  );
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => {
      running.splice(running.indexOf(child), 1);
      reject(new Error(`serve ended with ${code}`));
    });
    running.push(child);
    createInterface(child.stdout).on('line', (line) => / is at http/.test(line) && resolve());
  });
}

const freePort = async () => String(await findPort());

test.each([
  ['an unknown process', ['web'], {}, /^There is no "web" to serve\..+$/],
  [
    'documents without an API',
    ['documents'],
    {},
    /^API_ORIGIN is not set\. Set it to .+\nTIV-107: .+$/,
  ],
  ['one process without a secret', ['api'], { SECRET: '' }, /^SECRET is not set\..+\nTIV-106: .+$/],
] as [string, string[], Record<string, string>, RegExp][])(
  '%s is refused in one sentence',
  (_what, args, settings, line) => {
    const { status, output } = refused(args, settings);
    expect(output).toMatch(line);
    expect(status).toBe(1);
  },
);

test('a release folder in which nothing is live is refused in one sentence', async () => {
  const empty = path.join(folder, 'empty');
  const { status, output } = refused(['documents'], {
    PORT: await freePort(),
    API_ORIGIN: 'http://127.0.0.1:1',
    RELEASES_URL: empty,
  });
  expect(output).toContain(
    `No release is live in ${empty}: no shell can be served. Publish this checkout with npm start, or deploy: npm run deploy -- shell\nTIV-218: `,
  );
  expect(status).toBe(1);
});

test('a checkout that is not built is refused in one sentence', () => {
  const checkout = path.join(folder, 'checkout');
  for (const part of ['tools', 'node_modules/@tivara'])
    fs.cpSync(path.join(ROOT, part), path.join(checkout, part), {
      recursive: true,
      verbatimSymlinks: true,
    });
  fs.symlinkSync(path.join(ROOT, 'node_modules/tsx'), path.join(checkout, 'node_modules/tsx'));
  expect(refused([], {}, checkout)).toEqual({
    status: 1,
    output:
      'apps/api/dist/main.js is not built. Build everything first: npx nx run-many -t build\nTIV-105: docs/reference/errors/TIV-105.md',
  });
});

test('the API and the document server run apart, and metrics listen on HOST', async () => {
  const [apiPort, port, metrics] = await Promise.all([freePort(), freePort(), freePort()]);
  // All of 127.0.0.0/8 is the loopback.
  await serving(['api'], {
    PORT: apiPort,
    HOST: '127.0.0.2',
    METRICS_PORT: metrics,
    DATA_DIR: path.join(folder, 'apart'),
  });
  await serving(['documents'], {
    PORT: port,
    API_ORIGIN: `http://127.0.0.2:${apiPort}`,
    RELEASES_CACHE: path.join(folder, 'cache'),
  });
  for (const address of ['/about', '/api/categories'])
    expect((await fetch(`http://127.0.0.1:${port}${address}`)).status).toBe(200);
  expect(fs.readdirSync(path.join(folder, 'cache'))).toContain('shell');
  expect((await fetch(`http://127.0.0.2:${metrics}/metrics`)).status).toBe(200);
  await expect(fetch(`http://127.0.0.1:${metrics}/metrics`)).rejects.toThrow();
});

// It reads /proc.
const onLinux = process.platform === 'linux' ? test : test.skip;
onLinux('a document server gets none of the settings of the API', async () => {
  const own = process.env;
  const names = ['DATABASE_URL', 'SMTP_URL', 'STORAGE_URL', 'REDIS_URL', 'ADMIN_PASSWORD'];
  const more = ['SOCIAL_TOKEN', 'AWS_SECRET_ACCESS_KEY', 'A_VARIABLE_OF_ANOTHER_PROGRAM'];
  const hidden = Object.fromEntries([...names, ...more].map((name) => [name, 'hidden']));
  process.env = {
    ...own,
    ...hidden,
    PUBLIC_URL: 'http://localhost:3000',
    ADMIN_URL: 'http://admin.localhost:3000',
  };
  const { child } = await startDocuments({
    releases,
    cache: path.join(folder, 'cache-environment'),
    api: { origin: 'http://127.0.0.1:1' },
  }).finally(() => (process.env = own));
  const environment = fs.readFileSync(`/proc/${child.pid}/environ`, 'utf8').split('\0');
  child.kill();
  await once(child, 'exit');
  expect(environment).toContain('PUBLIC_URL=http://localhost:3000');
  expect(environment).toContain('ADMIN_URL=http://admin.localhost:3000');
  expect(environment.filter((each) => each.includes('hidden'))).toEqual([]);
});

test('a site that stops tells its proxy first, and answers everything until that has left', async () => {
  const port = await freePort();
  await serving([], { PORT: port, DATA_DIR: path.join(folder, 'stop'), DRAIN_SECONDS: '5' });
  const origin = `http://127.0.0.1:${port}`;
  const statuses = new Set<number>();
  let left = false;
  const visit = async () => {
    while (!left) {
      const response = await fetch(`${origin}/api/categories`);
      await response.text();
      statuses.add(response.status);
    }
  };
  const visits = Array.from({ length: 4 }, visit);
  const [site] = running;
  const exit = site && once(site, 'exit');
  site?.kill();
  while ((await fetch(`${origin}/health/ready`)).status === 200);
  left = true;
  await Promise.all(visits);
  expect([...statuses]).toEqual([200]);
  expect(await exit).toEqual([0, null]);
});

test('a stop completes the pending request and does not wait for its connection to be reused', async () => {
  let receive: (response: http.ServerResponse) => void = () => {};
  const received = new Promise<http.ServerResponse>((resolve) => (receive = resolve));
  const api = http.createServer(({ url }, response) =>
    url === '/api/held' ? receive(response) : response.writeHead(503).end(),
  );
  await new Promise((resolve) => api.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port: apiPort } = api.address() as net.AddressInfo;
  const port = await freePort();
  await serving(['documents'], {
    PORT: port,
    API_ORIGIN: `http://127.0.0.1:${apiPort}`,
    RELEASES_CACHE: path.join(folder, 'cache-stop'),
  });
  const [child] = running;
  const stopped = child && once(child, 'exit');
  // As a browser or a proxy does, this client leaves its connection open.
  const agent = new http.Agent({ keepAlive: true });
  const pending = once(http.get(`http://127.0.0.1:${port}/api/held`, { agent }), 'response');
  const response = await received;
  child?.kill();
  const isOpen = () =>
    fetch(`http://127.0.0.1:${port}/no.js`).then(
      () => true,
      () => false,
    );
  while (await isOpen());
  response.end('[]');
  const [message] = await pending;
  message.resume();
  expect(message.statusCode).toBe(200);
  await stopped;
  agent.destroy();
  api.close();
});

// In a checkout below /root there is nothing that another user may read.
const testAsUser = canUserRead ? test : test.skip;
testAsUser(
  'the whole site runs as a user who is not root, publishes nothing, and serves metrics on HOST',
  async () => {
    const dataDir = path.join(folder, 'nobody');
    fs.mkdirSync(dataDir, { recursive: true });
    fs.chmodSync(folder, 0o755);
    if (user.uid !== undefined) fs.chownSync(dataDir, user.uid, user.gid);
    const before = releaseFiles();
    const [port, metrics] = await Promise.all([freePort(), freePort()]);
    await serving(
      [],
      { PORT: port, HOST: '127.0.0.2', METRICS_PORT: metrics, DATA_DIR: dataDir },
      user,
    );
    expect((await fetch(`http://127.0.0.2:${port}/about`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.2:${metrics}/metrics`)).status).toBe(200);
    expect(releaseFiles()).toEqual(before);
  },
);
