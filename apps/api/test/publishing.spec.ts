import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  type AdminCollection,
  type AdminProduct,
  type AuditRow,
  type Collection,
  type ImportPreview,
  type Page,
  type PreviewLinkResponse,
  type Product,
  type ProductPage,
  type Saved,
  type Suggestions,
  type Versioned,
} from '@tivara/contracts';
import { PREVIEW_COOKIE } from '@tivara/releases';
import { createApp } from '../src/app.js';
import { openDatabase } from '../src/database.js';
import { Clock } from '../src/platform/clock.js';
import { settingsFor, startApi, type TestApi } from './support/api.js';
import { pictureUrl, productBody } from './support/bodies.js';
import { Browser, ORIGIN, admin } from './support/browser.js';
import { ONE_ENGINE } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';

/** Shorter than a session may be idle. */
const UNIT_MS = 5 * 60_000;
/** A collection with product 3. */
const VAYU = 2;
const VAYU_PRODUCT = 3;

describe.each(ONE_ENGINE)('publishing on $name', (engine) => {
  let api: TestApi;
  /** The embedded engine serves one process. */
  let other: NestFastifyApplication;
  let owner: Browser;
  let picture: string;
  let offset = 0;
  beforeAll(async () => {
    api = await startApi(engine, FIXTURE, { publicOrigin: ORIGIN });
    other =
      engine.name === 'SQLite'
        ? api.app
        : await createApp(settingsFor(api.database), await openDatabase(api.database.setting));
    for (const app of [api.app, other]) app.get(Clock).now = () => new Date(Date.now() + offset);
    owner = await admin(api);
    picture = await pictureUrl();
  });
  afterAll(async () => {
    if (other !== api.app) await other.close();
    await api.close();
  });

  const at = (units: number) => new Date(Date.now() + offset + units * UNIT_MS).toISOString();
  const publish = (id: number, body: object) =>
    owner.put(`/api/admin/products/${id}/published`, body);
  const publishCollection = (id: number, body: object) =>
    owner.put(`/api/admin/collection/${id}/published`, body);
  const one = async (id: number) =>
    (await owner.get(`/api/admin/products/${id}`)).json<AdminProduct>();
  const inState = async (state: string) => {
    const answer = await owner.get(`/api/admin/products?state=${state}`);
    return answer.json<Page<AdminProduct>>().items.map(({ product_id }) => product_id);
  };
  const addCollection = async (body: object) => {
    const answer = await owner.post('/api/collection', {
      collection_desc: 'For a test',
      collection_image: picture,
      ...body,
    });
    expect(answer.statusCode).toBe(201);
    return answer.json<Saved<Versioned<AdminCollection>>>();
  };

  /** What a process answers to shoppers. */
  const seenIn = async (app: NestFastifyApplication) => {
    const get = async (url: string) => {
      const answer = await app.inject({ method: 'GET', url });
      expect([url, answer.statusCode]).toEqual([url, 200]);
      return answer;
    };
    const page = (await get('/api/products?page=1&pageSize=100')).json<ProductPage>();
    const tag = (await get('/api/products')).headers.etag;
    return {
      tag,
      products: (await get('/api/products/ids')).json<number[]>(),
      listed: page.items.map(({ product_id }) => product_id).sort((a, b) => a - b),
      facets: Object.keys(page.facets.Collection_Name).sort(),
      collections: (await get('/api/collection'))
        .json<Collection[]>()
        .map(({ collection_name }) => collection_name),
    };
  };
  /** In both processes, which have to agree. */
  const seen = async () => {
    const mine = await seenIn(api.app);
    expect(await seenIn(other)).toEqual(mine);
    return mine;
  };

  test('a scheduled product appears and disappears at its times, in every process and through every cache', async () => {
    const before = await seen();
    expect(before.products).toContain(1);
    const answer = await publish(1, { published: true, starts_at: at(1), ends_at: at(3) });
    expect(answer.json()).toMatchObject({ message: 'Product scheduled', published: true });
    const waiting = await seen();
    expect([waiting.products, waiting.listed]).toEqual([
      before.products.filter((id) => id !== 1),
      before.listed.filter((id) => id !== 1),
    ]);
    expect(await inState('scheduled')).toEqual([1]);

    offset += 2 * UNIT_MS;
    const during = await seen();
    expect([during.products, during.listed]).toEqual([before.products, before.listed]);
    expect(new Set([before.tag, waiting.tag, during.tag]).size).toBe(3);
    // What a browser has from before the start is not confirmed.
    const known = { 'if-none-match': String(waiting.tag) };
    const again = await other.inject({ method: 'GET', url: '/api/products', headers: known });
    expect(again.statusCode).toBe(200);

    offset += 2 * UNIT_MS;
    const after = await seen();
    expect(after.products).not.toContain(1);
    expect(await inState('hidden')).toEqual([1]);
    expect((await api.inject({ method: 'GET', url: '/api/products/products/1' })).statusCode).toBe(
      404,
    );
    await publish(1, { published: true });
    expect((await seen()).products).toContain(1);
  });

  test('a hidden collection is in no public answer, and hides its products', async () => {
    const url = `/api/catalogue/progress?collection_id=${VAYU}`;
    const before = await seen();
    expect((await publishCollection(VAYU, { published: false })).json()).toMatchObject({
      message: 'Collection hidden',
      published: false,
    });
    const hidden = await seen();
    expect(hidden).toMatchObject({
      products: before.products.filter((id) => id !== VAYU_PRODUCT),
      listed: before.listed.filter((id) => id !== VAYU_PRODUCT),
      facets: before.facets.filter((name) => name !== 'Vayu'),
      collections: before.collections.filter((name) => name !== 'Vayu'),
    });
    const suggested = await api.get<Suggestions>('/api/suggestions?q=vayu');
    expect([suggested.products, suggested.collections]).toEqual([[], []]);
    // The name is no word of the search any more.
    const found = await api.get<ProductPage>('/api/products?term=vayu');
    expect(found).toMatchObject({ total: 0, search: { lock: null } });
    for (const path of [`/api/products/products/${VAYU_PRODUCT}`, url])
      expect((await api.inject({ method: 'GET', url: path })).statusCode).toBe(404);
    expect(await api.get(`/api/products?ids=${VAYU_PRODUCT}`)).toEqual([]);
    expect(await one(VAYU_PRODUCT)).toMatchObject({
      published: true,
      collection: { published: false },
    });

    await publishCollection(VAYU, { published: true, starts_at: at(1) });
    expect((await seen()).collections).not.toContain('Vayu');
    offset += 2 * UNIT_MS;
    const { tag, ...shown } = await seen();
    expect(shown).toEqual({ ...before, tag: undefined });
    expect(tag).not.toBe(hidden.tag);
  });

  test('a preview of a collection shows it with its products that are published or scheduled, and no draft', async () => {
    const { collection_id: id } = await addCollection({
      collection_name: 'Dhruva',
      published: false,
    });
    const add = async (name: string, published: boolean) => {
      const body = productBody(picture, { name, collection_id: id, published });
      return (await owner.post('/api/products', body)).json<AdminProduct>().product_id;
    };
    const shown = await add('TV-901 Dhruva', true);
    const scheduled = await add('TV-902 Dhruva', true);
    await publish(scheduled, { published: true, starts_at: at(5) });
    const draft = await add('TV-903 Dhruva', false);
    const before = await seen();
    expect(before.collections).not.toContain('Dhruva');

    const { path } = (
      await owner.post(`/api/admin/collection/${id}/preview`, {})
    ).json<PreviewLinkResponse>();
    expect(path.split('?')[0]).toBe(`/collections/${id}`);
    const visitor = new Browser(api);
    visitor.cookies = { [PREVIEW_COOKIE]: path.split('preview=')[1] ?? '' };
    const listed = (await visitor.get('/api/products?Collection_Name=Dhruva')).json<ProductPage>();
    expect(listed.items.map(({ product_id }) => product_id).sort()).toEqual([shown, scheduled]);
    expect(Object.keys(listed.facets.Collection_Name)).toContain('Dhruva');
    expect((await visitor.get('/api/collection')).body).toContain('Dhruva');
    expect((await visitor.get(`/api/products/products/${shown}`)).statusCode).toBe(200);
    expect((await visitor.get(`/api/products/products/${draft}`)).statusCode).toBe(404);
    expect(await seen()).toEqual(before);

    // A product's preview shows its collection too, to which its page links, with what is published of it.
    const link = (
      await owner.post(`/api/admin/products/${draft}/preview`, {})
    ).json<PreviewLinkResponse>();
    visitor.cookies = { [PREVIEW_COOKIE]: link.path.split('preview=')[1] ?? '' };
    expect((await visitor.get(`/api/products/products/${draft}`)).json<Product>().product_id).toBe(
      draft,
    );
    expect((await visitor.get('/api/collection')).body).toContain('Dhruva');
    expect((await visitor.get(`/api/products/products/${shown}`)).statusCode).toBe(200);
    expect((await visitor.get(`/api/products/products/${scheduled}`)).statusCode).toBe(404);
    await owner.post('/api/admin/products/bulk', {
      action: 'delete',
      ids: [shown, scheduled, draft],
    });
    await owner.delete(`/api/collection/${id}`);
  });

  test('drafts are listed apart from hidden products, and publishing those leaves them', async () => {
    const draft = (await owner.post('/api/admin/products/1/duplicate', {})).json<AdminProduct>()
      .product_id;
    expect(await inState('draft')).toEqual([draft]);
    await owner.post('/api/admin/products/bulk', { action: 'hide', ids: [1, draft] });
    expect([await inState('draft'), await inState('hidden')]).toEqual([[draft], [1]]);
    expect((await inState('unpublished')).sort((a, b) => a - b)).toEqual([1, draft]);
    const hidden = await inState('hidden');
    await owner.post('/api/admin/products/bulk', { action: 'publish', ids: hidden });
    expect([await inState('draft'), await inState('hidden')]).toEqual([[draft], []]);
    expect((await seen()).products).not.toContain(draft);

    // Withdrawn before it started, it is a draft again.
    await publish(draft, { published: true, starts_at: at(1) });
    expect(await inState('scheduled')).toEqual([draft]);
    await publish(draft, { published: false });
    expect(await inState('draft')).toEqual([draft]);
    await owner.delete(`/api/products/${draft}`);
  });

  test('undo restores the times of a publication', async () => {
    const starts_at = at(24);
    await publish(1, { published: true, starts_at });
    const { undo } = (await publish(1, { published: true })).json<{ undo: string }>();
    expect((await one(1)).starts_at).not.toBe(starts_at);
    expect((await owner.post(`/api/admin/changes/${undo}/undo`, {})).statusCode).toBe(200);
    expect(await one(1)).toMatchObject({ published: true, starts_at });
    await publish(1, { published: true });
    const removal = await owner.delete('/api/products/1');
    await owner.post(`/api/admin/changes/${removal.json<{ undo: string }>().undo}/undo`, {});
    expect((await seen()).products).toContain(1);
  });

  test('an edit that names published keeps the times unless it changes', async () => {
    const starts_at = at(24);
    await publish(1, { published: true, starts_at });
    const body = (published: boolean) =>
      productBody(picture, { product_id: 1, name: 'TV-101 Meridian', published });
    await owner.put('/api/products', body(true));
    expect(await one(1)).toMatchObject({ published: true, starts_at });
    await owner.put('/api/products', body(false));
    expect(await one(1)).toMatchObject({ published: false, starts_at: null });
    await owner.put('/api/products', body(true));
    expect((await seen()).products).toContain(1);
    const { collection_id: id } = await addCollection({ collection_name: 'Edited' });
    await owner.put(`/api/collection/${id}`, {
      collection_name: 'Edited',
      collection_desc: 'Hidden by an edit',
      published: false,
    });
    expect((await seen()).collections).not.toContain('Edited');
    await owner.delete(`/api/collection/${id}`);
  });

  test('an imported product is a draft unless the file says otherwise', async () => {
    const csv = [
      'Name,Size,Category,Material,Collection,Finishing,Frame Type,Shape,Color,Pictures,Published',
      ...['', 'true'].map((published, index) =>
        [
          `TV-95${index} Imported,48,MEN,TITANIUM,Meridian,MATTE,Full rim,Round,GOLD`,
          '/media/products/tv-101-gold/1/1600.jpg /media/products/tv-101-gold/2/1600.jpg',
          published,
        ].join(),
      ),
    ].join('\n');
    const preview = (
      await owner.post('/api/admin/products/import/preview', { csv })
    ).json<ImportPreview>();
    expect(preview).toMatchObject({ create: 2, bad: [] });
    await owner.post('/api/admin/products/import', { csv, skip: [] });
    const [draft] = await inState('draft');
    expect((await one(draft ?? 0)).product_name).toBe('TV-950 Imported');
    const { items } = await api.get<ProductPage>('/api/products?q=imported');
    expect(items.map(({ product_name }) => product_name)).toEqual(['TV-951 Imported']);
  });

  test('times that cannot be are rejected at their field', async () => {
    const rejected = async (id: number, body: object) => {
      const answer = await publish(id, body);
      const { errors } = answer.json<{ errors?: object }>();
      return [answer.statusCode, ...Object.keys(errors ?? {})];
    };
    expect(await rejected(1, { published: true, starts_at: at(-2) })).toEqual([400, 'starts_at']);
    expect(await rejected(1, { published: true, starts_at: at(3), ends_at: at(2) })).toEqual([
      400,
      'ends_at',
    ]);
    expect(await rejected(1, { published: true, ends_at: at(-1) })).toEqual([400, 'ends_at']);
    expect(await rejected(1, { published: true, starts_at: 'soon' })).toEqual([400, 'starts_at']);
    expect(await rejected(1, { published: false, starts_at: at(1) })).toEqual([400, 'starts_at']);
    expect(await rejected(1, {})).toEqual([400, 'published']);
    expect((await publish(999, { published: true })).statusCode).toBe(404);
    expect((await publishCollection(999, { published: true })).statusCode).toBe(404);
    const { version } = await one(1);
    expect((await publish(1, { published: true, version: version - 1 })).statusCode).toBe(409);
  });

  test('the audit has each publication, and public answers have no times', async () => {
    await publishCollection(VAYU, { published: false });
    await publishCollection(VAYU, { published: true });
    const { items } = (await owner.get('/api/admin/audit?entity=collection')).json<
      Page<AuditRow>
    >();
    expect(items.slice(0, 2)).toMatchObject([
      { action: 'publish', name: 'Vayu', before: { published: false }, after: { published: true } },
      { action: 'hide', name: 'Vayu', before: { published: true }, after: { published: false } },
    ]);
    for (const url of ['/api/collection', '/api/products', '/api/products/products/1']) {
      const { body } = await api.inject({ method: 'GET', url });
      expect(body).not.toMatch(/"(published|starts_at|ends_at)"/);
    }
  });
});
