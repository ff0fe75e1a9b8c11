/** npm run bench -- cdn: how many requests for documents pass nginx's cache, whether a canary or a preview ever comes out of it, and which pages a change renders again. */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { AdminProduct } from '@tivara/contracts';
import { readSecrets, sign } from '@tivara/releases';
import { addVariant, deployVariant, liveVersion } from '@tivara/release-cli/variant';
import { freePort } from '@tivara/workspace/free-port';
import { ROOT } from '@tivara/workspace/steps';
import { temporaryFolder } from '@tivara/workspace/temporary-folder';
import pLimit from 'p-limit';
import { saveOf } from './api.ts';
import { getJson, logIn, request } from './measure.ts';
import { benchmark, table } from './runner.ts';
import { startSite, type Site } from './site.ts';
import { rounded } from './statistics.ts';

const CONFIGURATION = path.join(ROOT, 'docs/how-to/examples/nginx.conf');
const REQUESTS = 10_000;
const PARALLEL = 16;
/** The products of the demo, and lists of them. */
const PAGES = [
  ...Array.from({ length: 40 }, (_, index) => `/product/${index + 1}`),
  ...Array.from({ length: 160 }, (_, index) => {
    const sizes = [40 + (index % 8), 48 + Math.floor(index / 8)];
    return `/product?Size=${sizes.join()}`;
  }),
];
const APP = 'wishlist';
const MIXED = 'canary and previews';
const CHANGED = 'A description that no other product has.';

/** `passed`: requests that the cache did not answer; `wrong`: answers with another version than the visitor's. */
interface Round {
  what: string;
  requests: number;
  passed: number;
  wrong: number;
}

export default benchmark({
  title: 'Documents behind a CDN',
  async measure() {
    if (spawnSync('nginx', ['-v']).error) {
      console.log('nginx is not installed: there is no cache to measure.');
      return;
    }
    process.env.SECRET ||= randomBytes(32).toString('base64url');
    using site = await startSite();
    const load = async (what: string): Promise<Round> => {
      await using cache = await startCache(site);
      await eachOf(REQUESTS, (index) => read(cache, index));
      return { what, requests: REQUESTS, passed: cache.passed(), wrong: 0 };
    };
    const rounds = [await load('first version')];
    const before = await readAll(site);
    await changeProduct(site);
    const after = await readAll(site);
    rounds.push(await load('after a change'), await loadMixed(site));
    return {
      rounds,
      pages: PAGES.length,
      rendered: after.filter(({ etag }, index) => etag !== before[index]?.etag).length,
      showing: after.filter(({ html }) => html.includes(CHANGED)).length,
    };
  },

  text: ({ rounds, pages, rendered, showing }) => [
    `nginx with the cache of [the example](../how-to/examples/nginx.conf), in front of one document server: requests for ${pages} documents. In the mixed round a canary ` +
      'runs, and visitors without a cookie, of both of its sides and with a preview alternate; all but the first go through to the document server.',
    table(rounds, {
      round: ({ what }) => what,
      requests: ({ requests }) => requests,
      'passed the cache': ({ passed }) => passed,
      'another version than the visitor’s': ({ wrong }) => wrong,
    }),
    `After one product got another description, ${rendered} of the ${pages} documents were rendered again; ${showing} show that description.`,
  ],

  limits: ({ rounds, pages, rendered, showing }) => [
    ...rounds.map(({ what, requests, passed, wrong }) =>
      what === MIXED
        ? {
            what: `Of ${rounded(requests)} mixed requests, answers with another version`,
            value: wrong,
            max: 0,
            unit: '',
          }
        : {
            what: `Of ${rounded(requests)} requests, those that pass a CDN, ${what}`,
            value: passed,
            max: pages,
            unit: '',
          },
    ),
    {
      what: `Of ${pages} pages, those rendered again after a product changed`,
      value: rendered,
      max: showing,
      unit: '',
    },
  ],
});

/** nginx in front of a site, with the configuration of the docs. */
async function startCache(site: Site) {
  const folder = temporaryFolder('nginx');
  // Its workers may belong to another user.
  fs.chmodSync(folder.path, 0o755);
  const port = await freePort();
  const log = path.join(folder.path, 'passed.log');
  const text = fs
    .readFileSync(CONFIGURATION, 'utf8')
    .replace('127.0.0.1:3000', `127.0.0.1:${site.port}`)
    .replace('127.0.0.1:8080', `127.0.0.1:${port}`)
    .replace('/run/nginx-tivara.pid', path.join(folder.path, 'pid'))
    .replace('/var/cache/nginx/tivara', path.join(folder.path, 'cache'))
    .replace(
      'access_log off;',
      `log_format status $upstream_cache_status; access_log ${log} status;`,
    );
  const file = path.join(folder.path, 'nginx.conf');
  fs.writeFileSync(file, text);
  const nginx = spawn('nginx', ['-c', file, '-e', 'stderr', '-g', 'daemon off;'], {
    stdio: 'inherit',
  });
  await answering(port);
  return {
    port,
    /** Requests so far that reached the document server. */
    passed: () =>
      fs
        .readFileSync(log, 'utf8')
        .split('\n')
        .filter((status) => status && status !== 'HIT').length,
    async [Symbol.asyncDispose]() {
      nginx.kill('SIGQUIT');
      await once(nginx, 'exit');
      folder[Symbol.dispose]();
    },
  };
}

const read = ({ port }: { port: number }, index: number, cookie = '') =>
  request(
    { port },
    {
      path: PAGES[index % PAGES.length] ?? '/',
      headers: { 'accept-encoding': 'identity', ...(cookie && { cookie }) },
    },
  );

const eachOf = (count: number, work: (index: number) => Promise<unknown>) =>
  pLimit(PARALLEL).map(Array(count).keys(), work);

async function readAll(site: Site) {
  const documents = await pLimit(PARALLEL).map(PAGES.keys(), (index) => read(site, index));
  return documents.map(({ headers, body }) => ({ etag: headers.etag, html: body.toString() }));
}

async function changeProduct({ api }: Site): Promise<void> {
  const cookie = await logIn(api);
  const product: AdminProduct = await getJson(api, '/api/admin/products/5', { cookie });
  const changed = { ...product, product_description: CHANGED };
  const { status } = await request(api, saveOf(api, cookie, changed));
  if (status !== 200) throw new Error(`The product's save was answered with ${status}.`);
}

/** Visitors without a cookie, on a side of a canary, and with a preview, in turn. `wrong`: another version than the cookie selects. */
async function loadMixed(site: Site): Promise<Round> {
  const live = await liveVersion(site.releases, APP);
  const previewed = await addVariant(site.releases, APP, 'preview');
  await using cache = await startCache(site);
  // Stored before the canary begins.
  await eachOf(PAGES.length, (index) => read(cache, index));
  const canary = await deployVariant(site.releases, APP, 'canary', undefined, {
    action: 'canary',
    share: 0.5,
  });
  const sides = await sidesOf(site, canary);
  const until = Date.now() + 3600_000;
  const secrets = readSecrets(process.env.SECRET ?? '');
  const token = sign(secrets, 'preview', { app: APP, version: previewed, until });
  const ofProduct = sign(secrets, 'record preview', { shows: 'product:1', until });
  const visitors = [
    { cookie: '', versions: [live] },
    { cookie: sides.live, versions: [live] },
    { cookie: sides.canary, versions: [canary] },
    { cookie: `tivara_preview=${token}`, versions: [previewed] },
    { cookie: `tivara_preview=${ofProduct}`, versions: [live] },
  ];
  let wrong = 0;
  await eachOf(REQUESTS, async (index) => {
    const visitor = visitors[(index * 7 + Math.floor(index / 200)) % visitors.length];
    const { headers, body } = await read(cache, index, visitor?.cookie);
    const version = versionIn(body.toString());
    const isStored = headers['x-cache'] === 'HIT';
    // A visitor without a cookie may get a side of the canary of its own, though not a stored one.
    const isRight = visitor?.cookie
      ? !isStored && visitor.versions.includes(version)
      : version === live || (!isStored && version === canary);
    if (!isRight) wrong++;
  });
  return { what: MIXED, requests: REQUESTS, passed: cache.passed(), wrong };
}

/** A visit's cookie for each side of the canary. */
async function sidesOf(site: Site, canary: string): Promise<Record<'live' | 'canary', string>> {
  const sides = { live: '', canary: '' };
  while (!sides.live || !sides.canary) {
    const { headers, body } = await read(site, 0);
    const [cookie = ''] = headers['set-cookie']?.[0]?.split(';') ?? [];
    if (cookie) sides[versionIn(body.toString()) === canary ? 'canary' : 'live'] = cookie;
  }
  return sides;
}

const versionIn = (html: string): string =>
  /"name":"wishlist","version":"([^"]+)"/.exec(html)?.[1] ?? '';

async function answering(port: number): Promise<void> {
  for (;;) {
    const socket = net.connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await setTimeout(20);
  }
}
