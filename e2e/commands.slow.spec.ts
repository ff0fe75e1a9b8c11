import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { ROOT } from '@tivara/workspace/steps';
import { copyCheckout, removeCheckout } from './checkout.js';
import { npm, npmServe, type Place, type Served } from './command.js';
import { expect, freePort, test } from './site.js';

// One checkout, in which the commands are run one after the other, as its reader would.
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: 'http://localhost' });

/** Debian's `nobody`. */
const UNPRIVILEGED = { uid: 65534, gid: 65534 };
const isRoot = process.getuid?.() === 0;
/** Root runs the commands as a user who is not root, unless that user cannot read the packages of this checkout. */
const user = isRoot && canRead() ? UNPRIVILEGED : {};

function canRead(): boolean {
  return spawnSync('ls', [path.join(ROOT, 'node_modules')], UNPRIVILEGED).status === 0;
}

let checkout: string;
let place: Place;
let url: string;
let site: Served;

test.beforeAll(async () => {
  checkout = copyCheckout();
  const home = path.join(checkout, '.home');
  mkdirSync(home);
  if ('uid' in user) {
    // What was built once is taken from Nx's cache, as in this checkout.
    const cache = path.join(homedir(), '.nx');
    if (existsSync(cache)) cpSync(cache, path.join(home, '.nx'), { recursive: true });
    execFileSync('chown', ['-hR', `${UNPRIVILEGED.uid}:${UNPRIVILEGED.gid}`, checkout]);
  }
  const port = await freePort();
  url = `http://localhost:${port}`;
  place = {
    cwd: checkout,
    ...user,
    env: {
      PORT: String(port),
      SECRET: 'a-secret-of-these-tests-0123456789',
      PUBLIC_URL: url,
      DEPLOYED_BY: 'reader',
      ...('uid' in user && { HOME: home }),
    },
  };
  site = await npmServe(['start'], place);
});
test.afterAll(async () => {
  await site?.stop();
  removeCheckout(checkout);
});

const run = (...args: string[]) => npm(['run', ...args], place);
const documentOf = async (address: string) => (await fetch(url + address)).text();

test('npm start serves the site', async () => {
  expect(site.output).toContain('First administrator, shown once: admin@tivara.example');
  expect((await fetch(url)).status).toBe(200);
  expect(await documentOf('/product')).toContain('TV-104');
});

test('npm start works as a user who is not root', () => {
  test.skip(isRoot && !('uid' in user), 'another user cannot read the packages of this checkout');
  const owners = execFileSync('ps', ['-o', 'uid=', '-g', String(site.pid)], { encoding: 'utf8' });
  expect(owners.trim()).not.toBe('');
  for (const owner of owners.trim().split(/\s+/)) expect(Number(owner)).not.toBe(0);
});

test('npm run releases lists what is live', async () => {
  const { code, output } = await run('releases');
  expect(code).toBe(0);
  for (const app of ['shell', 'admin', 'catalogue', 'stores', 'wishlist'])
    expect(output).toMatch(new RegExp(`^${app}  \\d`, 'm'));
});

test('npm run deploy releases one app, npm run rollback rolls it back', async () => {
  const before = await liveWishlist();
  appendFileSync(
    path.join(checkout, 'apps/mfe-wishlist/src/heart/heart.module.css'),
    '\n.deployed {\n  order: 1;\n}\n',
  );
  const deployed = await run('deploy', '--', 'wishlist');
  expect(deployed.output).toContain('✓ smoke');
  expect(deployed.code).toBe(0);
  const after = await liveWishlist();
  expect(after).not.toBe(before);
  await expect.poll(() => documentOf('/wishlist')).toContain(`/r/wishlist/${after}/`);

  expect(await run('rollback', '--', 'wishlist')).toMatchObject({ code: 0 });
  expect(await liveWishlist()).toBe(before);
  await expect.poll(() => documentOf('/wishlist')).toContain(`/r/wishlist/${before}/`);

  const preview = await run('preview', '--', 'wishlist', after);
  const link = /^http\S+$/m.exec(preview.output)?.[0] ?? preview.output;
  const answer = await fetch(link, { redirect: 'manual' });
  const [cookie = ''] = answer.headers.getSetCookie();
  const shown = await fetch(`${url}/wishlist`, { headers: { cookie } });
  expect(await shown.text()).toContain(`/r/wishlist/${after}/`);
});

test('npm run backup writes a backup, npm run restore reads it into another database', async () => {
  const folder = path.join(checkout, '.backup');
  const written = await run('backup', '--', folder);
  expect(written.output).toMatch(/\d{3,} rows and \d+ files of pictures are in/);
  expect(written.code).toBe(0);

  const other = path.join(checkout, '.restored');
  const env = { ...place.env, DATA_DIR: other };
  const restored = await npm(['run', 'restore', '--', folder], { ...place, env });
  expect(restored.output).toContain('is restored. Start the site');
  expect(restored.code).toBe(0);
  expect(readdirSync(other).join()).toContain('.db');
});

test('npm run new-remote makes an app with its tests', async () => {
  // The packages are links into this checkout, which an installation would replace.
  const made = await run('new-remote', '--', 'lenses', '--no-install', '--owner', 'Optics');
  expect(made.output).toContain('npm run deploy -- lenses');
  expect(made.code).toBe(0);
  expect(readFileSync(path.join(checkout, 'CODEOWNERS'), 'utf8')).toContain('/apps/mfe-lenses/');
  expect(existsSync(path.join(checkout, 'apps/mfe-lenses/src/page/page.spec.tsx'))).toBe(true);
});

test('npm run bench runs the named benchmark, and lists all for an unknown name', async () => {
  const unknown = await run('bench', '--', 'nothing');
  expect(unknown.code).toBe(1);
  expect(unknown.output).toMatch(
    /There is no benchmark named nothing\. Choose from federation, input, responses, .*/,
  );
  const page = await run('bench', '--', 'page');
  expect(page.output).not.toContain('Failed:');
  expect(page.code).toBe(0);
});

async function liveWishlist(): Promise<string> {
  const { output } = await npm(['run', 'releases', '--silent', '--', 'wishlist', '--json'], place);
  const [release] = JSON.parse(output.slice(output.indexOf('['))) as { version: string }[];
  return release?.version ?? '';
}
