import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { ReleaseStore } from '@tivara/releases';
import { deployVariant, liveVersion } from '@tivara/release-cli/variant';
import { expect, test, type OwnSite } from './site.js';

/** What the store does: it answers, is gone, answers after two seconds, or answers what is not of S3. */
type Condition = 'well' | 'away' | 'slow' | 'rubbish';

const SLOW_MS = 2000;
/** Documents and files of a visit take no longer, whatever the store does. (ms) */
const UNNOTICED_MS = 1000;
/** While the store is in a bad condition. Longer than any of the document server's timeouts. (ms) */
const OBSERVED_MS = 25_000;

/** A proxy in front of the object store that can be in a bad condition. */
class StoreProxy {
  condition: Condition = 'well';
  private readonly server: Server;

  constructor(private readonly endpoint: string) {
    this.server = createServer((incoming, answer) => {
      if (this.condition === 'away') return incoming.socket.destroy();
      if (this.condition === 'rubbish') return answer.end('<html>Welcome</html>');
      void delay(this.condition === 'slow' ? SLOW_MS : 0).then(() => {
        const { method = 'GET', url = '/', headers } = incoming;
        const forwarded = request(new URL(url, this.endpoint), { method, headers }, (found) => {
          answer.writeHead(found.statusCode ?? 502, found.headers);
          found.pipe(answer);
        });
        forwarded.on('error', () => answer.destroy());
        incoming.pipe(forwarded);
      });
    });
  }

  async start(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

/** Visits a page and its files for a time. @returns what failed or took long */
async function visitFor({ url }: OwnSite, milliseconds: number): Promise<string[]> {
  const noticed: string[] = [];
  const ask = async (path: string) => {
    const began = performance.now();
    const answer = await fetch(url + path).catch((error: Error) => error.message);
    const text = typeof answer === 'string' ? '' : await answer.text();
    const took = performance.now() - began;
    const status = typeof answer === 'string' ? answer : answer.status;
    if (status !== 200 || took > UNNOTICED_MS) noticed.push(`${path}: ${status}, ${took} ms`);
    return text;
  };
  const end = performance.now() + milliseconds;
  for (let visit = 0; performance.now() < end; visit++) {
    const html = await ask(`/product?visit=${visit}`);
    const files = new Set(html.match(/\/r\/[\w./+-]+\.(?:js|css)/g));
    for (const file of [...files].slice(0, 5)) await ask(file);
  }
  return noticed;
}

const versionAt = async ({ url }: OwnSite) =>
  /\/r\/wishlist\/([^/]+)\//.exec(await (await fetch(`${url}/product`)).text())?.[1];

for (const condition of ['away', 'slow', 'rubbish'] as const)
  test(`no visitor notices that the object store is ${condition}, and a start meanwhile serves what was live`, async ({
    kit,
  }) => {
    const store = new StoreProxy(String(kit.endpoint));
    const site = await kit.another({
      storeProxy: { origin: await store.start() },
      deadlines: ['composition', 'releaseStore'],
    });
    const before = await liveVersion(site.releases, 'wishlist');
    expect(await versionAt(site)).toBe(before);

    store.condition = condition;
    expect(await visitFor(site, OBSERVED_MS)).toEqual([]);
    const next = await deployVariant(site.releases, 'wishlist', condition);
    await site.restart();
    expect(condition === 'slow' ? [before, next] : [before]).toContain(await versionAt(site));
    expect(await visitFor(site, 5000)).toEqual([]);

    store.condition = 'well';
    await expect.poll(() => versionAt(site)).toBe(next);
    site.stop();
    store.stop();
  });

test('a rollback in the object store is live without a restart', async ({ kit }) => {
  const site = await kit.another();
  const first = await liveVersion(site.releases, 'wishlist');
  const store = new ReleaseStore(site.releases);
  for (let round = 0; round < 5; round++) {
    const next = await deployVariant(site.releases, 'wishlist', `round${round}`);
    await expect.poll(() => versionAt(site)).toBe(next);
    await store.append('wishlist', {
      version: first,
      since: new Date().toISOString(),
      action: 'rollback',
      by: 'test',
    });
    await expect.poll(() => versionAt(site)).toBe(first);
  }
  site.stop();
});
