/**
 * The smoke gate: opens the new version in the live composition in a browser. A document server of this checkout serves a copy of
 * the release folder in which the version is live; the original is not changed.
 */
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { ReleaseStore } from '@tivara/releases';
import { BROWSER } from '@tivara/workspace/browser';
import { API, DOCUMENTS, startApi, startDocuments } from '@tivara/workspace/servers';
import { ROOT, nx } from '@tivara/workspace/steps';
import { leaksOf } from './style-leaks.ts';
import { Visits } from './visits.ts';
import type { Release, RemoteRelease } from '@tivara/contracts';
import type { Finding, GateOutcome } from './gates.ts';

/** A path, and the page or fragment that must render there; only own ones are checked further. */
export interface Target {
  path: string;
  id: string;
  isPage: boolean;
  isOthers?: boolean;
}

/** Enough to use two processors, with the servers. */
const PARALLEL_PAGES = 3;
/** Pages of remotes that a new shell is checked with. */
const OTHERS_PAGES = 6;
/** Server renderings after the visits, within a heap of twice what the pages need. */
const SOAK_VIEWS = 150;
const SOAK_MEMORY_MB = 128;
const ADMIN = { email: 'admin@tivara.example', password: 'four-words-for-gates' };

export async function smokeGate({
  release,
  dist,
  store,
  live,
  api,
}: {
  release: Release;
  dist: string;
  store: ReleaseStore;
  live: Release[];
  api?: string | undefined;
}): Promise<GateOutcome> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tivara-gate-'));
  const cleanups: (() => unknown)[] = [() => fs.rmSync(folder, { recursive: true, force: true })];
  try {
    await buildServers();
    const releases = path.join(folder, 'releases');
    await linkReleases(releases, store, { release, dist }, live);
    const browserLaunch = chromium.launch(BROWSER);
    cleanups.push(async () => (await browserLaunch.catch(() => null))?.close());
    // Launches in parallel; a failure is reported below.
    browserLaunch.catch(() => undefined);
    const own = api ? null : await ownApi(folder, releases);
    if (own) cleanups.push(() => own.child.kill());
    const log: string[] = [];
    const documents = await startDocuments({
      port: 0,
      host: '127.0.0.1',
      releases,
      api: own ?? { origin: String(api) },
      onLine: (line) => log.push(line),
      settings: { RENDER_MEMORY_MB: String(SOAK_MEMORY_MB), RENDER_THREADS: '1' },
    });
    cleanups.push(() => documents.child.kill());
    const origin = `http://127.0.0.1:${documents.port}`;
    const browser = await browserLaunch.catch((error) => {
      throw new Error(
        `no browser could be started (${String(error.message).split('\n')[0]}). Install Chromium, or set CHROMIUM to it`,
      );
    });
    const account = own ? ADMIN : accountOf(process.env);
    const visits = new Visits({ browser, origin, release, account });
    const { findings, notes, paths } = await visitAll({ visits, origin, release, live });
    if (!findings.length) await soak(origin, paths);
    documents.child.kill();
    // After its last line of log.
    await once(documents.child, 'close');
    return { notes, findings: [...findings, ...serverFindings(release, log)] };
  } finally {
    for (const cleanUp of cleanups.reverse()) await cleanUp();
  }
}

/** Errors in the log of the document server. Everything else is live already, so the new version caused them. */
const serverFindings = ({ name, version }: Release, log: string[]): Finding[] =>
  [...new Set(log)]
    .filter((line) => line.includes(` ${name}/`) || line.includes(' renderer: '))
    .map((line) => ({
      what: `${name} ${version} fails on the server.`,
      why: line,
      do: 'The document server would leave its modules to the browser, or quarantine it. Look at what it does while a module loads or renders without a window.',
    }));

/** Renders uncached pages until a memory leak would exceed the small heap. */
async function soak(origin: string, paths: string[]) {
  let view = 0;
  const work = async () => {
    while (view < SOAK_VIEWS) {
      const path = paths[view % paths.length];
      const answer = await fetch(`${origin}${path}?view=${view++}`, { redirect: 'manual' });
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: paths.length ? PARALLEL_PAGES : 0 }, work));
}

async function visitAll({
  visits,
  origin,
  release,
  live,
}: {
  visits: Visits;
  origin: string;
  release: Release;
  live: Release[];
}): Promise<{ findings: Finding[]; notes: string[]; paths: string[] }> {
  const others = live.filter(
    (other): other is RemoteRelease => other.kind === 'remote' && other.name !== release.name,
  );
  const findings: Finding[] = [];
  const notes: string[] = [];
  const targets = await targetsOf({ origin, release, others, notes });
  const leakPages =
    release.kind === 'remote' && hasStyles(release)
      ? ['/about', ...others.flatMap(({ name }) => pageOf(others, name))]
      : [];
  const jobs = [
    ...targets.map((target) => () => visits.check(target)),
    ...leakPages.map((each) => () => visits.read(each, (page) => leaksOf(page, release, each))),
  ];
  const work = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) findings.push(...(await job()));
  };
  await Promise.all(Array.from({ length: PARALLEL_PAGES }, work));
  const paths = [...new Set(targets.map((target) => target.path))];
  return { findings: uniqueFindings(findings), notes: [...notes, ...visits.notes], paths };
}

/** Where to find each page and fragment of the new version. */
async function targetsOf({
  origin,
  release,
  others,
  notes,
}: {
  origin: string;
  release: Release;
  others: RemoteRelease[];
  notes: string[];
}): Promise<Target[]> {
  if (release.kind === 'shell') return shellTargets(origin, others);
  const targets: Target[] = [];
  for (const { path: owned, expose } of release.routes) {
    const path = await pathOf(origin, release, owned);
    if (path) targets.push({ path, id: `${release.name}/${expose}`, isPage: true });
    else notes.push(`${owned} has no example in webpack.config.mjs, so it was not checked.`);
  }
  const pages = new Set(release.routes.map(({ expose }) => expose));
  const wanted = Object.keys(release.exposes)
    .filter((expose) => !pages.has(expose))
    .map((expose) => `${release.name}/${expose}`);
  const documents = wanted.length ? await documentsOf(origin, others) : [];
  for (const id of wanted) {
    const found = documents.find(({ html }) => isIn(html, id));
    if (found) targets.push({ path: found.path, id, isPage: false });
    else notes.push(`No page rendered by the server has ${id}, so it was not checked.`);
  }
  return targets;
}

/** Whether a document contains a page or fragment. Shells from before contract 1.5 mark it as a piece. */
const isIn = (html: string, id: string) =>
  ['fragment', 'piece'].some((mark) => html.includes(`data-${mark}="${id}"`));

/** The pages that header and footer link to: the shell's own, and those of remotes, which only have to render. */
async function shellTargets(origin: string, remotes: RemoteRelease[]): Promise<Target[]> {
  const html = await documentAt(origin);
  const links = [...html.matchAll(/href="(\/[^"#?]*)"/g)].map(([, link]) => link);
  const paths = [...new Set(['/', ...links.filter((link) => !/^\/(r|api|media)\//.test(link))])];
  const pages = remotes.flatMap(({ name, routes }) =>
    routes.map(({ expose }) => `${name}/${expose}`),
  );
  const targets = await Promise.all(
    paths.map(async (each) => {
      const document = await documentAt(origin + each);
      const id = pages.find((page) => isIn(document, page));
      return {
        path: each,
        id: id ?? `main of ${each}`,
        isPage: true,
        isOthers: Boolean(id),
      };
    }),
  );
  return [
    { path: '/', id: 'shell/header', isPage: true },
    { path: '/', id: 'shell/footer', isPage: true },
    ...targets.filter(({ isOthers }) => !isOthers),
    ...targets.filter(({ isOthers }) => isOthers).slice(0, OTHERS_PAGES),
  ];
}

async function documentsOf(origin: string, remotes: RemoteRelease[]) {
  const paths = remotes.flatMap(({ routes, examples }) =>
    routes.flatMap(({ path: owned }) => {
      const example = examples?.[owned] ?? (owned.includes(':') ? undefined : owned);
      return typeof example === 'string' ? [example] : [];
    }),
  );
  return Promise.all(
    ['/about', ...paths].map(async (each) => ({
      path: each,
      html: await documentAt(origin + each),
    })),
  );
}

/**
 * The HTML of a page. One without its data is loaded again: it would show too little of the release.
 * @throws Error when the page stays unavailable.
 */
async function documentAt(url: string, attempts = 5): Promise<string> {
  const response = await fetch(url);
  const html = await response.text();
  if (response.status !== 503) return html;
  if (attempts === 1) throw new Error(`${new URL(url).pathname} answers 503`);
  await delay(Number(response.headers.get('retry-after')) * 1000);
  return documentAt(url, attempts - 1);
}

/** A page without parameters of a remote. */
const pageOf = (remotes: RemoteRelease[], name: string) => {
  const remote = remotes.find((each) => each.name === name);
  const route = remote?.routes.find((each) => !each.path.includes(':'));
  return route ? [route.path] : [];
};

async function pathOf(
  origin: string,
  { examples }: RemoteRelease,
  owned: string,
): Promise<string | null> {
  const example = examples?.[owned];
  if (typeof example === 'string') return example;
  if (!example) return owned.includes(':') ? null : owned;
  const answer = await fetch(origin + example.post, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(example.body),
  });
  const values = await answer.json();
  if (!answer.ok)
    throw new Error(
      `the example of ${owned}: POST ${example.post} returns ${answer.status} ${values.message ?? ''}`,
    );
  return owned.replace(/:(\w+)/g, (_all, name) => encodeURIComponent(values[name]));
}

const hasStyles = ({ files }: Release) =>
  Object.keys(files).some((file) => /^web\/.*\.css$/.test(file));

/** Reports the same problem of several pages once. */
const uniqueFindings = (findings: Finding[]) => [
  ...new Map(findings.map((each) => [each.what, each])).values(),
];

/** Fills a release folder with links to the live releases and the new build. */
async function linkReleases(
  root: string,
  store: ReleaseStore,
  { release, dist }: { release: Release; dist: string },
  live: Release[],
) {
  const copy = new ReleaseStore(root);
  const others = live.filter(({ name }) => name !== release.name);
  const all = [
    { release, folder: dist },
    ...others.map((other) => ({
      release: other,
      folder: store.folderOf(other.name, other.version),
    })),
  ];
  for (const { release: each, folder } of all) {
    fs.mkdirSync(path.join(root, each.name), { recursive: true });
    fs.symlinkSync(folder, copy.folderOf(each.name, each.version));
    await copy.append(each.name, {
      version: each.version,
      since: new Date().toISOString(),
      by: 'gates',
      action: 'deploy',
    });
  }
}

/** Builds the servers of this checkout if necessary. */
async function buildServers() {
  if (![API, DOCUMENTS].every((file) => fs.existsSync(path.join(ROOT, file))))
    await nx(['run-many', '-t', 'build', '-p', '@tivara/api', '@tivara/document-server']);
}

/** A temporary API with the demo data. */
const ownApi = (folder: string, releases: string) =>
  startApi({
    dataDir: path.join(folder, 'data'),
    releases,
    onLine: () => undefined,
    settings: {
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      SEED: 'demo',
      DATABASE_URL: '',
      NODE_ENV: '',
      LOG_LEVEL: 'error',
    },
  });

const accountOf = ({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: NodeJS.ProcessEnv) =>
  email && password ? { email, password } : null;
