/**
 * npm run bench -- overload [seconds [connections]]: what the document server answers when far more visitors come than it can serve,
 * each at once with the next page that no cache has, and whether all is as before five seconds later.
 */
import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { startDocumentSite, unseenAddresses } from './document-site.ts';
import { BrokenLimits, rounded } from './limits.ts';
import { quantile } from './statistics.ts';

const SECONDS = 20;
const CONNECTIONS = 500;
const RECOVERY_MS = 5000;
/** Views before and after, one at a time. */
const CALM_VIEWS = 40;
const MOST_P95_MS = 2000;

export interface View {
  status: number;
  isRendered: boolean;
  retryAfter: string | undefined;
  ms: number;
}

export async function run() {
  const seconds = Number(process.argv[3] ?? SECONDS);
  const connections = Number(process.argv[4] ?? CONNECTIONS);
  const site = await startDocumentSite();
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const next = unseenAddresses();
  const one = () => view(site.port, agent, next());
  const calm = async () => {
    const views: View[] = [];
    for (let count = 0; count < CALM_VIEWS; count++) views.push(await one());
    return views;
  };
  try {
    await calm();
    const before = await calm();
    const logged = site.log.length;
    const until = performance.now() + seconds * 1000;
    const views: View[] = [];
    const work = async () => {
      while (performance.now() < until) views.push(await one());
    };
    await Promise.all(Array.from({ length: connections }, work));
    await delay(RECOVERY_MS);
    const after = await calm();
    const pages = views.filter(({ status }) => status === 200);
    const busy = views.filter(({ status, retryAfter }) => status === 503 && retryAfter);
    const others = views.length - pages.length - busy.length;
    const unrendered = pages.filter(({ isRendered }) => !isRendered).length;
    const p95 = quantile(msOf(pages), 0.95);
    const [was, is] = [before, after].map((all) => quantile(msOf(all), 0.5));
    const lost = site.log.slice(logged).filter((line) => line.includes('render thread'));
    console.log(
      `  ${connections} connections for ${seconds} s: ${pages.length} pages (p50 ${rounded(quantile(msOf(pages), 0.5))} ms, p95 ${rounded(p95)} ms), ${busy.length} × 503 with Retry-After, ${others} other answers, ${unrendered} pages not rendered, ${lost.length} threads lost`,
    );
    console.log(
      `  one visitor alone: ${rounded(was ?? NaN)} ms before, ${rounded(is ?? NaN)} ms after`,
    );
    const broken = [
      others > 0 && `${others} answers were neither a page nor 503 with Retry-After`,
      unrendered > 0 && `${unrendered} pages were not rendered`,
      lost.length > 0 && `threads were lost: ${lost.join('; ')}`,
      !(p95 <= MOST_P95_MS) && `p95 of the pages was ${rounded(p95)} ms, at most ${MOST_P95_MS}`,
      after.some(({ status, isRendered }) => status !== 200 || !isRendered) &&
        'pages were still missing afterwards',
    ].filter((line) => typeof line === 'string');
    if (broken.length) throw new BrokenLimits(broken.join('\n  '));
  } finally {
    agent.destroy();
    site.stop();
  }
}

const msOf = (views: View[]) => views.map(({ ms }) => ms);

function view(port: number, agent: http.Agent, path: string): Promise<View> {
  const began = performance.now();
  return new Promise((resolve) => {
    const fail = () =>
      resolve({
        status: 0,
        isRendered: false,
        retryAfter: undefined,
        ms: performance.now() - began,
      });
    http
      .get({ host: '127.0.0.1', port, path, agent }, (answer) => {
        let isRendered = false;
        answer.setEncoding('utf8');
        // The first heading of a rendered page; one left to the browser has none.
        answer.on('data', (part) => (isRendered ||= part.includes('<h1')));
        answer.on('error', fail);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            isRendered,
            retryAfter: answer.headers['retry-after'],
            ms: performance.now() - began,
          }),
        );
      })
      .once('error', fail);
  });
}
