import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  ISSUE_KINDS,
  REPORTING,
  type AuditRow,
  type ErrorResponse,
  type Issue,
  type Page,
  type PreviewLinkResponse,
  type ReleaseDetail,
  type ReleaseRow,
} from '@tivara/contracts';
import {
  compositionIdOf,
  readSigned,
  sign,
  type PreviewToken,
  type Secrets,
} from '@tivara/releases';
import { Clock } from '../src/platform/clock.js';
import { RETENTION_DAYS, RetentionTask } from '../src/customers/personal-data/retention.js';
import { ReportIssue, ReportSample } from '../src/releases/report.entity.js';
import { DeploymentTask } from '../src/releases/deployment.task.js';
import { THROTTLES } from '../src/platform/throttling/throttle.service.js';
import { SETTINGS, type Settings } from '../src/platform/settings/settings.js';
import { settingsFor, startApi, type TestApi } from './support/api.js';
import { Browser, ORIGIN, admin } from './support/browser.js';
import { ONE_ENGINE } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';
import { ReleaseFolder } from './support/releases.js';

const DAY_MS = 24 * 3600_000;
const FORGED = 1000;
const VERSIONS = ['shell@1', 'wishlist@2'];
const ISSUE: Issue = {
  module: 'wishlist/heart',
  kind: 'render',
  message: 'TypeError: x is not a function',
  frames: [],
};

describe.each(ONE_ENGINE)('releases on $name', (engine) => {
  let api: TestApi;
  let secrets: Secrets;
  let folder: ReleaseFolder;
  let offset: number;
  let visits = 0;
  beforeEach(async () => {
    offset = 0;
    api = await startApi(engine, FIXTURE, { publicOrigin: ORIGIN, trustProxy: true });
    ({ secrets } = settingsFor(api.database));
    api.app.get(Clock).now = () => new Date(Date.now() + offset);
    folder = new ReleaseFolder(settingsFor(api.database).releases);
    await folder.fill();
  });
  afterEach(() => api.close());

  const tokenOf = (visit: string, versions = VERSIONS, until = Date.now() + DAY_MS) =>
    sign(secrets, 'report', { visit, composition: compositionIdOf(versions), until });
  const network = (at: number) => `10.${at >> 8}.${at & 255}.9`;
  const send = (report: object, address = network(visits)) =>
    new Browser(api, { 'x-forwarded-for': address }).post('/api/reports', {
      token: tokenOf(`visit-${++visits}`),
      versions: VERSIONS,
      healthy: [],
      issues: [],
      ...report,
    });
  /** Reports of visits from different networks; the first ones fail. */
  const report = async (count: number, failed: number, version = '2') => {
    const versions = ['shell@1', `wishlist@${version}`];
    for (let at = 0; at < count; at++) {
      const result = at < failed ? { issues: [ISSUE] } : { healthy: ['wishlist'] };
      const token = tokenOf(`visit-${visits}`, versions);
      expect((await send({ token, versions, ...result })).statusCode).toBe(204);
    }
  };
  const samples = () => api.dataSource.getRepository(ReportSample);
  const issues = () => api.dataSource.getRepository(ReportIssue);
  const analyse = () => api.app.get(DeploymentTask).run();
  const detail = async () =>
    (await (await admin(api)).get('/api/admin/releases/wishlist')).json<ReleaseDetail>();

  test('the texts that can be reworded are those of the live releases, and the shared messages', async () => {
    await folder.startCanary();
    const texts = (await (await admin(api)).get('/api/admin/texts')).json<string[]>();
    expect(texts).toEqual(
      expect.arrayContaining(['Menu', 'Save it, as version 1 says', 'Your wishlist is empty.']),
    );
    expect(texts).not.toContain('Save it, as version 2 says');
  });

  test('a visit is one sample for each version, and a later failure counts', async () => {
    const token = tokenOf('one');
    await send({ token, healthy: ['shell', 'wishlist'] });
    await send({ token, healthy: ['wishlist'] });
    await send({ token, issues: [ISSUE] });
    await send({ token, issues: [{ ...ISSUE, message: 'again' }] });
    expect(await samples().find({ order: { app: 'ASC' } })).toMatchObject([
      { app: 'shell', version: '1', visit: 'one', failed: 0 },
      { app: 'wishlist', version: '2', visit: 'one', failed: 1 },
    ]);
    const composition = compositionIdOf(VERSIONS);
    expect(await issues().find()).toMatchObject([
      { app: 'wishlist', version: '2', composition, message: ISSUE.message },
    ]);
  });

  test('a slow module is shown but is no failure, and messages are stored without personal data', async () => {
    const message = 'Failed for asha@shop.example at /api/x?term=secret 9820012345';
    await send({ issues: [{ ...ISSUE, kind: 'slow', ms: 4200, message }] });
    await send({ issues: [{ ...ISSUE, kind: 'changed' }] });
    expect(await samples().find()).toMatchObject([
      { app: 'wishlist', failed: 0 },
      { app: 'wishlist', failed: 0 },
    ]);
    expect(await issues().find()).toMatchObject([
      { kind: 'slow', ms: 4200, message: 'Failed for … at /api/x?… …' },
      { kind: 'changed' },
    ]);
    const stored = JSON.stringify([await samples().find(), await issues().find()]);
    expect(stored).not.toContain(network(visits - 1));
  });

  test(`${FORGED} forged reports change nothing`, async () => {
    await folder.startCanary();
    await report(20, 0);
    const before = [await samples().find(), await issues().find()];
    const genuine = tokenOf('genuine');
    const [body = '', signature = ''] = genuine.split('.');
    const other = signature.startsWith('A') ? 'B' : 'A';
    const altered = (change: object) => {
      const value = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
      return `${Buffer.from(JSON.stringify({ ...value, ...change })).toString('base64url')}.${signature}`;
    };
    const forgeries: ((at: number) => object)[] = [
      (at) => ({ token: altered({ visit: `forged-${at}` }) }),
      // Its first character always differs from the genuine one.
      (at) => ({ token: `${body}.${other}${at}${signature.slice(String(at).length + 1)}` }),
      (at) => ({ token: sign(['another secret'], 'report', { visit: `v${at}` }) }),
      // Another purpose, another composition, expired.
      (at) => ({ token: sign(secrets, 'visit', { visit: `v${at}` }) }),
      (at) => ({ token: tokenOf(`v${at}`, ['shell@1', 'wishlist@1']) }),
      (at) => ({ token: tokenOf(`v${at}`, VERSIONS, Date.now() - 1) }),
      (at) => ({ token: genuine, versions: ['shell@1', `wishlist@${at}`] }),
      () => ({ token: '' }),
    ];
    const answers = new Set<number>();
    for (let at = 0; at < FORGED; at++) {
      const forgery = forgeries[at % forgeries.length]?.(at) ?? {};
      answers.add((await send({ issues: [ISSUE], ...forgery }, network(at))).statusCode);
    }
    expect([...answers]).toEqual([403]);
    await analyse();
    expect((await folder.last())?.action).toBe('canary');
    expect([await samples().find(), await issues().find()]).toEqual(before);
    // The same request with a genuine token is accepted.
    expect((await send({ token: genuine, issues: [ISSUE] })).statusCode).toBe(204);
    expect(await samples().countBy({ failed: 1 })).toBe(1);
  });

  test('a network counts as one sample, however many tokens it fetches, and is rate-limited', async () => {
    await folder.startCanary();
    const { points } = THROTTLES.report;
    for (let at = 0; at < points + 10; at++)
      expect((await send({ issues: [ISSUE] }, '10.9.9.1')).statusCode).toBe(204);
    expect(await samples().count()).toBe(points);
    // Other addresses of the same network.
    for (let at = 2; at < 60; at++) await send({ issues: [ISSUE] }, `10.9.9.${at}`);
    await analyse();
    const { canary } = await detail();
    expect(canary?.canary).toEqual({ visits: 1, failed: 1 });
    expect(canary?.analysis.decision).toBe('continue');
  });

  test('reports do not count towards the limit of other writes', async () => {
    for (let at = 0; at < THROTTLES.write.points; at++) await send({ token: '' }, '10.8.8.1');
    const visitor = new Browser(api, { 'x-forwarded-for': '10.8.8.1' });
    expect((await visitor.post('/newsletter', { email: 'a@b.example' })).statusCode).toBe(200);
  });

  test('concurrent processes abort a failing canary once, and the audit log has the reason', async () => {
    await folder.startCanary();
    await report(60, 0, '1');
    await report(40, 8);
    const tasks = [analyse(), analyse(), analyse()];
    await Promise.all(tasks);
    const history = await folder.store.history('wishlist');
    expect(history).toHaveLength(3);
    expect(history[0]).toMatchObject({ version: '1', action: 'abort', by: 'canary analysis' });
    expect(history[0]?.why).toContain('8 of 40 visits failed (20 %)');
    const audit = (await (await admin(api)).get('/api/admin/audit?entity=release')).json<
      Page<AuditRow>
    >();
    expect(audit.items).toMatchObject([
      {
        actor: 'canary analysis',
        action: 'abort',
        name: 'wishlist',
        before: { app: 'wishlist', release: '2', canary: { visits: 40, failed: 8 } },
        after: { release: '1' },
      },
    ]);
  });

  test('a healthy canary is promoted, and samples from before its start do not count', async () => {
    await report(100, 50);
    await folder.startCanary();
    // Running canaries are cached for half a second.
    offset += 1000;
    await report(150, 0);
    await analyse();
    expect((await folder.last())?.action).toBe('canary');
    await report(40, 0);
    await analyse();
    expect(await folder.last()).toMatchObject({
      version: '2',
      action: 'promote',
      by: 'canary analysis',
    });
  });

  test('a plain deploy after which visits fail is rolled back, once, and the audit log has the reason', async () => {
    await report(70, 0, '1');
    await folder.deployNext();
    offset += 1000;
    await report(40, 8);
    await Promise.all([analyse(), analyse(), analyse()]);
    const history = await folder.store.history('wishlist');
    expect(history).toHaveLength(3);
    expect(history[0]).toMatchObject({ version: '1', action: 'rollback', by: 'deploy analysis' });
    expect(history[0]?.why).toMatch(
      /8 of 40 visits failed \(20 %\); before: 0 of 70 visits failed/,
    );
    const audit = (await (await admin(api)).get('/api/admin/audit?entity=release')).json<
      Page<AuditRow>
    >();
    expect(audit.items).toMatchObject([
      { actor: 'deploy analysis', action: 'roll back', name: 'wishlist', after: { release: '1' } },
    ]);
    // What was rolled back to is not watched: the version before it is the failing one.
    await report(40, 20, '1');
    await analyse();
    expect(await folder.store.history('wishlist')).toHaveLength(3);
  });

  test.each([
    ['works', 0, () => folder.deployNext()],
    ['fails no more often than before', 8, () => folder.deployNext()],
    ['was deployed a quarter of an hour ago', 40, () => folder.deployNext(0.26)],
    ['leaves that to its team', 40, () => folder.deployNext().then(() => folder.autoRollbackOff())],
  ])('a plain deploy that %s stays live', async (_what, failed, deploy) => {
    await report(70, 14, '1');
    await deploy();
    offset += 1000;
    await report(40, failed);
    await analyse();
    expect(await folder.last()).toMatchObject({ version: '2', action: 'deploy' });
  });

  test('low traffic leads to a manual decision', async () => {
    const canary = await folder.startCanary(25);
    await report(12, 0);
    await analyse();
    const seen = (await detail()).canary;
    expect(seen?.analysis).toMatchObject({ decision: 'manual' });
    expect(seen?.analysis.reason).toContain('Low traffic: no decision after 24 hours.');
    const adminBrowser = await admin(api);
    const end = { number: canary.number, action: 'promote' };
    expect((await adminBrowser.post('/api/admin/releases/wishlist/canary', end)).statusCode).toBe(
      200,
    );
    expect(await folder.last()).toMatchObject({ version: '2', action: 'promote' });
    const again = await adminBrowser.post('/api/admin/releases/wishlist/canary', end);
    expect(again.statusCode).toBe(409);
    expect(again.json<ErrorResponse>().error).toContain('in the meantime');
  });

  test('the admin shows history, sizes and resolved stacks, and rolls back', async () => {
    const file = path.join(folder.folderOf('wishlist', '2'), 'web/heart.js.map');
    // Line 1, column 10 of the script is line 3, column 5 of the source.
    const map = { version: 3, names: [], sources: ['webpack://wishlist/./src/heart/heart.tsx'] };
    await writeFile(file, JSON.stringify({ ...map, mappings: 'SAEI' }));
    await folder.startCanary();
    const frames = [
      { file: '/r/wishlist/2/web/heart.js', line: 1, column: 10 },
      { file: '/r/wishlist/2/web/other.js', line: 7, column: 8 },
    ];
    await send({ issues: [{ ...ISSUE, frames }] });
    const adminBrowser = await admin(api);
    const list = (await adminBrowser.get('/api/admin/releases')).json<ReleaseRow[]>();
    expect(list.map(({ app, live }) => [app, live.version])).toEqual([
      ['shell', '1'],
      ['wishlist', '1'],
    ]);
    const { history, issues: groups } = await detail();
    expect(history.map(({ version, event, live }) => [version, event, live])).toEqual([
      ['2', 'canary', false],
      ['1', 'deploy', true],
    ]);
    expect(history[0]?.samples).toEqual({ visits: 1, failed: 1 });
    expect(groups).toMatchObject([
      { version: '2', visits: 1, stack: ['src/heart/heart.tsx:3:5', 'other.js:7:8'] },
    ]);

    const back = await adminBrowser.post('/api/admin/releases/wishlist/rollback', { version: '2' });
    expect(back.statusCode).toBe(200);
    expect(await folder.last()).toMatchObject({ version: '2', action: 'rollback' });
    const gone = await adminBrowser.post('/api/admin/releases/wishlist/rollback', { version: '3' });
    expect([gone.statusCode, gone.json<ErrorResponse>().error]).toEqual([
      409,
      expect.stringContaining('wishlist 3 is not in'),
    ]);
    for (const app of ['..', 'nothing', '%2e%2e'])
      expect((await adminBrowser.get(`/api/admin/releases/${app}`)).statusCode).toBe(404);
  });

  test('what visits measured is shown by page, as what three of four stay within', async () => {
    const { live } = await detail();
    const versions = ['shell@1', `wishlist@${live.version}`];
    const measure = (vital: object) => {
      const vitals = [{ page: 'wishlist/page', name: 'INP', value: 0, ...vital }];
      return send({ token: tokenOf(`visit-${visits}`, versions), versions, vitals });
    };
    for (const value of [96, 304, 200, 1200])
      expect((await measure({ value })).statusCode).toBe(204);
    await measure({ name: 'CLS', value: 0.04 });
    await measure({ page: 'stores/page' });
    for (const wrong of [{ value: -1 }, { name: 'TTFB' }, { page: 'wishlist' }])
      expect((await measure(wrong)).statusCode).toBe(400);
    const { vitals } = await detail();
    expect(vitals).toEqual([
      {
        version: live.version,
        page: 'wishlist/page',
        vitals: {
          INP: { p75: expect.closeTo(304, -1.3), visits: 4 },
          CLS: { p75: expect.closeTo(0.04, 2), visits: 1 },
        },
      },
    ]);
  });

  test('a report without apps or issues is rejected', async () => {
    const report = { token: tokenOf('empty'), versions: VERSIONS };
    expect((await new Browser(api).post('/api/reports', report)).statusCode).toBe(400);
  });

  test('a preview link is signed for one version and expires', async () => {
    const adminBrowser = await admin(api);
    const answer = await adminBrowser.post('/api/admin/releases/wishlist/preview', {
      version: '2',
    });
    const { path: link, expires_at } = answer.json<PreviewLinkResponse>();
    const token = new URLSearchParams(link.slice(2)).get('preview') ?? '';
    expect(readSigned<PreviewToken>(secrets, 'preview', token)).toEqual({
      app: 'wishlist',
      version: '2',
      until: Date.parse(expires_at),
    });
    expect(readSigned(secrets, 'preview', token, Date.now() + DAY_MS + 1000)).toBeNull();
    const gone = await adminBrowser.post('/api/admin/releases/wishlist/preview', { version: '9' });
    expect(gone.statusCode).toBe(404);
  });

  test('a network adds a limited number of rows an hour', async () => {
    const apps = ['shell', 'wishlist', 'stores', 'catalogue', 'admin'];
    const versions = apps.map((app) => `${app}@1`);
    const kinds = ISSUE_KINDS.slice(0, REPORTING.issues / apps.length);
    const all = apps.flatMap((app) =>
      kinds.map((kind) => ({ ...ISSUE, module: `${app}/page`, kind })),
    );
    const flood = (visit: string, address: string) =>
      send({ token: tokenOf(visit, versions), versions, issues: all }, address);
    const rows = async () => (await samples().count()) + (await issues().count());
    const { points } = THROTTLES.reportRows;
    const reports = points / (apps.length + all.length);
    for (let at = 0; at < reports + 5; at++)
      expect((await flood(`flood-${at}`, '10.9.0.9')).statusCode).toBe(204);
    expect(await rows()).toBe(points);
    await flood('other', '10.9.1.9');
    expect(await rows()).toBe(points + apps.length + all.length);
  });

  test('beyond the rows of a day only the first sample of each network is stored', async () => {
    const settings = api.app.get<Settings>(SETTINGS);
    settings.reportRows = 100;
    const rows = async () => [await samples().count(), await issues().count()];
    for (let at = 0; at < 6; at++) await send({ issues: [ISSUE] }, network(at));
    expect(await rows()).toEqual([6, 5]);
    await send({ issues: [ISSUE] }, network(0));
    expect(await rows()).toEqual([6, 5]);
    offset = 1.01 * DAY_MS;
    const token = tokenOf('next-day', VERSIONS, Date.now() + 2 * DAY_MS);
    await send({ token, issues: [ISSUE] }, network(0));
    expect(await rows()).toEqual([7, 6]);
  });

  test('the oldest rows of reports beyond the limit are deleted', async () => {
    for (let at = 0; at < 4; at++) {
      offset = at * 1000;
      await send({ token: tokenOf(`visit-${at}`), issues: [ISSUE] }, network(at));
    }
    api.app.get<Settings>(SETTINGS).reportRows = 4;
    await api.app.get(RetentionTask).run();
    for (const rows of [await samples().find(), await issues().find()])
      expect(rows.map(({ visit }) => visit).sort()).toEqual(['visit-2', 'visit-3']);
  });

  test('reports are deleted after 30 days', async () => {
    await send({ issues: [ISSUE] });
    const rows = async () => [await samples().count(), await issues().count()];
    offset = (RETENTION_DAYS.report - 0.01) * DAY_MS;
    await api.app.get(RetentionTask).run();
    expect(await rows()).toEqual([1, 1]);
    offset += 0.02 * DAY_MS;
    await api.app.get(RetentionTask).run();
    expect(await rows()).toEqual([0, 0]);
  });
});
