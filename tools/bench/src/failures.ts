/**
 * npm run bench -- failures [seconds]: how long other pages take while a remote's server bundle loops, exits, throws or leaks, put
 * live past the gates, and whether it is quarantined.
 */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { ReleaseStore, integrityOf, currentOf } from '@tivara/releases';
import { startDocumentSite } from './document-site.ts';
import { BrokenLimits, rounded } from './limits.ts';
import { request } from './measure.ts';
import { quantile } from './statistics.ts';

const SECONDS = 20;
const PER_SECOND = 10;
const MOST_P95_MS = 1000;
/** Rendered by the wishlist with each heart of a listing. */
const FAILURES = {
  loops: 'for (;;);',
  exits: 'process.exit(1);',
  throws: "setTimeout(() => { throw new Error('a stray error'); });",
  leaks: '(globalThis.leaked ??= []).push(Array.from({ length: 20_000 }, () => ({})));',
};
const OTHERS = ['/about', '/store', '/warranty', '/store/1'];

export async function run() {
  const seconds = Number(process.argv[3] ?? SECONDS);
  const broken: string[] = [];
  for (const [failure, code] of Object.entries(FAILURES)) {
    const site = await startDocumentSite();
    const agent = new http.Agent({ keepAlive: true });
    try {
      await deploy(site.releases, code);
      const times: number[] = [];
      let failed = 0;
      const views = Array.from({ length: seconds * PER_SECOND }, async (_, index) => {
        await new Promise((resolve) => setTimeout(resolve, (index * 1000) / PER_SECOND));
        const isVictim = index % 3 === 0;
        const address = isVictim ? '/product' : (OTHERS[index % OTHERS.length] ?? '/');
        const began = performance.now();
        const { status } = await request(site, agent, { path: `${address}?view=${index}` });
        if (status !== 200) failed++;
        if (!isVictim) times.push(performance.now() - began);
      });
      await Promise.all(views);
      const p95 = quantile(times, 0.95);
      const isNamed = site.log.some((line) => line.includes('wishlist/'));
      const isQuarantined = site.log.some((line) => line.includes('quarantined'));
      const isBlamed = site.log.some((line) => /(catalogue|stores|admin)\/: /.test(line));
      console.log(
        `  ${failure}: other pages p50 ${rounded(quantile(times, 0.5))} ms, p95 ${rounded(p95)} ms, ${failed} failed${isNamed ? ', named' : ''}${isQuarantined ? ', quarantined' : ''}`,
      );
      if (!(p95 <= MOST_P95_MS)) broken.push(`${failure}: p95 of other pages ${rounded(p95)} ms`);
      if (failed) broken.push(`${failure}: ${failed} pages were not answered with 200`);
      if (!isNamed || !isQuarantined || isBlamed)
        broken.push(`${failure}: logged as ${site.log.join('\n    ')}`);
    } finally {
      agent.destroy();
      site.stop();
    }
  }
  if (broken.length) throw new BrokenLimits(broken.join('\n  '));
}

/** A version of the wishlist whose hearts run this code on the server. */
async function deploy(root: string, code: string) {
  const store = new ReleaseStore(root);
  const { live } = currentOf(await store.history('wishlist'));
  const version = `${live?.version}-faulty`;
  const folder = path.join(root, 'wishlist', version);
  fs.cpSync(store.folderOf('wishlist', live?.version ?? ''), folder, { recursive: true });
  const release = { ...(await store.release('wishlist', live?.version ?? '')), version };
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
  release.files[release.server] = {
    integrity: integrityOf(content),
    bytes: content.length,
    brotli: content.length,
  };
  fs.writeFileSync(path.join(folder, 'release.json'), JSON.stringify(release));
  const since = new Date().toISOString();
  await store.append('wishlist', { version, since, by: 'bench', action: 'deploy' });
}
