import type {
  AdminContent,
  ErrorResponse,
  SiteContent,
  PreviewLinkResponse,
  Product,
  ScheduledChange,
  StaffRole,
} from '@tivara/contracts';
import { PREVIEW_COOKIE } from '@tivara/releases';
import { Clock } from '../src/platform/clock.js';
import { ADMIN, startApi, type TestApi } from './support/api.js';
import { Browser, ORIGIN, addAccount, admin } from './support/browser.js';
import { SITE_PATH, deployContent } from './support/content.js';
import { ENGINES } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';
import { present } from './support/present.js';

const NOW = new Date('2026-11-30T06:00:00.000Z');
const FIRST = '2026-12-01T03:30:00.000Z';
const SECOND = '2026-12-24T03:30:00.000Z';
const LAST = '2027-01-06T18:30:00.000Z';

describe.each(ENGINES)('the schedule on $name', (engine) => {
  let api: TestApi;
  let owner: Browser;
  let now = NOW;
  beforeAll(async () => {
    api = await startApi(engine, FIXTURE, { publicOrigin: ORIGIN });
    api.app.get(Clock).now = () => now;
    owner = await admin(api);
    await deployContent(api);
    await owner.put('/api/admin/products/2/published', {
      ...{ published: true, starts_at: FIRST, ends_at: LAST },
    });
    await owner.put('/api/admin/collection/2/published', { published: true, starts_at: SECOND });
    const block = '/api/admin/content/site-announcement';
    const value = { announcements: [{ text: 'Gifts until Christmas', links: [] }] };
    const draft = (await owner.put(block, { value })).json<AdminContent>();
    await owner.post(`${block}/publish`, {
      ...{ version: draft.version, starts_at: SECOND, ends_at: LAST },
    });
  });
  afterAll(() => api.close());

  const changes = async (browser: Browser) =>
    (await browser.get('/api/admin/schedule'))
      .json<ScheduledChange[]>()
      .map(({ at, entity, id, change }) => [at, entity, id, change]);
  const editor = async (role: StaffRole) => {
    const account = { email: `${role}@tivara.example`, password: ADMIN.password };
    await addAccount(api, account, role);
    return new Browser(api).logIn(account);
  };
  const CATALOGUE = [
    [FIRST, 'product', '2', 'starts'],
    [SECOND, 'collection', '2', 'starts'],
    [LAST, 'product', '2', 'ends'],
  ];
  const CONTENT = [
    [SECOND, 'content', 'site-announcement', 'starts'],
    [LAST, 'content', 'site-announcement', 'ends'],
  ];
  const preview = (at: string) => owner.post('/api/admin/schedule/preview', { at });
  /** What a visit sees with a link to that time: products, and the announcement. */
  const seenAt = async (at: string) => {
    const { path } = (await preview(at)).json<PreviewLinkResponse>();
    const visitor = new Browser(api);
    visitor.cookies = {
      [PREVIEW_COOKIE]: new URL(path, ORIGIN).searchParams.get('preview') ?? '',
    };
    return seenBy(visitor);
  };
  const seenBy = async (visitor: Browser) => {
    const products = (await visitor.get('/api/products')).json<Product[]>();
    const site = (await visitor.get(SITE_PATH)).json<SiteContent>();
    const { announcements } = site['site-announcement'];
    return [products.map(({ product_id }) => product_id).sort(), announcements[0]?.text];
  };

  test('lists what will start and end in its order, as far as a role may read it', async () => {
    const all = await changes(owner);
    expect(all).toHaveLength(5);
    expect(all.map(([at]) => at)).toEqual([FIRST, SECOND, SECOND, LAST, LAST]);
    expect(all).toEqual(expect.arrayContaining([...CATALOGUE, ...CONTENT]));
    const named = (await owner.get('/api/admin/schedule')).json<ScheduledChange[]>();
    expect(present(named[0]).name).toBe('TV-102 Goldi');
    expect(await changes(await editor('catalogue-editor'))).toEqual(CATALOGUE);
    expect(await changes(await editor('content-editor'))).toEqual(CONTENT);
  });

  test('a link shows the site as it will be at a time, to the visit that holds it only', async () => {
    const before = [[1], undefined];
    expect(await seenBy(new Browser(api))).toEqual(before);
    expect(await seenAt('2026-12-01T03:29:59.999Z')).toEqual(before);
    expect(await seenAt(FIRST)).toEqual([[1, 2], undefined]);
    expect(await seenAt('2026-12-25T00:00:00+05:30')).toEqual([[1, 2, 3], 'Gifts until Christmas']);
    expect(await seenAt(LAST)).toEqual([[1, 3], undefined]);
    expect(await seenBy(new Browser(api))).toEqual(before);
  });

  test('what a link showed is what shoppers see when the time has come', async () => {
    const promised = [await seenAt(SECOND), await seenAt(LAST)];
    for (const [index, at] of [SECOND, LAST].entries()) {
      now = new Date(at);
      expect(await seenBy(new Browser(api))).toEqual(promised[index]);
    }
    // The session has ended long before.
    expect(await changes(await admin(api))).toEqual([]);
    now = NOW;
    owner = await admin(api);
  });

  test.each([
    ['2026-11-30T05:59:59Z', 'Choose a time that is still to come.'],
    ['tomorrow', 'at must be a time such as 2026-12-01T09:00:00Z.'],
  ])('there is no link to %s', async (at, message) => {
    const answer = await preview(at);
    expect([answer.statusCode, answer.json<ErrorResponse>().message]).toEqual([400, message]);
  });
});
