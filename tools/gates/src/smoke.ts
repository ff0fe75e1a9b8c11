/** The smoke gate: opens the new version in the live composition in a browser, served from a copy of the release folder. */
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import pLimit from 'p-limit';
import { CodedError, type Release, type RemoteRelease } from '@tivara/contracts';
import { ReleaseStore } from '@tivara/releases';
import { BROWSER } from '@tivara/workspace/browser';
import { API, DOCUMENTS, startApi, startDocuments } from '@tivara/workspace/servers';
import { ROOT, nx } from '@tivara/workspace/steps';
import { temporaryFolder } from '@tivara/workspace/temporary-folder';
import { unique, type Finding, type GateOutcome } from './finding.ts';
import { leaksOf } from './style-leaks.ts';
import { Visits, type Target } from './visits.ts';

/** Enough to use two processors, with the servers. */
const PARALLEL_PAGES = 3;
/** Pages of remotes that a new shell is checked with. */
const REMOTE_PAGES = 6;
/** Server renderings after the visits, within a heap of twice what the pages need. */
const SOAK_VIEWS = 150;
const SOAK_MEMORY_MB = 128;
const MAX_DOCUMENT_ATTEMPTS = 5;
const ADMIN = { email: 'admin@tivara.example', password: 'four-words-for-gates' };

interface Candidate {
  release: Release;
  dist: string;
  store: ReleaseStore;
  live: Release[];
  api?: string | undefined;
}

export async function smokeGate(candidate: Candidate): Promise<GateOutcome> {
  const { release, live, api } = candidate;
  using folder = temporaryFolder('gate');
  const releases = path.join(folder.path, 'releases');
  await buildServers();
  await linkReleases(releases, candidate);
  using own = api ? null : await startOwnApi(folder.path, releases);
  const log: string[] = [];
  using documents = await startDocuments({
    releases,
    api: own ?? { origin: String(api) },
    onLine: (line) => log.push(line),
    settings: { RENDER_MEMORY_MB: String(SOAK_MEMORY_MB), RENDER_THREADS: '1' },
  });
  const { origin } = documents;
  await using browser = await chromium.launch(BROWSER).catch((error: Error) => {
    throw new CodedError(
      `no browser could be started (${error.message.split('\n')[0]}). Install Chromium, or set CHROMIUM to it`,
      'TIV-321',
    );
  });
  const account = own ? ADMIN : accountOf(process.env);
  const visits = new Visits({ browser, origin, release, account });
  const { findings, notes, paths } = await visitAll(visits, origin, release, live);
  if (!findings.length) await soak(origin, paths);
  documents.child.kill();
  // After its last line of log.
  await once(documents.child, 'close');
  return { notes, findings: [...findings, ...serverFindings(release, log)] };
}

/** Errors in the log of the document server. Everything else is live already, so the new version caused them. */
const serverFindings = ({ name, version }: Release, log: string[]): Finding[] =>
  [...new Set(log)]
    .filter((line) => line.includes(` ${name}/`) || line.includes(' renderer: '))
    .map((line) => ({
      code: 'TIV-312',
      what: `${name} ${version} fails on the server.`,
      why: line,
      do: 'The document server would leave its modules to the browser, or quarantine it. Check the code that runs while a module loads or renders without a window.',
    }));

/** Renders uncached pages until a memory leak would exceed the small heap. */
async function soak(origin: string, paths: string[]) {
  const views = paths.length ? SOAK_VIEWS : 0;
  await pLimit(PARALLEL_PAGES).map(Array(views).keys(), async (view) => {
    const url = `${origin}${paths[view % paths.length]}?view=${view}`;
    const answer = await fetch(url, { redirect: 'manual' });
    await answer.arrayBuffer();
  });
}

async function visitAll(visits: Visits, origin: string, release: Release, live: Release[]) {
  const others = live.filter(
    (other): other is RemoteRelease => other.kind === 'remote' && other.name !== release.name,
  );
  const { targets, notes } = await targetsOf(origin, release, others);
  const leakPages =
    release.kind === 'remote' && hasStyles(release)
      ? ['/about', ...others.flatMap(({ routes }) => plainPath(routes) ?? [])]
      : [];
  const jobs = [
    ...targets.map((target) => () => visits.check(target)),
    ...leakPages.map((path) => () => visits.read(path, (page) => leaksOf(page, release, path))),
  ];
  const findings = await pLimit(PARALLEL_PAGES).map(jobs, (job) => job());
  return {
    findings: unique(findings.flat()),
    notes: [...notes, ...visits.notes],
    paths: [...new Set(targets.map(({ path }) => path))],
  };
}

async function targetsOf(
  origin: string,
  release: Release,
  others: RemoteRelease[],
): Promise<{ targets: Target[]; notes: string[] }> {
  if (release.kind === 'shell') return { targets: await shellTargets(origin, others), notes: [] };
  const targets: Target[] = [];
  const notes: string[] = [];
  for (const { path: route, expose } of release.routes) {
    const path = await examplePath(origin, release, route);
    if (path) targets.push({ path, id: `${release.name}/${expose}`, isPage: true });
    else notes.push(`${route} has no example in webpack.config.mjs, so it was not checked.`);
  }
  const pages = new Set(release.routes.map(({ expose }) => expose));
  const fragments = Object.keys(release.exposes).filter((expose) => !pages.has(expose));
  const documents = fragments.length ? await documentsOf(origin, others) : [];
  for (const id of fragments.map((expose) => `${release.name}/${expose}`)) {
    const found = documents.find(({ html }) => isIn(html, id));
    if (found) targets.push({ path: found.path, id, isPage: false });
    else notes.push(`No page rendered by the server has ${id}, so it was not checked.`);
  }
  return { targets, notes };
}

/** Whether a document contains a page or fragment. */
const isIn = (html: string, id: string) => html.includes(`data-fragment="${id}"`);

/** The pages that header and footer link to: the shell's own, and those of remotes, which only have to render. */
async function shellTargets(origin: string, remotes: RemoteRelease[]): Promise<Target[]> {
  const html = await documentAt(origin);
  const links = [...html.matchAll(/href="(\/[^"#?]*)"/g)].map(([, link]) => link);
  // Not what the head links to: files, the icon among them.
  const isPage = (link: string) => !/^\/(r|api|media)\/|\.\w+$/.test(link);
  const paths = new Set(['/', ...links.filter(isPage)]);
  const pages = remotes.flatMap(({ name, routes }) =>
    routes.map(({ expose }) => `${name}/${expose}`),
  );
  const targets = await Promise.all(
    [...paths].map(async (path) => {
      const document = await documentAt(origin + path);
      const id = pages.find((page) => isIn(document, page));
      return { path, id: id ?? `main of ${path}`, isPage: true, isForeign: Boolean(id) };
    }),
  );
  return [
    { path: '/', id: 'shell/header', isPage: true },
    { path: '/', id: 'shell/footer', isPage: true },
    ...targets.filter(({ isForeign }) => !isForeign),
    ...targets.filter(({ isForeign }) => isForeign).slice(0, REMOTE_PAGES),
  ];
}

function documentsOf(origin: string, remotes: RemoteRelease[]) {
  const paths = remotes.flatMap(({ routes, examples }) =>
    routes.flatMap(({ path: route }) => {
      const example = examples?.[route] ?? plainPath([{ path: route }]);
      return typeof example === 'string' ? [example] : [];
    }),
  );
  return Promise.all(
    ['/about', ...paths].map(async (path) => ({ path, html: await documentAt(origin + path) })),
  );
}

/** The HTML of a page. One without its data is loaded again. @throws Error when it stays unavailable. */
async function documentAt(url: string): Promise<string> {
  for (let attempt = 1; attempt <= MAX_DOCUMENT_ATTEMPTS; attempt++) {
    const response = await fetch(url);
    const html = await response.text();
    if (response.status !== 503) return html;
    if (attempt < MAX_DOCUMENT_ATTEMPTS)
      await delay(Number(response.headers.get('retry-after')) * 1000);
  }
  throw new Error(`${new URL(url).pathname} answers 503`);
}

const plainPath = (routes: { path: string }[]) =>
  routes.find(({ path }) => !path.includes(':'))?.path;

async function examplePath(origin: string, { examples }: RemoteRelease, route: string) {
  const example = examples?.[route];
  if (typeof example === 'string') return example;
  if (!example) return plainPath([{ path: route }]);
  const answer = await fetch(origin + example.post, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(example.body),
  });
  const values = await answer.json();
  if (!answer.ok)
    throw new CodedError(
      `the example of ${route}: POST ${example.post} returns ${answer.status} ${values.message ?? ''}`,
      'TIV-323',
    );
  return route.replace(/:(\w+)/g, (_all, name) => encodeURIComponent(values[name]));
}

const hasStyles = ({ files }: Release) =>
  Object.keys(files).some((file) => /^web\/.*\.css$/.test(file));

/** Fills a release folder with the live releases and a link to the new build. */
async function linkReleases(root: string, { release, dist, store, live }: Candidate) {
  const copy = new ReleaseStore(root);
  const others = live.filter(({ name }) => name !== release.name);
  for (const each of [release, ...others]) {
    const { name, version } = each;
    const folder = path.join(root, name, version);
    fs.mkdirSync(path.dirname(folder), { recursive: true });
    if (each === release) fs.symlinkSync(dist, folder);
    else await store.copyTo(each, folder);
    const since = new Date().toISOString();
    await copy.append(name, { version, since, by: 'gates', action: 'deploy' });
  }
}

async function buildServers() {
  if (![API, DOCUMENTS].every((file) => fs.existsSync(path.join(ROOT, file))))
    await nx(['run-many', '-t', 'build', '-p', '@tivara/api', '@tivara/document-server']);
}

const startOwnApi = (folder: string, releases: string) =>
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
      SECOND_FACTOR: 'optional',
      LOG_LEVEL: 'error',
    },
  });

const accountOf = ({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: NodeJS.ProcessEnv) =>
  email && password ? { email, password } : null;
