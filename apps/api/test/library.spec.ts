import type {
  AdminContent,
  AdminProduct,
  AuditRow,
  BulkDeletionResponse,
  Collection,
  MediaRow,
  Page,
  Picture,
  PictureResponse,
  UndoableResponse,
} from '@tivara/contracts';
import { GRACE_MS, SweepTask } from '../src/platform/media/sweep.task.js';
import { startApi, type TestApi } from './support/api.js';
import { productBody } from './support/bodies.js';
import { Browser, ORIGIN, addAccount, admin } from './support/browser.js';
import { HOME_PATH, deployContent, type HomeContent } from './support/content.js';
import { ONE_ENGINE } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';
import { paint } from './support/pictures.js';
import { present } from './support/present.js';
import { multipart } from './support/requests.js';

const BLOCK = 'home-goldi';
const MINUTE_MS = 60_000;

describe.each(ONE_ENGINE)('the media library on $name', (engine) => {
  let api: TestApi;
  let owner: Browser;
  let width = 60;
  beforeEach(async () => {
    api = await startApi(engine, FIXTURE, { publicOrigin: ORIGIN });
    owner = await admin(api);
    await deployContent(api);
  });
  afterEach(() => api.close());

  /** A new picture each time. */
  const upload = async (name: string, query = '?library=yes', browser = owner) => {
    const body = multipart(await paint(width++, 40, 'png'), 'image/png', name);
    const answer = await api.inject({
      method: 'POST',
      url: '/api/admin/media' + query,
      payload: body.payload,
      headers: { origin: ORIGIN, ...body.headers },
      cookies: browser.cookies,
    });
    expect(answer.statusCode).toBe(201);
    return answer.json<PictureResponse>().picture;
  };
  const table = async (query = '', browser = owner) =>
    (await browser.get(`/api/admin/media?${query}`)).json<Page<MediaRow>>();
  const named = async (name: string) =>
    present((await table(`q=${encodeURIComponent(name)}`)).items[0]);
  const names = (page: Page<MediaRow>) => page.items.map(({ picture }) => picture.file_name);
  const replace = async (name: string, { url }: Picture, browser = owner) =>
    browser.post(`/api/admin/media/${(await named(name)).media_id}/replace`, { url });
  const undo = (answer: { json<T>(): T }) =>
    owner.post(`/api/admin/changes/${present(answer.json<UndoableResponse>().undo)}/undo`, {});
  const sweep = () => api.app.get(SweepTask).sweep(new Date(Date.now() + GRACE_MS));
  const addProduct = async ({ url }: Picture) =>
    (await owner.post('/api/products', productBody(url))).json<AdminProduct>();
  const block = async () => (await owner.get(`/api/admin/content/${BLOCK}`)).json<AdminContent>();
  const shown = async () => (await api.get<HomeContent>(HOME_PATH))[BLOCK];
  /** A draft of the block with this picture in its first slide. */
  const draft = async ({ url }: Picture) => {
    const { value, version } = await block();
    const [first, ...others] = value['slides'] as { desktop: Picture }[];
    const slides = [{ ...first, desktop: { url, alt: 'Mine' } }, ...others];
    const answer = await owner.put(`/api/admin/content/${BLOCK}`, {
      value: { ...value, slides },
      version,
    });
    expect(answer.statusCode).toBe(200);
  };
  const publish = (body: object = {}) => owner.post(`/api/admin/content/${BLOCK}/publish`, body);
  const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();

  test('lists pictures by name and use, with what uses them', async () => {
    const gold = await upload('Gold front.jpg');
    await upload('Steel front.jpg');
    const { product_id, product_name } = await addProduct(gold);
    await draft(gold);
    expect(names(await table('q=FRONT'))).toEqual(['Steel front.jpg', 'Gold front.jpg']);
    expect(names(await table('q=front&sort=name'))).toEqual(['Gold front.jpg', 'Steel front.jpg']);
    expect(names(await table('used=no'))).toEqual(['Steel front.jpg']);
    expect((await named('gold front')).uses).toEqual([
      { entity: 'product', record: product_id, name: product_name },
      { entity: 'content', record: BLOCK, name: (await block()).content_name },
    ]);
    const used = await table('used=yes&pageSize=100');
    expect(used.items.every((row) => row.used && row.uses.length > 0)).toBe(true);
    expect(used.items).toContainEqual(
      expect.objectContaining({ uses: [expect.objectContaining({ entity: 'collection' })] }),
    );
  });

  test('an upload to the library stays while it is unused, one of a form does not', async () => {
    await upload('Stays.jpg');
    const { url } = await upload('Goes.jpg', '');
    expect(names(await table('q=.jpg'))).toEqual(['Stays.jpg']);
    expect(await sweep()).toEqual([/^\/media\/(.+)\//.exec(url)?.[1]]);
    expect(names(await table('q=.jpg'))).toEqual(['Stays.jpg']);
    const { items } = (await owner.get('/api/admin/audit?entity=picture')).json<Page<AuditRow>>();
    expect(items).toMatchObject([{ action: 'create', name: 'Stays.jpg' }]);
  });

  test('a picture is replaced in products, reference data, drafts and publications, and undone, in one change', async () => {
    const before = await upload('Before.jpg');
    const after = await upload('After.jpg');
    const product = await addProduct(before);
    const collection = await owner.put('/api/collection/19', {
      collection_name: 'Goldi',
      collection_desc: 'All in gold',
      collection_image: before.url,
    });
    expect(collection.statusCode).toBe(200);
    await draft(before);
    await publish();
    await draft(before);
    await publish({ starts_at: later(10) });
    await draft(before);
    const state = async () => {
      const admin = (
        await owner.get(`/api/admin/products/${product.product_id}`)
      ).json<AdminProduct>();
      const lists = await api.get<Collection[]>('/api/collection');
      const content = await block();
      const scheduled = content.versions.find(({ starts_at }) => starts_at > later(0));
      const path = `/api/admin/content/${BLOCK}/versions/${present(scheduled).version_id}`;
      return {
        product: admin.colors.flatMap(({ images }) => images.map(({ image_url }) => image_url)),
        collection: lists.find(({ collection_id }) => collection_id === 19)?.collection_image,
        draft: firstUrl(content.value),
        live: firstUrl(await shown()),
        scheduled: firstUrl((await owner.get(path)).json<{ value: object }>().value),
        versions: content.versions.length,
      };
    };
    const all = ({ url }: Picture, versions: number) => ({
      product: [url, url],
      collection: url,
      draft: url,
      live: url,
      scheduled: url,
      versions,
    });
    expect(await state()).toEqual(all(before, 2));

    const replaced = await replace('before', after);
    expect(replaced.json()).toMatchObject({ message: 'Picture replaced in 3 places' });
    // The one that was shown stays in the history.
    expect(await state()).toEqual(all(after, 3));
    const stale = await owner.put('/api/products', {
      ...productBody(before.url, { product_id: product.product_id, version: product.version }),
    });
    expect(stale.statusCode).toBe(409);
    expect(names(await table('q=.jpg'))).toEqual(['After.jpg']);
    // It can come back, so its files stay.
    expect(await sweep()).toEqual([]);

    const undone = await undo(replaced);
    expect(undone.json()).toMatchObject({ message: '3 changes undone' });
    expect(await state()).toEqual(all(before, 2));
    expect((await undo(undone)).statusCode).toBe(200);
    expect(await state()).toEqual(all(after, 3));

    const { versions } = await block();
    expect(versions.map(({ superseded }) => superseded)).toEqual([false, false, true]);
    await owner.post(
      `/api/admin/content/${BLOCK}/versions/${present(versions[2]).version_id}/revert`,
      {},
    );
    expect(firstUrl(await shown())).toBe(before.url);
  });

  test('an undo is refused once the content was edited', async () => {
    const before = await upload('Before.jpg');
    await draft(before);
    const replaced = await replace('before', await upload('After.jpg'));
    const { version } = await block();
    await owner.delete(`/api/admin/content/${BLOCK}/draft?version=${version}`);
    const undone = await undo(replaced);
    expect([undone.statusCode, undone.json<UndoableResponse>().message]).toEqual([
      409,
      expect.stringContaining('changed since'),
    ]);
  });

  test('the version that is shown after an offer ends has the new picture too', async () => {
    const before = await upload('Before.jpg');
    await draft(before);
    await publish();
    const offer = await upload('Offer.jpg');
    await draft(offer);
    await publish({ ends_at: later(5) });
    await replace('before', await upload('After.jpg'));
    expect((await named('after')).used).toBe(true);
    expect(firstUrl(await shown())).toBe(offer.url);
  });

  test('a picture is not replaced by itself', async () => {
    const same = await upload('Same.jpg');
    const answer = await replace('same', same);
    expect([answer.statusCode, answer.json<UndoableResponse>().message]).toEqual([
      400,
      'This is the same picture.',
    ]);
    expect((await owner.post('/api/admin/media/99999/replace', { url: same.url })).statusCode).toBe(
      404,
    );
  });

  test('unused pictures are deleted and swept, used ones are skipped with the reason', async () => {
    const used = await upload('Used.jpg');
    const unused = await upload('Unused.jpg');
    await addProduct(used);
    const ids = (await table('q=used')).items.map(({ media_id }) => media_id);
    const answer = (
      await owner.post('/api/admin/media/bulk', { ids })
    ).json<BulkDeletionResponse>();
    expect(answer).toMatchObject({
      message: '1 picture deleted, 1 skipped',
      skipped: [{ name: 'Used.jpg', reason: expect.stringContaining('in use') }],
    });
    expect(answer.undo).toBeUndefined();
    expect(names(await table('q=used'))).toEqual(['Used.jpg']);
    expect(await sweep()).toEqual([/^\/media\/(.+)\//.exec(unused.url)?.[1]]);
  });

  test('a content editor uploads and sees pictures, and replaces none of products', async () => {
    const credentials = { email: 'content@tivara.example', password: 'battery staple' };
    await addAccount(api, credentials, 'content-editor');
    const editor = await new Browser(api).logIn(credentials);
    const before = await upload('Before.jpg', '?library=yes', editor);
    const after = await upload('After.jpg', '?library=yes', editor);
    await addProduct(before);
    await draft(before);
    const [row] = (await table('q=before', editor)).items;
    expect(row).toMatchObject({ used: true, uses: [{ entity: 'content' }] });
    const refused = await replace('before', after, editor);
    expect(refused.statusCode).toBe(403);
    expect((await named('before')).uses).toHaveLength(2);
    expect((await named('after')).used).toBe(false);
  });
});

const firstUrl = (value: object): string => {
  const { slides } = value as { slides: { desktop: Picture }[] };
  return present(slides[0]).desktop.url;
};
