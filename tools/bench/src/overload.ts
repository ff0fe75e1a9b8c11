/** npm run bench -- overload [seconds [connections]]: answers of the document server to far too many visitors, and its recovery. */
import { setTimeout as delay } from 'node:timers/promises';
import pLimit from 'p-limit';
import { request } from './measure.ts';
import { benchmark } from './runner.ts';
import { startSite, uncachedPaths, type Site } from './site.ts';
import { median, quantile, rounded } from './statistics.ts';

const SECONDS = 20;
const CONNECTIONS = 500;
const RECOVERY_MS = 5000;
/** Views before and after, one at a time. */
const CALM_VIEWS = 40;

export default benchmark({
  title: 'Overload',
  async measure(seconds = SECONDS, connections = CONNECTIONS) {
    using site = await startSite();
    const view = viewsOf(site);
    const calm = () => pLimit(1).map(Array(CALM_VIEWS).keys(), view);
    await calm();
    const before = await calm();
    const logged = site.log.length;
    const until = performance.now() + seconds * 1000;
    const views: Awaited<ReturnType<typeof view>>[] = [];
    const visitor = async () => {
      while (performance.now() < until) views.push(await view());
    };
    await Promise.all(Array.from({ length: connections }, visitor));
    await delay(RECOVERY_MS);
    const after = await calm();
    const pages = views.filter(({ status }) => status === 200);
    const busy = views.filter(({ status, retryAfter }) => status === 503 && retryAfter);
    const times = pages.map(({ ms }) => ms);
    return {
      ...{ seconds, connections, pages: pages.length, busy: busy.length },
      ...{ p50: median(times), p95: quantile(times, 0.95) },
      others: views.length - pages.length - busy.length,
      unrendered: [...pages, ...after].filter(({ isRendered }) => !isRendered).length,
      lost: site.log.slice(logged).filter((line) => line.includes('render thread')).length,
      before: median(before.map(({ ms }) => ms)),
      after: median(after.map(({ ms }) => ms)),
    };
  },

  text: ({ seconds, connections, pages, busy, p50, p95, before, after }) => [
    `${connections} connections for ${seconds} s: ${pages} pages (p50 ${rounded(p50)} ms, p95 ${rounded(p95)} ms), ${busy} × 503 with Retry-After; ` +
      `one visitor alone: ${rounded(before)} ms before, ${rounded(after)} ms after`,
  ],

  limits: ({ p95, others, unrendered, lost }) => [
    { what: 'p95 of the pages', value: p95, max: 2000, unit: 'ms' },
    { what: 'Answers other than a page or 503 with Retry-After', value: others, max: 0, unit: '' },
    { what: 'Pages that were not rendered', value: unrendered, max: 0, unit: '' },
    { what: 'Render threads that were lost', value: lost, max: 0, unit: '' },
  ],
});

/** `status` is 0 if the connection failed; times in ms. */
function viewsOf(site: Site) {
  const nextPath = uncachedPaths();
  return async () => {
    const began = performance.now();
    const answer = await request(site, { path: nextPath() }).catch(() => null);
    return {
      status: answer?.status ?? 0,
      // The first heading of a rendered page; a client-rendered one has none.
      isRendered: Boolean(answer?.body.includes('<h1')),
      retryAfter: answer?.headers['retry-after'],
      ms: performance.now() - began,
    };
  };
}
