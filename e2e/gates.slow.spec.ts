import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteRelease } from '@tivara/contracts';
import { ReleaseStore, integrityOf } from '@tivara/releases';
import { runGates, type GateResult } from '@tivara/gates/gates';
import { builtRelease } from '@tivara/build/built-release';
import { ROOT } from '@tivara/workspace/steps';
import { buildHandmade } from './handmade/build.mjs';
import { expect, test, type Site } from './site.js';

/** Lets a build through the gates of a site. @returns each gate's name, and what they found as text */
async function gatesOf(site: Site, dist: string) {
  const store = new ReleaseStore(site.releases);
  const release = builtRelease(dist);
  const { ok, results } = await runGates({ release, dist, store, api: site.url });
  const messages = results.flatMap(({ findings }: GateResult) =>
    findings.map((finding) => `${finding.what} ${finding.why ?? ''} → ${finding.do ?? ''}`),
  );
  return { ok, messages: messages.join('\n'), gates: results.map(({ gate }: GateResult) => gate) };
}

const ALL = ['integrity', 'contract', 'budget', 'smoke'];
const temporary = () => mkdtempSync(path.join(tmpdir(), 'tivara-gated-'));

for (const app of ['shell', 'mfe-admin', 'mfe-catalogue', 'mfe-stores', 'mfe-wishlist'])
  test(`${app} of this checkout passes every gate with another version`, async ({ site }) => {
    const dist = temporary();
    cpSync(path.join(ROOT, 'apps', app, 'dist'), dist, { recursive: true });
    const release = { ...builtRelease(dist), version: '0.1.0-next' };
    writeFileSync(path.join(dist, 'release.json'), JSON.stringify(release));
    expect(await gatesOf(site, dist)).toEqual({ ok: true, messages: '', gates: ALL });
    rmSync(dist, { recursive: true });
  });

test('a page that throws while loading, or renders nothing, is reported', async ({ site }) => {
  const dist = temporary();
  await buildHandmade(dist, { page: './broken.js' });
  const broken = await gatesOf(site, dist);
  expect(broken.ok).toBe(false);
  expect(broken.messages).toContain('handmade/page renders nothing (/handmade');
  expect(broken.messages).toContain('Broken while it loads');
  rmSync(dist, { recursive: true });

  await buildHandmade(dist, { page: './blank.js' });
  const blank = await gatesOf(site, dist);
  expect(blank.messages).toContain('handmade/page renders nothing (/handmade at 1440 × 900)');
  rmSync(dist, { recursive: true });
});

test('a style that changes other remotes is reported with its selector', async ({ site }) => {
  const dist = temporary();
  await buildHandmade(dist);
  const release = builtRelease(dist) as RemoteRelease;
  const style = '.handmade-title { color: red } header a, h1 { letter-spacing: 9px }';
  writeFileSync(path.join(dist, 'web/page.css'), style);
  const bytes = style.length;
  const integrity = integrityOf(readFileSync(path.join(dist, 'web/page.css')));
  release.files['web/page.css'] = { integrity, bytes, brotli: bytes };
  release.exposes['page']?.css.push('web/page.css');
  writeFileSync(path.join(dist, 'release.json'), JSON.stringify(release));
  const { messages } = await gatesOf(site, dist);
  expect(messages).toMatch(
    /^handmade 1\.0\.0: the style of header a, h1 affects other remotes\. On \/\S* it changes letter-spacing of <(a|h1)> of \w+\/\w+ from \S+ to 9px\./,
  );
  expect(messages.split('\n')).toHaveLength(1);
  expect(messages).not.toContain('handmade-title');
  rmSync(dist, { recursive: true });
});

test('a remote that changes objects of the browser is reported with what it changed', async ({
  site,
}) => {
  const dist = temporary();
  cpSync(path.join(ROOT, 'apps/mfe-wishlist/dist'), dist, { recursive: true });
  const release = { ...builtRelease(dist), version: '0.1.0-patching' } as RemoteRelease;
  const entry = path.join(dist, release.entry);
  appendFileSync(
    entry,
    `;{ const { fetch } = globalThis; globalThis.fetch = (...all) => fetch(...all);
      Array.prototype.second = function () { return this[1]; };
      const { pushState } = history; history.pushState = (...all) => pushState.apply(history, all); }`,
  );
  rmSync(`${entry}.br`, { force: true });
  const { bytes, brotli } = release.files[release.entry] ?? { bytes: 0, brotli: 0 };
  release.files[release.entry] = { integrity: integrityOf(readFileSync(entry)), bytes, brotli };
  writeFileSync(path.join(dist, 'release.json'), JSON.stringify(release));
  const { ok, messages } = await gatesOf(site, dist);
  for (const change of [
    'fetch was replaced',
    'Array.prototype.second was added',
    'history.pushState was added',
  ])
    expect(messages).toContain(`wishlist 0.1.0-patching: ${change}.`);
  expect(ok).toBe(false);
  rmSync(dist, { recursive: true });
});

/** Each time that a heart is rendered on the server. */
const SERVER_FAILURES: [string, string, RegExp][] = [
  ['loops', 'for (;;);', /wishlist 0\.1\.0-faulty fails on the server\. .*blocked/],
  ['exits', 'process.exit(0);', /wishlist 0\.1\.0-faulty fails on the server\. .*process\.exit/],
  [
    'throws asynchronously',
    "setTimeout(() => { throw new Error('stray') });",
    /wishlist 0\.1\.0-faulty fails on the server\. .*uncaught error: stray/,
  ],
  [
    'leaks',
    '(globalThis.leaked ??= []).push(Array.from({ length: 2_000 }, () => ({})));',
    /wishlist 0\.1\.0-faulty fails on the server\. .*in use after a collection/,
  ],
];
for (const [how, code, finding] of SERVER_FAILURES)
  test(`a remote whose server code ${how}`, async ({ site }) => {
    const dist = temporary();
    cpSync(path.join(ROOT, 'apps/mfe-wishlist/dist'), dist, { recursive: true });
    const release = { ...builtRelease(dist), version: '0.1.0-faulty' };
    const bundle = path.join(dist, release.server);
    appendFileSync(
      bundle,
      `;{ const { heart } = module.exports.exposes;
        module.exports.exposes.heart = async () => {
          const found = await heart();
          return { ...found, default: (props) => { ${code} return found.default(props); } };
        }; }`,
    );
    const { bytes, brotli } = release.files[release.server] ?? { bytes: 0, brotli: 0 };
    release.files[release.server] = { integrity: integrityOf(readFileSync(bundle)), bytes, brotli };
    writeFileSync(path.join(dist, 'release.json'), JSON.stringify(release));
    const { ok, messages } = await gatesOf(site, dist);
    expect(messages).toMatch(finding);
    expect(ok).toBe(false);
    rmSync(dist, { recursive: true });
  });
