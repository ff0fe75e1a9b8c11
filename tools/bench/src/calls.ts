/** npm run bench -- calls: CPU time of each single call that a large database or a hostile body makes expensive, with nothing cached, on both databases. */
import calls from './calls.json' with { type: 'json' };
import { fromElsewhere } from './api.ts';
import { ENGINES, logIn, request, startMeasuredApi, type Call } from './measure.ts';
import { benchmark, table } from './runner.ts';
import { groupsOf, median, quantile } from './statistics.ts';

const ROWS = 20_000;
const ROUNDS = 5;
/** Of each call in a round: a database's CPU time is read in steps of 10 ms. */
const REPEATS = 5;
const SHOWN = 5;
const PAGE_SIZE = 24;

interface Group {
  size: Record<`BENCH_${string}`, number>;
  /** ms for each call, or for so large a part of them. */
  max: number;
  part?: number;
  /** Whether the catalogue is another one for each call. */
  isChanging?: boolean;
  accepts?: number[];
  /** Makes the calls by name, given how many were made already. */
  calls(cookie: string): Promise<Record<string, (count: number) => Call>>;
}

const ofTests = (file: string) => import(`../../../apps/api/test/support/${file}.ts`);
const byPath = (paths: string[], headers = {}) =>
  Object.fromEntries(paths.map((path) => [path, () => ({ path, headers })]));
/** Pages of other sizes, as answers are cached. */
const searches = (terms: string[]) =>
  Object.fromEntries(
    terms.map((term) => [
      term,
      (count: number) => {
        const query = {
          term,
          pageSize: String(PAGE_SIZE + (count % (ROUNDS * REPEATS + REPEATS))),
        };
        return { path: `/api/products?${new URLSearchParams(query)}` };
      },
    ]),
  );

const GROUPS: Record<string, Group> = {
  'the admin’s tables': {
    size: { BENCH_PRODUCTS: ROWS, BENCH_STORES: ROWS, BENCH_ADMIN_ROWS: ROWS },
    max: 20,
    calls: async (cookie) => {
      const paths = Object.entries(calls.admin).flatMap(([name, queries]) =>
        queries.map((query) => `/api/admin/${name}?${new URLSearchParams(`${query}&pageSize=10`)}`),
      );
      return byPath([...paths, '/api/admin/start'], { cookie });
    },
  },
  stores: {
    size: { BENCH_STORES: ROWS },
    max: 10,
    isChanging: true,
    calls: async () => byPath(calls.stores),
  },
  searches: {
    size: { BENCH_PRODUCTS: ROWS },
    max: 5,
    part: 0.95,
    calls: async () => {
      const { SEARCH_QUERIES } = await ofTests('search-queries');
      return searches(SEARCH_QUERIES.map(([query]: [string]) => query));
    },
  },
  'hostile searches': {
    size: { BENCH_PRODUCTS: ROWS },
    max: 5,
    calls: async () => searches((await ofTests('hostile-terms')).HOSTILE_TERMS),
  },
  'hostile bodies': {
    size: { BENCH_PRODUCTS: 60 },
    max: 50,
    accepts: [400, 413],
    calls: async () => {
      const { HOSTILE, PUBLIC } = await ofTests('hostile-bodies');
      return Object.fromEntries(
        HOSTILE.flatMap(([what, type, body]: [string, string, string]) =>
          PUBLIC.map((path: string) => [
            `${what} to ${path}`,
            () => ({
              path,
              method: 'POST',
              body,
              headers: { ...fromElsewhere(), 'content-type': type },
            }),
          ]),
        ),
      );
    },
  },
};

export default benchmark({
  title: 'Calls',
  async measure() {
    const samples: { group: string; engine: string; call: string; ms: number }[] = [];
    for (const engine of ENGINES)
      for (const [group, { size, isChanging, accepts = [200], calls }] of Object.entries(GROUPS)) {
        await using api = await startMeasuredApi(size, engine);
        const made = Object.entries(await calls(await logIn(api)));
        if (isChanging) api.child.send('changing');
        const cpu = made.map((): number[] => []);
        const behind = made.map(() => 0);
        // All calls in turn, so that none finds what the last one has just looked up. The first round warms up.
        for (let round = 0; round <= ROUNDS; round++)
          for (const [at, [name, callOf]] of made.entries()) {
            const before = [await api.cpu(), api.behind()];
            for (let repeat = 0; repeat < REPEATS; repeat++) {
              const { status } = await request(api, callOf(round * REPEATS + repeat)).catch(cutOff);
              if (!accepts.includes(status))
                throw new Error(`${name} was answered with ${status}.`);
            }
            if (!round) continue;
            cpu[at].push(((await api.cpu()) - before[0]) / 1000 / REPEATS);
            behind[at] += (api.behind() - before[1]) / 1000 / REPEATS / ROUNDS;
          }
        for (const [at, [call]] of made.entries())
          samples.push({ group, engine, call, ms: median(cpu[at]) + behind[at] });
      }
    return samples;
  },

  text: (samples) => [
    table(
      groupsOf(samples, ({ group, engine }) => group + engine),
      {
        calls: ([{ group }]) => group,
        database: ([{ engine }]) => engine,
        count: (group) => group.length,
        'CPU, ms': (group) => median(timesOf(group)),
        p95: (group) => quantile(timesOf(group), 0.95),
        max: (group) => Math.max(...timesOf(group)),
        'the most expensive': (group) =>
          group
            .toSorted((a, b) => b.ms - a.ms)
            .slice(0, SHOWN)
            .map(({ call, ms }) => `${ms.toFixed(2)} ${JSON.stringify(call.slice(0, 80))}`)
            .join('; '),
      },
    ),
  ],

  limits: (samples) =>
    groupsOf(samples, ({ group, engine }) => group + engine).map((group) => {
      const { max, part = 1 } = GROUPS[group[0].group];
      const what = `CPU of ${group[0].group}, ${part * 100} % of them, ${group[0].engine}`;
      return { what, value: quantile(timesOf(group), part), max, unit: 'ms' };
    }),
});

const timesOf = (samples: { ms: number }[]) => samples.map(({ ms }) => ms);

/** A body may be refused while it is sent, which closes its connection. */
function cutOff(error: NodeJS.ErrnoException) {
  if (!['EPIPE', 'ECONNRESET'].includes(error.code ?? '')) throw error;
  return { status: 413 };
}
