import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  API,
  type AuditRow,
  type Failure,
  type Fault,
  type Page,
  type PreviewLink,
  type ReleaseDetail,
  type ReleaseRow,
} from '@tivara/contracts';
import { compositionIdOf, readSigned, sign, type PreviewToken } from '@tivara/releases';
import { Clock } from '../src/platform/clock.js';
import { RETENTION_DAYS } from '../src/customers/personal-data/retention.js';
import { RetentionTask } from '../src/customers/personal-data/retention.task.js';
import { ReleaseFault } from '../src/releases/release-fault.entity.js';
import { ReleaseVoice } from '../src/releases/release-voice.entity.js';
import { VerdictTask } from '../src/releases/verdict.task.js';
import { THROTTLES } from '../src/platform/throttling/throttle.service.js';
import { settingsFor, startApi, type TestApi } from './support/api.js';
import { Browser, ORIGIN, admin } from './support/browser.js';
import { ENGINES } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';
import { ReleaseFolder } from './support/releases.js';

const DAY_MS = 24 * 3600_000;
/** None comes as far as the database: one engine meets all of them. */
const FORGED = { most: 10_000, others: 1000 };
/** As many calls take a while on a busy machine. */
const FORGED_MS = 300_000;
const VERSIONS = ['shell@1', 'wishlist@2'];
const FAULT: Fault = {
  piece: 'wishlist/heart',
  kind: 'render',
  message: 'TypeError: x is not a function',
  frames: [],
};

describe.each(ENGINES)('releases on $name', (engine) => {
  let api: TestApi;
  let secret: string;
  let folder: ReleaseFolder;
  let offset: number;
  let visits = 0;
  const forged = engine === ENGINES[0] ? FORGED.most : FORGED.others;
  beforeEach(async () => {
    offset = 0;
    api = await startApi(engine, FIXTURE, { publicOrigin: ORIGIN, trustProxy: true });
    ({ secret } = settingsFor(api.database));
    api.app.get(Clock).now = () => new Date(Date.now() + offset);
    folder = new ReleaseFolder(settingsFor(api.database).releases);
    await folder.begin();
  });
  afterEach(() => api.close());

  const tokenOf = (visit: string, versions = VERSIONS, until = Date.now() + DAY_MS) =>
    sign(secret, 'report', { visit, composition: compositionIdOf(versions), until });
  const network = (at: number) => `10.${at >> 8}.${at & 255}.9`;
  const send = (report: object, address = network(visits)) =>
    new Browser(api, { 'x-forwarded-for': address }).post(API.reports, {
      token: tokenOf(`visit-${++visits}`),
      versions: VERSIONS,
      well: [],
      faults: [],
      ...report,
    });
  /** Visits of as many networks; the first ones fail. */
  const speak = async (count: number, failed: number, version = '2') => {
    const versions = ['shell@1', `wishlist@${version}`];
    for (let at = 0; at < count; at++) {
      const told = at < failed ? { faults: [FAULT] } : { well: ['wishlist'] };
      const token = tokenOf(`visit-${visits}`, versions);
      expect((await send({ token, versions, ...told })).statusCode).toBe(204);
    }
  };
  const voices = () => api.dataSource.getRepository(ReleaseVoice);
  const faults = () => api.dataSource.getRepository(ReleaseFault);
  const judge = () => api.app.get(VerdictTask).run();
  const detail = async () =>
    (await (await admin(api)).get(API.release('wishlist'))).json<ReleaseDetail>();

  test('a visit has one voice for each version, and a failure outweighs what it said before', async () => {
    const token = tokenOf('one');
    await send({ token, well: ['shell', 'wishlist'] });
    await send({ token, well: ['wishlist'] });
    await send({ token, faults: [FAULT] });
    await send({ token, faults: [{ ...FAULT, message: 'again' }] });
    expect(await voices().find({ order: { app: 'ASC' } })).toMatchObject([
      { app: 'shell', version: '1', visit: 'one', failed: 0 },
      { app: 'wishlist', version: '2', visit: 'one', failed: 1 },
    ]);
    const composition = compositionIdOf(VERSIONS);
    expect(await faults().find()).toMatchObject([
      { app: 'wishlist', version: '2', composition, message: FAULT.message },
    ]);
  });

  test('what is slow is shown and is no failure, and nothing personal is kept of a message', async () => {
    const message = 'Failed for asha@shop.example at /api/x?term=secret 9820012345';
    await send({ faults: [{ ...FAULT, kind: 'slow', ms: 4200, message }] });
    expect(await voices().find()).toMatchObject([{ app: 'wishlist', failed: 0 }]);
    expect(await faults().find()).toMatchObject([
      { kind: 'slow', ms: 4200, message: 'Failed for … at /api/x?… …' },
    ]);
    const stored = JSON.stringify([await voices().find(), await faults().find()]);
    expect(stored).not.toContain(network(visits - 1));
  });

  test(
    `${forged} forged reports change nothing`,
    async () => {
      await folder.beginCanary();
      await speak(20, 0);
      const before = [await voices().find(), await faults().find()];
      const genuine = tokenOf('genuine');
      const [body = '', signature = ''] = genuine.split('.');
      const altered = (change: object) => {
        const value = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
        return `${Buffer.from(JSON.stringify({ ...value, ...change })).toString('base64url')}.${signature}`;
      };
      const forgeries: ((at: number) => object)[] = [
        (at) => ({ token: altered({ visit: `forged-${at}` }) }),
        (at) => ({ token: `${body}.${at}${signature.slice(String(at).length)}` }),
        (at) => ({ token: sign('another secret', 'report', { visit: `v${at}` }) }),
        // For another purpose, of another composition, too old.
        (at) => ({ token: sign(secret, 'visit', { visit: `v${at}` }) }),
        (at) => ({ token: tokenOf(`v${at}`, ['shell@1', 'wishlist@1']) }),
        (at) => ({ token: tokenOf(`v${at}`, VERSIONS, Date.now() - 1) }),
        (at) => ({ token: genuine, versions: ['shell@1', `wishlist@${at}`] }),
        () => ({ token: '' }),
      ];
      const answers = new Set<number>();
      for (let at = 0; at < forged; at++) {
        const forgery = forgeries[at % forgeries.length]?.(at) ?? {};
        answers.add((await send({ faults: [FAULT], ...forgery }, network(at))).statusCode);
      }
      expect([...answers]).toEqual([403]);
      await judge();
      expect((await folder.last())?.action).toBe('canary');
      expect([await voices().find(), await faults().find()]).toEqual(before);
      // The same call with a token of a document is taken.
      expect((await send({ token: genuine, faults: [FAULT] })).statusCode).toBe(204);
      expect(await voices().countBy({ failed: 1 })).toBe(1);
    },
    FORGED_MS,
  );

  test('a network has one voice in a verdict, however many tokens it fetches, and a limit', async () => {
    await folder.beginCanary();
    const { points } = THROTTLES.report;
    for (let at = 0; at < points + 10; at++)
      expect((await send({ faults: [FAULT] }, '10.9.9.1')).statusCode).toBe(204);
    expect(await voices().count()).toBe(points);
    // Neighbours of the same network.
    for (let at = 2; at < 60; at++) await send({ faults: [FAULT] }, `10.9.9.${at}`);
    await judge();
    const { canary } = await detail();
    expect(canary?.canary).toEqual({ visits: 1, failed: 1 });
    expect(canary?.verdict.decision).toBe('wait');
  });

  test('reports take nothing from what a network may change otherwise', async () => {
    for (let at = 0; at < THROTTLES.write.points; at++) await send({ token: '' }, '10.8.8.1');
    const visitor = new Browser(api, { 'x-forwarded-for': '10.8.8.1' });
    expect((await visitor.post(API.newsletter, { email: 'a@b.example' })).statusCode).toBe(200);
  });

  test('a canary that fails is taken back once, by whichever process comes first, and the audit says why', async () => {
    await folder.beginCanary();
    await speak(60, 0, '1');
    await speak(40, 8);
    const tasks = [judge(), judge(), judge()];
    await Promise.all(tasks);
    const moves = await folder.store.moves('wishlist');
    expect(moves).toHaveLength(3);
    expect(moves[0]).toMatchObject({ version: '1', action: 'take back', by: 'verdict' });
    expect(moves[0]?.why).toContain('8 of 40 visits failed (20 %)');
    const audit = (await (await admin(api)).get(`${API.audit}?entity=release`)).json<
      Page<AuditRow>
    >();
    expect(audit.items).toMatchObject([
      {
        actor: 'verdict',
        action: 'take back',
        name: 'wishlist',
        before: { app: 'wishlist', release: '2', canary: { visits: 40, failed: 8 } },
        after: { release: '1' },
      },
    ]);
  });

  test('a healthy one is promoted, and voices from before it began do not count', async () => {
    await speak(100, 50);
    await folder.beginCanary();
    // Canaries that run are read every half second.
    offset += 1000;
    await speak(150, 0);
    await judge();
    expect((await folder.last())?.action).toBe('canary');
    await speak(40, 0);
    await judge();
    expect(await folder.last()).toMatchObject({ version: '2', action: 'promote', by: 'verdict' });
  });

  test('small traffic is said to be small, and a person decides', async () => {
    const canary = await folder.beginCanary(25);
    await speak(12, 0);
    await judge();
    const seen = (await detail()).canary;
    expect(seen?.verdict).toMatchObject({ decision: 'person' });
    expect(seen?.verdict.why).toContain('Traffic is small: 24 hours did not decide it.');
    const office = await admin(api);
    const end = { number: canary.number, action: 'promote' };
    expect((await office.post(API.endCanary('wishlist'), end)).statusCode).toBe(200);
    expect(await folder.last()).toMatchObject({ version: '2', action: 'promote' });
    const again = await office.post(API.endCanary('wishlist'), end);
    expect(again.statusCode).toBe(409);
    expect(again.json<Failure>().error).toContain('was moved meanwhile');
  });

  test('the office sees history, sizes and stacks in the sources, and goes back', async () => {
    const file = path.join(folder.store.folderOf('wishlist', '2'), 'web/heart.js.map');
    // Line 1, column 10 of the script is line 3, column 5 of the source.
    const map = { version: 3, names: [], sources: ['webpack://wishlist/./src/heart/heart.tsx'] };
    await writeFile(file, JSON.stringify({ ...map, mappings: 'SAEI' }));
    await folder.beginCanary();
    const frames = [
      { file: '/r/wishlist/2/web/heart.js', line: 1, column: 10 },
      { file: '/r/wishlist/2/web/other.js', line: 7, column: 8 },
    ];
    await send({ faults: [{ ...FAULT, frames }] });
    const office = await admin(api);
    const list = (await office.get(API.adminReleases)).json<ReleaseRow[]>();
    expect(list.map(({ app, live }) => [app, live.version])).toEqual([
      ['shell', '1'],
      ['wishlist', '1'],
    ]);
    const { history, faults: groups } = await detail();
    expect(history.map(({ version, action, live }) => [version, action, live])).toEqual([
      ['2', 'canary', false],
      ['1', 'deploy', true],
    ]);
    expect(history[0]?.voices).toEqual({ visits: 1, failed: 1 });
    expect(groups).toMatchObject([
      { version: '2', visits: 1, stack: ['src/heart/heart.tsx:3:5', 'other.js:7:8'] },
    ]);

    const back = await office.post(API.releaseRollback('wishlist'), { version: '2' });
    expect(back.statusCode).toBe(200);
    expect(await folder.last()).toMatchObject({ version: '2', action: 'rollback' });
    const gone = await office.post(API.releaseRollback('wishlist'), { version: '3' });
    expect([gone.statusCode, gone.json<Failure>().error]).toEqual([
      409,
      expect.stringContaining('wishlist 3 is not in'),
    ]);
    for (const app of ['..', 'nothing', '%2e%2e'])
      expect((await office.get(API.release(app))).statusCode).toBe(404);
  });

  test('a preview link is signed for one version and ends', async () => {
    const office = await admin(api);
    const answer = await office.post(API.previewLink('wishlist'), { version: '2' });
    const { path: link, expires_at } = answer.json<PreviewLink>();
    const token = new URLSearchParams(link.slice(2)).get('preview') ?? '';
    expect(readSigned<PreviewToken>(secret, 'preview', token)).toEqual({
      app: 'wishlist',
      version: '2',
      until: Date.parse(expires_at),
    });
    expect(readSigned(secret, 'preview', token, Date.now() + DAY_MS + 1000)).toBeNull();
    const gone = await office.post(API.previewLink('wishlist'), { version: '9' });
    expect(gone.statusCode).toBe(404);
  });

  test('what visits told is forgotten after 30 days', async () => {
    await send({ faults: [FAULT] });
    const rows = async () => [await voices().count(), await faults().count()];
    offset = (RETENTION_DAYS.report - 0.01) * DAY_MS;
    await api.app.get(RetentionTask).run();
    expect(await rows()).toEqual([1, 1]);
    offset += 0.02 * DAY_MS;
    await api.app.get(RetentionTask).run();
    expect(await rows()).toEqual([0, 0]);
  });
});
