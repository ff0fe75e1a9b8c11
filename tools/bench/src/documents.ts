/** npm run bench -- documents [rounds]: CPU time of a document and of a feed, rendered for an uncached URL and from the cache, and of the same bytes from bare node:http. */
import { startBare } from './api.ts';
import { groupedBars } from './charts.ts';
import { PARALLEL, cheapest, inRounds, load, request, type Cost } from './measure.ts';
import { benchmark, table } from './runner.ts';
import { startSite } from './site.ts';

const ROUNDS = 3;
/** Enough for a clock that counts in hundredths of a second. */
const REQUESTS = { rendered: 200, cached: 5000, 'node:http': 5000 };
const WAYS = ['rendered', 'cached', 'node:http'] as const;
const PAGES = {
  home: '/',
  listing: '/product',
  detail: '/product/1',
  stores: '/store',
  feed: '/api/feeds/google.xml',
};
const headers = { 'accept-encoding': 'br' };

type Round = Cost & { page: string; way: (typeof WAYS)[number] };

export default benchmark({
  title: 'Documents',
  async measure(rounds = ROUNDS) {
    using site = await startSite();
    const samples: Round[] = [];
    for (const [page, path] of Object.entries(PAGES)) {
      const document = await request(site, { path, headers });
      using bare = await startBare(site.folder, document.body, document.headers.etag);
      let visits = 0;
      const measured = await inRounds(rounds, WAYS, async (way) => {
        const next = () => ({
          path: way === 'rendered' ? `${path}?visit=${++visits}` : path,
          headers,
        });
        return {
          page,
          way,
          ...(await load(way === 'node:http' ? bare : site, next, REQUESTS[way])),
        };
      });
      samples.push(...measured);
    }
    return samples;
  },

  text: (rounds) => [
    `Compressed with brotli, ${PARALLEL} at a time from one process on the same machine: rendered for an uncached URL, from the cache, and the same ` +
      'bytes from node:http. CPU is that of the cheapest round.',
    table(cheapest(rounds, 'page', 'way'), {
      page: ({ page }) => page,
      how: ({ way }) => way,
      "document server's CPU, ms": ({ cpu }) => cpu,
      "API's CPU, ms": ({ behind }) => behind,
      'p50, ms': ({ p50 }) => p50,
      'documents/s': ({ perSecond }) => perSecond,
    }),
  ],

  charts(rounds) {
    const bars = rounds.map(({ page, way, cpu, behind }) => ({
      ...{ group: page, bar: way, value: cpu + behind },
    }));
    return {
      documents: groupedBars('Documents', 'CPU for each, ms: document server and API', bars),
    };
  },

  limits(rounds) {
    const all = cheapest(rounds, 'page', 'way');
    return Object.keys(PAGES).flatMap((page) => {
      const [, cached, bare] = WAYS.map((way) =>
        all.find((one) => one.page === page && one.way === way),
      );
      if (!cached || !bare) return [];
      const what = 'CPU of a cached document';
      return [
        { what: `${what} vs. node:http, ${page}`, value: cached.cpu / bare.cpu, max: 3, unit: '×' },
        { what: `${what}, ${page}`, value: cached.cpu, max: 0.3, unit: 'ms' },
        {
          what: `Cached documents a second, ${page}`,
          value: cached.perSecond,
          min: 3000,
          unit: '',
        },
      ];
    });
  },
});
