/** npm run bench -- overload [seconds [connections]]: answers of the document server to far too many visitors, and its recovery. */
import { setTimeout as delay } from 'node:timers/promises';
import { BrokenLimits } from './limits.ts';
import { request } from './measure.ts';
import { startSite, uncachedPaths } from './site.ts';
import { median, quantile, rounded } from './statistics.ts';

const SECONDS = 20;
const CONNECTIONS = 500;
const RECOVERY_MS = 5000;
/** Views before and after, one at a time. */
const CALM_VIEWS = 40;
const MAX_P95_MS = 2000;

interface View {
  /** 0 if the connection failed. */
  status: number;
  isRendered: boolean;
  retryAfter?: string | undefined;
  ms: number;
}

export async function run() {
  const seconds = Number(process.argv[3] ?? SECONDS);
  const connections = Number(process.argv[4] ?? CONNECTIONS);
  using site = await startSite();
  const nextPath = uncachedPaths();
  const view = async (): Promise<View> => {
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
  const calmViews = async () => {
    const views: View[] = [];
    for (let count = 0; count < CALM_VIEWS; count++) views.push(await view());
    return views;
  };
  await calmViews();
  const before = await calmViews();
  const logged = site.log.length;
  const until = performance.now() + seconds * 1000;
  const views: View[] = [];
  const visitor = async () => {
    while (performance.now() < until) views.push(await view());
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  await delay(RECOVERY_MS);
  const after = await calmViews();

  const pages = views.filter(({ status }) => status === 200);
  const busy = views.filter(({ status, retryAfter }) => status === 503 && retryAfter);
  const others = views.length - pages.length - busy.length;
  const unrendered = pages.filter(({ isRendered }) => !isRendered).length;
  const p95 = quantile(msOf(pages), 0.95);
  const lost = site.log.slice(logged).filter((line) => line.includes('render thread'));
  console.log(
    `  ${connections} connections for ${seconds} s: ${pages.length} pages (p50 ${rounded(median(msOf(pages)))} ms, p95 ${rounded(p95)} ms), ${busy.length} × 503 with Retry-After, ${others} other answers, ${unrendered} pages not rendered, ${lost.length} threads lost`,
  );
  console.log(
    `  one visitor alone: ${rounded(median(msOf(before)))} ms before, ${rounded(median(msOf(after)))} ms after`,
  );
  const broken = [
    others > 0 && `${others} answers were neither a page nor 503 with Retry-After`,
    unrendered > 0 && `${unrendered} pages were not rendered`,
    lost.length > 0 && `threads were lost: ${lost.join('; ')}`,
    !(p95 <= MAX_P95_MS) && `p95 of the pages was ${rounded(p95)} ms, at most ${MAX_P95_MS}`,
    after.some(({ status, isRendered }) => status !== 200 || !isRendered) &&
      'pages were still missing afterwards',
  ].filter(Boolean);
  if (broken.length) throw new BrokenLimits(broken.join('\n  '));
}

const msOf = (views: View[]) => views.map(({ ms }) => ms);
