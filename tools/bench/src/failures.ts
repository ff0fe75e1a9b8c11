/** npm run bench -- failures [seconds]: response times of other pages while a live remote's server bundle loops, exits, throws or leaks. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ReleaseStore, integrityOf, currentOf } from '@tivara/releases';
import { BrokenLimits } from './limits.ts';
import { request } from './measure.ts';
import { startSite } from './site.ts';
import { median, quantile, rounded } from './statistics.ts';

const SECONDS = 20;
const PER_SECOND = 10;
const MAX_P95_MS = 1000;
/** Run by the wishlist for each heart of a listing. */
const FAILURES = {
  loops: 'for (;;);',
  exits: 'process.exit(1);',
  throws: "setTimeout(() => { throw new Error('a stray error'); });",
  leaks: '(globalThis.leaked ??= []).push(Array.from({ length: 20_000 }, () => ({})));',
};
const OTHER_PAGES = ['/about', '/store', '/warranty', '/store/1'];

export async function run() {
  const seconds = Number(process.argv[3] ?? SECONDS);
  const broken: string[] = [];
  for (const [failure, code] of Object.entries(FAILURES)) {
    using site = await startSite();
    await deployFaulty(site.releases, code);
    const times: number[] = [];
    let failed = 0;
    const views = Array.from({ length: seconds * PER_SECOND }, async (_, index) => {
      await delay((index * 1000) / PER_SECOND);
      const isAffected = index % 3 === 0;
      const page = isAffected ? '/product' : OTHER_PAGES[index % OTHER_PAGES.length];
      const began = performance.now();
      const { status } = await request(site, { path: `${page}?view=${index}` });
      if (status !== 200) failed++;
      if (!isAffected) times.push(performance.now() - began);
    });
    await Promise.all(views);
    const p95 = quantile(times, 0.95);
    const isNamed = site.log.some((line) => line.includes('wishlist/'));
    const isQuarantined = site.log.some((line) => line.includes('quarantined'));
    const isOtherBlamed = site.log.some((line) => /(catalogue|stores|admin)\/: /.test(line));
    console.log(
      `  ${failure}: other pages p50 ${rounded(median(times))} ms, p95 ${rounded(p95)} ms, ${failed} failed${isNamed ? ', named' : ''}${isQuarantined ? ', quarantined' : ''}`,
    );
    if (!(p95 <= MAX_P95_MS)) broken.push(`${failure}: p95 of other pages ${rounded(p95)} ms`);
    if (failed) broken.push(`${failure}: ${failed} pages were not answered with 200`);
    if (!isNamed || !isQuarantined || isOtherBlamed)
      broken.push(`${failure}: logged as ${site.log.join('\n    ')}`);
  }
  if (broken.length) throw new BrokenLimits(broken.join('\n  '));
}

/** Makes a version of the wishlist live, past the gates, whose hearts run this code on the server. */
async function deployFaulty(root: string, code: string) {
  const store = new ReleaseStore(root);
  const live = currentOf(await store.history('wishlist')).live?.version ?? '';
  const version = `${live}-faulty`;
  const folder = path.join(root, 'wishlist', version);
  fs.cpSync(path.join(root, 'wishlist', live), folder, { recursive: true });
  const release = { ...(await store.release('wishlist', live)), version };
  const bundle = path.join(folder, release.server);
  fs.appendFileSync(
    bundle,
    `;{ const { heart } = module.exports.exposes;
      module.exports.exposes.heart = async () => {
        const found = await heart();
        return { ...found, default: (props) => { ${code} return found.default(props); } };
      }; }`,
  );
  const content = fs.readFileSync(bundle);
  const { length } = content;
  release.files[release.server] = {
    integrity: integrityOf(content),
    bytes: length,
    brotli: length,
  };
  fs.writeFileSync(path.join(folder, 'release.json'), JSON.stringify(release));
  const since = new Date().toISOString();
  await store.append('wishlist', { version, since, by: 'bench', action: 'deploy' });
}
