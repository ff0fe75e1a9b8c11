import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { ReleaseStore, rollBack } from '@tivara/releases';
import { expect, test, type Site } from './site.js';
import { deployVariant } from '@tivara/release-cli/variant';

/** Runs this code with each heart that the server renders, and then the heart itself. */
const deployFaulty = (site: Site, code: string) =>
  deployVariant(site.releases, 'wishlist', 'faulty', (release, folder) => {
    const faulty = `;{ const { heart } = module.exports.exposes;
      module.exports.exposes.heart = async () => {
        const found = await heart();
        return { ...found, default: (props) => { ${code} return found.default(props); } };
      }; }`;
    appendFileSync(path.join(folder, release.server), faulty);
  });

/** Renders the listing and pages of other apps until the log has such a line. */
async function renderUntil(site: Site, log: string[], line: RegExp): Promise<void> {
  let view = 0;
  await expect(async () => {
    const paths = ['/product', '/store', '/about'].map((each) => `${each}?view=${view++}`);
    const pages = await Promise.all(
      paths.map(async (each) => (await fetch(site.url + each)).text()),
    );
    expect(pages.every((html) => html.includes('</html>'))).toBe(true);
    expect(log.join('\n')).toMatch(line);
  }).toPass();
}

/** What the server renders of the listing. */
async function listingOf(site: Site, view: string) {
  const html = await (await fetch(`${site.url}/product?view=${view}`)).text();
  const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0;
  return { cards: count(/<article/g), hearts: count(/aria-label="Save /g) };
}

const others = (log: string[]) =>
  log.filter((line) => /(catalogue|stores|admin)\/\S*: /.test(line));

test('a remote that blocks a render thread twice is quarantined, and no other remote is', async ({
  kit,
}) => {
  const log: string[] = [];
  const site = await kit.another({ log, deadlines: ['blocked'] });
  await deployFaulty(site, 'function spin() { for (;;); } spin();');
  await renderUntil(
    site,
    log,
    /wishlist\/: a render thread was blocked for \d+ ms in spin, line \d+/,
  );
  await renderUntil(site, log, /quarantined: rendered by the browser until its next deployment/);
  expect(others(log)).toEqual([]);
  expect(await listingOf(site, 'after')).toEqual({ cards: 24, hearts: 0 });

  await rollBack(new ReleaseStore(site.releases), 'wishlist', undefined, { by: 'test' });
  await expect(async () =>
    expect(await listingOf(site, `rolled-back-${Date.now()}`)).toEqual({ cards: 24, hearts: 24 }),
  ).toPass();
  site.stop();
});

test('server code of a remote finds none of the settings in its environment', async ({ kit }) => {
  const log: string[] = [];
  const site = await kit.another({ log, deadlines: ['blocked'] });
  await deployFaulty(
    site,
    'setTimeout(() => { throw new Error(`environment [${Object.keys(process.env)}]`) });',
  );
  await renderUntil(site, log, /wishlist\/\S*: uncaught error: environment \[/);
  expect(log.join('\n')).toContain('environment []');
  site.stop();
});

for (const [how, code, line] of [
  ['exits', 'process.exit(0);', /wishlist\/\S*: .*process\.exit\(0\) is not available/],
  [
    'throws asynchronously',
    "setTimeout(() => { throw new Error('stray') });",
    /wishlist\/: uncaught error: stray/,
  ],
  [
    'leaks objects',
    '(globalThis.leaked ??= []).push(Array.from({ length: 20_000 }, () => ({})));',
    /wishlist\/: a render thread had \d+ MB in use after a collection/,
  ],
  [
    'leaks buffers',
    '(globalThis.leaked ??= []).push(Buffer.alloc(2 ** 20, 1));',
    /wishlist\/: a render thread had \d+ MB in use after a collection/,
  ],
] as const)
  test(`a remote whose server code ${how} is named, and every page is still rendered`, async ({
    kit,
  }) => {
    const log: string[] = [];
    const site = await kit.another({ log, deadlines: ['blocked'] });
    await deployFaulty(site, code);
    await renderUntil(site, log, line);
    expect(others(log)).toEqual([]);
    expect((await listingOf(site, 'after')).cards).toBe(24);
    site.stop();
  });
