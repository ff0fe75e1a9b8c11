import {
  LIMITS,
  type AdminAccount,
  type AuditRow,
  type BulkDeletionResponse,
  type Color,
  type MailRow,
  type AdminOverview,
  type Page,
  type Store,
  type WishlistItem,
} from '@tivara/contracts';
import { SearchCount } from '../src/catalogue/search/search-count.entity.js';
import { MAX_TERMS, SearchCounter } from '../src/catalogue/search/search-counter.js';
import { SavedItem } from '../src/customers/wishlists/saved-item.entity.js';
import { Account } from '../src/accounts/users/account.entity.js';
import { Audit } from '../src/platform/audit/audit.entity.js';
import { Clock } from '../src/platform/clock.js';
import { Mail } from '../src/platform/mail/mail.entity.js';
import { startApi, type TestApi } from './support/api.js';
import { Browser, ORIGIN, addAccount, admin } from './support/browser.js';
import { ENGINES } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';
import { present } from './support/present.js';

const DAY_MS = 24 * 3600_000;
const COUNTS = ['enquiries', 'accounts', 'subscribers'];
/** A Sunday evening in UTC that is Monday in India already. */
const NOW = Date.UTC(2026, 10, 22, 19, 0);

describe.each(ENGINES)('the admin on $name', (engine) => {
  let api: TestApi;
  let administrator: Browser;
  beforeAll(async () => {
    api = await startApi(engine, FIXTURE, {
      publicOrigin: ORIGIN,
      smtpUrl: 'smtp://127.0.0.1:9',
    });
    api.app.get(Clock).now = () => new Date(NOW);
    administrator = await admin(api);
  });
  afterAll(() => api.close());

  const get = async <T>(path: string) => (await administrator.get(path)).json<T>();
  const start = () => get<AdminOverview>('/api/admin/start');
  const enquire = async (products: string[], to_name = 'Asha Rao') => {
    const answer = await administrator.post('/api/email', {
      data: { to_name, to_email: 'asha@mail.example', to_number: '9820012345' },
      wishlist: products.map((product_name) => ({
        product_name,
        selected_color: 'GOLD',
        image: null,
      })),
    });
    expect(answer.statusCode).toBe(200);
  };
  const inEnquiry = (id: number, columns: object) =>
    api.dataSource.query(
      `UPDATE enquiry SET ${Object.keys(columns)
        .map((name) => `${name} = ?`)
        .join()} WHERE id = ?`,
      [...Object.values(columns), id],
    );

  describe('the overview', () => {
    test('counts the catalogue and reflects changes at once', async () => {
      const before = await start();
      expect(before).toMatchObject({
        products: { total: 3, hidden: 0 },
        stores: { total: 4, cities: 3 },
        reference: { category: 3, material: 2, finishing: 2, color: 3, collection: 4, shape: 2 },
        // Every colour of the fixture has two pictures.
        few_pictures: {
          total: 4,
          first: [
            { product_id: 1, name: 'TV-101 Meridian', color_name: 'GOLD' },
            { product_id: 1, name: 'TV-101 Meridian', color_name: 'BLACK' },
            { product_id: 2, name: 'TV-102 Goldi', color_name: 'ROSE GOLD' },
          ],
        },
        unused: { total: 1, first: [{ entity: 'collection', name: 'Monsoon' }] },
      });
      await administrator.put('/api/admin/products/3/published', { published: false });
      await administrator.post('/api/finishing', { finishing_name: 'satin' });
      expect(await start()).toMatchObject({
        products: { total: 3, hidden: 1 },
        unused: {
          total: 2,
          first: [{ entity: 'finishing', name: 'SATIN' }, { name: 'Monsoon' }],
        },
        changes: [
          { action: 'create', entity: 'finishing', name: 'SATIN' },
          { action: 'hide', entity: 'product', entity_id: 3, name: 'TV-103 Vayu' },
        ],
      });
    });

    test('names the first records that the catalogue PDF cannot render whole', async () => {
      expect((await start()).unprintable).toEqual([]);
      const add = (finishing_name: string) =>
        administrator.post('/api/finishing', { finishing_name });
      await add('सूर्य 😎 漆');
      expect((await start()).unprintable).toEqual([
        { entity: 'finishing', name: 'सूर्य 😎 漆', characters: '😎 漆' },
      ]);
      for (const name of ['漆 2', '漆 3', '漆 4']) await add(name);
      const named = (await start()).unprintable?.map(({ name }) => name);
      expect(named).toEqual(['सूर्य 😎 漆', '漆 2', '漆 3']);
      await api.dataSource.query("DELETE FROM finishing WHERE name LIKE '%漆%'");
    });

    test('lists who enquired, what for, and the state of the mail', async () => {
      expect((await start()).enquiries).toEqual([]);
      await enquire(['TV-101 Meridian', 'TV-102 Goldi'], 'Zubin Mehta');
      await enquire(['TV-101 Meridian', 'TV-101 Meridian', 'TV-900 Gone'], 'Leela Nair');
      const mails = api.dataSource.getRepository(Mail);
      const sent = present(
        await mails.findOne({ where: { kind: 'enquiry' }, order: { id: 'ASC' } }),
      );
      await mails.update(sent.id, { state: 'dead', attempts: 18, lastError: 'No such address' });
      // Under way: it counts as an attempt, and has not failed.
      await mails.update({ kind: 'enquiry', state: 'pending' }, { attempts: 1 });
      const overview = await start();
      expect(overview.enquiries).toMatchObject([
        { to_name: 'Leela Nair', status: 'new', mail: { state: 'pending', attempts: 1 } },
        {
          to_name: 'Zubin Mehta',
          products: ['TV-101 Meridian', 'TV-102 Goldi'],
          mail: { state: 'dead', attempts: 18, next_attempt_at: null },
        },
      ]);
      expect(overview).toMatchObject({
        new_enquiries: 2,
        mails: { failing: 0, dead: 1, has_server: true },
      });
      // A product that is enquired twice at once is one enquiry about it.
      const wishes = [
        { name: 'TV-101 Meridian', product_id: 1, enquiries: 2, saved: 0 },
        { name: 'TV-102 Goldi', product_id: 2, enquiries: 1, saved: 0 },
        { name: 'TV-900 Gone', product_id: null, enquiries: 1, saved: 0 },
      ];
      expect(overview.most_wished).toEqual(wishes);
      // Of an account's wishlist; two colours of a product are one wish.
      const saved = (productId: number, colorKey: string) => ({
        ...{ accountId: 1, productId, colorKey, item: {} as WishlistItem },
        createdAt: new Date(NOW),
      });
      const items = api.dataSource.getRepository(SavedItem);
      await items.insert([
        saved(3, 'gold'),
        saved(3, 'black'),
        saved(2, 'gold'),
        saved(999, 'gold'),
      ]);
      const [first, goldi, ...rest] = wishes;
      expect((await start()).most_wished).toEqual([
        first,
        { ...goldi, saved: 1 },
        { name: 'TV-103 Vayu', product_id: 3, enquiries: 0, saved: 1 },
        ...rest,
      ]);
      await items.deleteAll();
    });

    test('lists what is searched most and in vain, counted by day and written in batches', async () => {
      const search = (query: string) => api.get(`/api/products?${query}`);
      const counter = api.app.get(SearchCounter);
      const counts = api.dataSource.getRepository(SearchCount);
      await counter.run();
      await counts.deleteAll();
      // Answered from the cache the second time, which counts too.
      for (const term of ['gold', 'Gold', 'xylophone', 'xylophone', 'xylophone'])
        await search(`term=${term}&page=1&pageSize=24`);
      // Further pages and filters belong to the same search.
      await search('term=gold&page=2&pageSize=24');
      await search('term=gold&Shape_Name=Round&page=1&pageSize=24');
      // What may identify a visitor, and the menu's links.
      for (const term of ['asha@mail.example', '98200 12345', '400050', 'men', 'x'.repeat(61)])
        await search(`term=${encodeURIComponent(term)}&page=1&pageSize=24`);
      expect(await counts.count()).toBe(0);
      await counter.run();
      await search('term=gold&page=1&pageSize=24');
      await counter.run();
      expect(await counts.find({ order: { term: 'ASC' } })).toEqual([
        { day: '2026-11-23', term: 'gold', searches: 3, inVain: 0 },
        { day: '2026-11-23', term: 'xylophone', searches: 3, inVain: 3 },
      ]);
      await counts.insert({ day: '2026-08-01', term: 'old', searches: 90, inVain: 90 });
      expect((await start()).searches).toEqual({
        most: [
          { term: 'gold', searches: 3 },
          { term: 'xylophone', searches: 3 },
        ],
        in_vain: [{ term: 'xylophone', searches: 3 }],
      });
      for (let index = 0; index <= MAX_TERMS; index++) counter.count(`word ${index}x`);
      await counter.run();
      expect(await counts.countBy({ day: '2026-11-23' })).toBe(MAX_TERMS);
      await counts.deleteAll();
    });

    test('counts by weeks that begin on Monday in India', async () => {
      await inEnquiry(1, { created_at: '2026-11-22 18:29:59.999' });
      await inEnquiry(2, { created_at: '2026-11-22 18:30:00.000' });
      const { weeks } = await start();
      expect(weeks).toHaveLength(12);
      expect(weeks.slice(-2)).toMatchObject([
        { monday: '2026-11-16', enquiries: 1 },
        { monday: '2026-11-23', enquiries: 1 },
      ]);
      await inEnquiry(1, { created_at: '2026-09-06 18:30:00.000' });
      await inEnquiry(2, { created_at: '2026-09-06 18:29:59.999' });
      const older = (await start()).weeks;
      expect(older[0]).toMatchObject({ monday: '2026-09-07', enquiries: 1 });
      expect(older.reduce((sum, { enquiries = 0 }) => sum + enquiries, 0)).toBe(1);
    });
  });

  describe('the overview of a role', () => {
    const CATALOGUE = [
      ...[
        'products',
        'few_pictures',
        'reference',
        'unused',
        'unprintable',
        'collection_change',
        'searches',
      ],
    ];
    const ENQUIRIES = ['new_enquiries', 'enquiries', 'most_wished'];
    test.each([
      ['owner', [...CATALOGUE, 'stores', ...ENQUIRIES, 'mails', 'changes'], COUNTS],
      ['read-only', [...CATALOGUE, 'stores', ...ENQUIRIES, 'mails', 'changes'], COUNTS],
      ['catalogue-editor', [...CATALOGUE, 'stores'], []],
      ['content-editor', ['stores'], ['subscribers']],
      ['content-author', [], []],
      ['support', [...ENQUIRIES, 'mails'], ['enquiries', 'subscribers']],
      ['release-manager', [], []],
    ] as const)('%s has the figures %j', async (role, parts, counts) => {
      const credentials = { email: `${role}@tivara.example`, password: 'battery staple' };
      await addAccount(api, credentials, role);
      const browser = await new Browser(api).logIn(credentials);
      const overview = (await browser.get('/api/admin/start')).json<AdminOverview>();
      expect(Object.keys(overview).sort()).toEqual([...parts, 'weeks'].sort());
      expect(Object.keys(present(overview.weeks[0])).sort()).toEqual([...counts, 'monday'].sort());
      await api.dataSource.getRepository(Account).delete({ email: credentials.email });
    });
  });

  describe('the outbox', () => {
    test('is filtered by state and kind, and all failed mails are sent again', async () => {
      const mails = api.dataSource.getRepository(Mail);
      await mails.update({ kind: 'enquiry-copy' }, { state: 'dead', attempts: 18 });
      const dead = await mails.countBy({ state: 'dead' });
      expect(dead).toBe(3);
      const list = (query: string) => get<Page<MailRow>>(`/api/admin/mails?${query}`);
      expect((await list('state=dead&kind=enquiry-copy')).items.map(({ kind }) => kind)).toEqual([
        'enquiry-copy',
        'enquiry-copy',
      ]);
      expect((await list('state=dead&kind=enquiry')).total).toBe(1);
      expect((await list('sort=-attempts')).items[0]).toMatchObject({ attempts: 18 });
      expect((await administrator.get('/api/admin/mails?kind=letter')).statusCode).toBe(400);
      const csv = await administrator.get('/api/admin/mails/export?state=dead');
      expect(csv.body.trim().split('\r\n')).toHaveLength(dead + 1);

      const again = await administrator.post('/api/admin/mails/retry', {});
      expect([again.statusCode, again.json()]).toEqual([
        200,
        { message: '3 mails will be sent again now.' },
      ]);
      expect(await mails.countBy({ state: 'dead' })).toBe(0);
      expect(await mails.findOneBy({ kind: 'enquiry-copy' })).toMatchObject({
        state: 'pending',
        attempts: 0,
      });
      const none = await administrator.post('/api/admin/mails/retry', {});
      expect(none.json()).toEqual({ message: 'There are no failed mails.' });
      const log = await get<Page<AuditRow>>('/api/admin/audit?entity=mail');
      expect(log.items.map(({ action }) => action)).toEqual(['retry', 'retry', 'retry', 'export']);
    });
  });

  describe('the audit', () => {
    test('is filtered by days of India, and names what was changed', async () => {
      const rows = api.dataSource.getRepository(Audit);
      const made = async (city: string, at: number) => {
        const body = { store_address: '1 Road', locality: 'Camp', city, pincode: 411001 };
        const store_name = `Store of ${city}`;
        const { store_id } = (
          await administrator.post('/api/store', { ...body, store_name })
        ).json<Store>();
        await rows.update({ entity: 'store', entityId: store_id }, { at: new Date(at) });
      };
      const begin = Date.UTC(2026, 10, 23, 18, 30);
      await made('Before', begin - 1);
      await made('First', begin);
      await made('Last', begin + DAY_MS - 1);
      await made('After', begin + DAY_MS);
      const names = async (query: string) =>
        (await get<Page<AuditRow>>(`/api/admin/audit?entity=store&sort=at&${query}`)).items.map(
          ({ name }) => name,
        );
      expect(await names('from=2026-11-24&to=2026-11-24')).toEqual([
        'Store of First',
        'Store of Last',
      ]);
      expect(await names('from=2026-11-25')).toEqual(['Store of After']);
      expect(await names('to=2026-11-23')).toEqual(['Store of Before']);
      for (const day of ['2026-02-30', 'today', '2026-1-1'])
        expect((await administrator.get(`/api/admin/audit?from=${day}`)).statusCode).toBe(400);
    });
  });

  describe('accounts', () => {
    test('are filtered by role and status', async () => {
      await addAccount(api);
      const list = async (query: string) =>
        (await get<Page<AdminAccount>>(`/api/admin/accounts?${query}`)).items.map(
          ({ account_id }) => account_id,
        );
      expect(await list('role=owner')).toEqual([1]);
      expect(await list('role=support')).toEqual([]);
      expect(await list('role=customer&status=active')).toHaveLength(1);
      expect(await list('status=disabled')).toEqual([]);
      expect((await administrator.get('/api/admin/accounts?role=boss')).statusCode).toBe(400);
    });
  });

  describe('several at once', () => {
    test('reference data in use is skipped with the reason, and the rest is deleted', async () => {
      const spare = (
        await administrator.post('/api/colors', { color_name: 'Teal', color_code: '#008080' })
      ).json<Color>().color_id;
      const response = await administrator.post('/api/admin/colors/bulk', {
        ids: [1, spare, 999],
      });
      expect(response.statusCode).toBe(200);
      const skipped = [
        {
          id: 1,
          name: 'GOLD',
          reason: 'This color is used by 1 product. Give them another one first.',
        },
        { id: 999, name: 'color 999', reason: 'This color does not exist.' },
      ];
      expect(response.json()).toEqual({
        ...{ message: '1 color deleted, 2 skipped', deleted: [spare], skipped },
        undo: expect.any(String) as string,
      });
      const left = await get<Color[]>('/api/colors');
      expect(left.map(({ color_name }) => color_name)).toEqual(['GOLD', 'BLACK', 'ROSE GOLD']);
      const log = await get<Page<AuditRow>>(`/api/admin/audit?entity=color&entity_id=${spare}`);
      expect(log.items[0]).toMatchObject({ action: 'delete', name: 'TEAL', after: null });
    });

    test('stores are deleted, and a missing one is reported', async () => {
      const { items } = await get<Page<Store>>('/api/admin/store?q=store of');
      const ids = items.map(({ store_id }) => store_id);
      expect(ids).toHaveLength(4);
      const answer = await administrator.post('/api/admin/store/bulk', { ids: [...ids, 998] });
      expect(answer.json<BulkDeletionResponse>()).toMatchObject({
        message: '4 stores deleted, 1 skipped',
        deleted: ids,
        skipped: [{ id: 998, reason: 'This store does not exist.' }],
      });
      expect((await get<Page<Store>>('/api/admin/store?q=store of')).total).toBe(0);
    });

    const tooMany = Array.from({ length: LIMITS.bulkRows + 1 }, (_, at) => at + 1);
    test.each<[string, unknown]>([
      ['none', []],
      ['one twice', [1, 1]],
      ['zero', [0]],
      ['a word', 'all'],
      ['more than fit', tooMany],
    ])('ids are refused: %s', async (_, ids) => {
      for (const path of ['/api/admin/store/bulk', '/api/admin/shape/bulk'])
        expect((await administrator.post(path, { ids })).statusCode).toBe(400);
    });
  });
});
