import type {
  AdminContent,
  AuditRow,
  ContentLock,
  ContentRow,
  Page,
  PreviewLinkResponse,
} from '@tivara/contracts';
import { PREVIEW_COOKIE } from '@tivara/releases';
import sharp from 'sharp';
import { Clock } from '../src/platform/clock.js';
import { startApi, type TestApi } from './support/api.js';
import { Browser, ORIGIN, addAccount, admin } from './support/browser.js';
import { HOME_PATH, SITE_PATH, deployContent, type HomeContent } from './support/content.js';
import { ONE_ENGINE } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';

const BLOCK = 'home-goldi';
const UNIT_MS = 5 * 60_000;
/** How long a preview link works. */
const LINK_MS = 24 * 3600_000;

describe.each(ONE_ENGINE)('content on $name', (engine) => {
  let api: TestApi;
  let owner: Browser;
  let offset = 0;
  beforeAll(async () => {
    api = await startApi(engine, FIXTURE, { publicOrigin: ORIGIN });
    api.app.get(Clock).now = () => new Date(Date.now() + offset);
    owner = await admin(api);
    await deployContent(api);
  });
  afterAll(() => api.close());

  const shown = async () => (await api.get<HomeContent>(HOME_PATH))[BLOCK];
  const block = async () => (await owner.get(`/api/admin/content/${BLOCK}`)).json<AdminContent>();
  const titled = (value: object, title: string) => ({ ...value, title });
  const later = (units: number) => new Date(Date.now() + offset + units * UNIT_MS).toISOString();
  const saveDraft = async (title: string) => {
    const { value, version } = await block();
    const answer = await owner.put(`/api/admin/content/${BLOCK}`, {
      value: titled(value, title),
      version,
    });
    expect(answer.statusCode).toBe(200);
  };
  const publish = (body: object = {}) => owner.post(`/api/admin/content/${BLOCK}/publish`, body);

  test('a block that was never edited has no preview', async () => {
    const answer = await owner.post('/api/admin/content/home-craft/preview', {});
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      409,
      'There is no draft to preview: save one first.',
    ]);
  });

  test('shoppers see a draft once it is published, and the history can be reverted', async () => {
    const before = await shown();
    await saveDraft('Autumn');
    expect(await shown()).toEqual(before);
    expect((await block()).draft).toBe(true);

    expect((await publish()).json()).toMatchObject({ message: 'Published', draft: false });
    expect((await shown()).title).toBe('Autumn');
    await saveDraft('Winter');
    await publish();
    expect((await shown()).title).toBe('Winter');

    const { versions } = await block();
    expect(versions.map(({ created_by }) => created_by)).toEqual(
      versions.map(() => 'Admin@tivara.example'),
    );
    await owner.post(
      `/api/admin/content/${BLOCK}/versions/${versions[1]?.version_id ?? 0}/revert`,
      {},
    );
    expect((await shown()).title).toBe('Autumn');
  });

  test('a preview link shows drafts and scheduled versions to the visit that holds it alone', async () => {
    const before = await shown();
    await saveDraft('Next season');
    const { path } = (
      await owner.post(`/api/admin/content/${BLOCK}/preview`, {})
    ).json<PreviewLinkResponse>();
    const visitor = new Browser(api);
    const { pathname, searchParams } = new URL(path, ORIGIN);
    visitor.cookies = { [PREVIEW_COOKIE]: searchParams.get('preview') ?? '' };
    const previewed = async () => {
      const answer = await visitor.get(HOME_PATH);
      expect(answer.headers['cache-control']).toBe('no-store');
      return answer.json<HomeContent>()[BLOCK].title;
    };
    expect(pathname).toBe('/');
    expect(await previewed()).toBe('Next season');
    expect(await shown()).toEqual(before);
    // Another page's drafts need a link of their own.
    const footer = '/api/admin/content/site-footer';
    const { value: site } = (await owner.get(footer)).json<AdminContent>();
    const draft = { ...site, claim: 'Before its time' };
    expect((await owner.put(footer, { value: draft })).statusCode).toBe(200);
    expect((await visitor.get(SITE_PATH)).body).not.toContain('Before its time');

    await publish({ starts_at: later(1) });
    expect(await previewed()).toBe('Next season');
    expect(await shown()).toEqual(before);
    const [scheduled] = (await block()).versions;
    await owner.delete(`/api/admin/content/${BLOCK}/versions/${scheduled?.version_id ?? 0}`);
    expect(await previewed()).toBe('Next season');
    offset += LINK_MS;
    expect((await visitor.get(HOME_PATH)).json<HomeContent>()[BLOCK].title).toBe(before.title);
    offset -= LINK_MS;
    await owner.delete(`/api/admin/content/${BLOCK}/draft`);
  });

  test('a content author prepares drafts, and publishes, schedules and withdraws nothing', async () => {
    const credentials = { email: 'author@tivara.example', password: 'battery staple' };
    await addAccount(api, credentials, 'content-author');
    const author = await new Browser(api).logIn(credentials);
    const path = `/api/admin/content/${BLOCK}`;
    await saveDraft('Shown');
    await publish();
    await saveDraft('Shown later');
    await publish({ starts_at: later(1) });
    const { value, versions } = await block();
    const [coming, live] = versions.map(({ version_id }) => `${path}/versions/${version_id}`);
    expect((await author.put(path, { value: titled(value, 'Prepared') })).statusCode).toBe(200);
    expect((await author.post(`${path}/preview`, {})).statusCode).toBe(200);
    const answers = [
      await author.post(`${path}/publish`, {}),
      await author.post(`${path}/publish`, { starts_at: later(2) }),
      await author.post(`${path}/reset`, {}),
      await author.post(`${live}/revert`, {}),
      await author.delete(coming ?? ''),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 403));
    expect((await shown()).title).toBe('Shown');
    expect((await author.delete(`${path}/draft`)).statusCode).toBe(200);
    expect((await owner.delete(coming ?? '')).statusCode).toBe(200);
  });

  test('of a draft that saves itself, the log has its beginning and what became of it', async () => {
    const title = async (row: string, autosave = true) => {
      const { value } = await block();
      const body = { value: titled(value, row), autosave };
      expect((await owner.put(`/api/admin/content/${BLOCK}`, body)).statusCode).toBe(200);
    };
    const log = async () =>
      (await owner.get('/api/admin/audit?entity=content')).json<Page<AuditRow>>();
    const before = (await log()).total;
    await owner.delete(`/api/admin/content/${BLOCK}/draft`);
    for (const typed of ['A', 'Au', 'Autumn']) await title(typed);
    expect(await block()).toMatchObject({ draft: true, value: { title: 'Autumn' } });
    await publish();
    const { total, items } = await log();
    expect(items.slice(0, total - before).map(({ action }) => action)).toEqual([
      'publish',
      'update',
      'update',
    ]);
    expect(items[0]).toMatchObject({ before: { value: { title: 'Autumn' } } });
    expect(
      (await owner.put(`/api/admin/content/${BLOCK}`, { value: {}, autosave: 1 })).statusCode,
    ).toBe(400);
  });

  test('who edits a block is seen by others, until it is released, taken over or not renewed', async () => {
    const credentials = { email: 'editor@tivara.example', password: 'battery staple' };
    await addAccount(api, credentials, 'content-editor');
    const editor = await new Browser(api).logIn(credentials);
    const lock = `/api/admin/content/${BLOCK}/lock`;
    const holderOf = (answer: { json: <T>() => T }) => answer.json<ContentLock>().holder;
    const OWNER = 'Admin@tivara.example';
    expect(holderOf(await owner.get(lock))).toBeNull();
    const taken = holderOf(await owner.put(lock, {}));
    expect(taken).toMatchObject({ email: OWNER, own: true });
    expect(holderOf(await editor.put(lock, {}))).toMatchObject({ email: OWNER, own: false });
    await editor.delete(lock);
    offset += 60_000;
    expect(holderOf(await owner.put(lock, {}))).toEqual(taken);
    offset += 60_000;
    expect(holderOf(await editor.get(lock))).toEqual({ ...taken, own: false });

    expect(holderOf(await editor.put(lock, { take_over: true }))).toMatchObject({
      ...{ email: credentials.email, own: true },
    });
    expect(holderOf(await owner.put(lock, {}))).toMatchObject({ email: credentials.email });
    offset += 91_000;
    expect(holderOf(await owner.get(lock))).toBeNull();
    expect(holderOf(await owner.put(lock, {}))).toMatchObject({ email: OWNER });
    expect(holderOf(await owner.delete(lock))).toBeNull();
    // Other blocks have locks of their own.
    await owner.put(lock, {});
    expect(holderOf(await editor.put('/api/admin/content/home-craft/lock', {}))?.own).toBe(true);
  });

  test('the audit has what a publication changed', async () => {
    await saveDraft('Before it');
    await publish();
    await saveDraft('After it');
    await publish();
    const { items } = (await owner.get('/api/admin/audit?entity=content')).json<Page<AuditRow>>();
    expect(items[0]).toMatchObject({
      action: 'publish',
      name: 'Goldi',
      before: { live: { title: 'Before it' } },
      after: { live: { title: 'After it' } },
    });
  });

  test('a scheduled version is shown from its start to its end, and the one before it after that', async () => {
    await saveDraft('Now');
    await publish();
    await saveDraft('Festival');
    await publish({ starts_at: later(1), ends_at: later(3) });
    expect((await shown()).title).toBe('Now');
    offset += 2 * UNIT_MS;
    expect((await shown()).title).toBe('Festival');
    offset += 2 * UNIT_MS;
    expect((await shown()).title).toBe('Now');
  });

  test('a version that has not started can be withdrawn, and becomes the draft again', async () => {
    await saveDraft('Too early');
    await publish({ starts_at: later(1) });
    const [scheduled] = (await block()).versions;
    const path = `/api/admin/content/${BLOCK}/versions/${scheduled?.version_id ?? 0}`;
    expect((await owner.delete(path)).statusCode).toBe(200);
    expect(await block()).toMatchObject({ draft: true, value: { title: 'Too early' } });
    offset += 2 * UNIT_MS;
    expect((await shown()).title).not.toBe('Too early');
  });

  test('a new picture is stored, answered with its widths, and not swept', async () => {
    const pixels = { width: 1600, height: 800, channels: 3 as const, background: '#b08d57' };
    const bytes = await sharp({ create: pixels }).jpeg().toBuffer();
    const url = `data:image/jpeg;base64,${bytes.toString('base64')}`;
    const { value } = await block();
    const [first, ...others] = (value as HomeContent[typeof BLOCK]).slides;
    const slides = [{ ...first, desktop: { url, alt: 'A bronze frame' } }, ...others];
    const answer = await owner.put(`/api/admin/content/${BLOCK}`, { value: { ...value, slides } });
    expect(answer.statusCode).toBe(200);
    await publish();
    const picture = (await shown()).slides[0]?.desktop;
    expect(picture).toMatchObject({ width: 1600, height: 800, alt: 'A bronze frame' });
    expect((await api.inject({ method: 'GET', url: picture?.url ?? '' })).statusCode).toBe(200);
  });

  test.each([
    ['a text that is too long', { title: 'x'.repeat(31) }, 'title'],
    ['a missing text', { title: ' ' }, 'title'],
    ['too many slides', { slides: Array(9).fill({}) as object[] }, 'slides'],
    ['an unknown field', { colour: 'red' }, 'colour'],
    [
      'a script as link',
      { slides: [{ link: { to: 'javascript:alert(1)', label: 'x' } }] },
      'slides.0.link',
    ],
    [
      'another site as link',
      { slides: [{ link: { to: '//other.example', label: 'x' } }] },
      'slides.0.link',
    ],
  ])('%s is rejected at its field', async (_, change, field) => {
    const before = await block();
    const answer = await owner.put(`/api/admin/content/${BLOCK}`, {
      value: { ...before.value, ...change },
    });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toContain(field);
    expect(await block()).toEqual(before);
  });

  test('what stays in view of a picture is stored and answered', async () => {
    const path = '/api/admin/content/home-craft';
    const { value } = (await owner.get(path)).json<AdminContent>();
    const { picture } = value as { picture: { url: string; alt: string } };
    const save = (focus: string) =>
      owner.put(path, { value: { ...value, picture: { ...picture, focus } } });
    expect((await save('left')).json<{ errors: object }>().errors).toEqual({
      picture: 'Picture is required.',
    });
    expect((await save('left bottom')).statusCode).toBe(200);
    expect((await owner.post('/api/admin/content/home-craft/publish', {})).statusCode).toBe(200);
    const { 'home-craft': craft } = await api.get<HomeContent>(HOME_PATH);
    expect(craft.picture.focus).toBe('left bottom');
  });

  test('a publication that cannot be is rejected', async () => {
    await owner.delete(`/api/admin/content/${BLOCK}/draft`);
    expect((await publish()).statusCode).toBe(409);
    await saveDraft('Next');
    expect((await publish({ starts_at: later(-2) })).statusCode).toBe(400);
    expect((await publish({ starts_at: later(3), ends_at: later(2) })).statusCode).toBe(400);
    expect((await publish({ starts_at: 'tomorrow' })).statusCode).toBe(400);
  });

  test('what the site came with can be shown again, and is a version of the history', async () => {
    const before = await block();
    await saveDraft('Another title');
    await publish();
    expect((await shown()).title).toBe('Another title');
    const answer = await owner.post(`/api/admin/content/${BLOCK}/reset`, {});
    expect(answer.json<AdminContent>().versions).toHaveLength(before.versions.length + 2);
    expect((await shown()).title).toBe('Goldi');
    expect((await shown()).slides).toHaveLength(4);
  });

  test('a draft that someone else changed meanwhile is not discarded', async () => {
    await saveDraft('Theirs');
    const { version } = await block();
    const path = `/api/admin/content/${BLOCK}/draft`;
    expect((await owner.delete(`${path}?version=${version - 1}`)).statusCode).toBe(409);
    expect((await owner.delete(`${path}?version=x`)).statusCode).toBe(400);
    expect((await owner.delete(`${path}?version=${version}`)).statusCode).toBe(200);
    expect((await block()).draft).toBe(false);
  });

  test('the second of two people who edit the same draft gets a conflict with the current one', async () => {
    const { value, version } = await block();
    await owner.put(`/api/admin/content/${BLOCK}`, { value: titled(value, 'Mine'), version });
    const answer = await owner.put(`/api/admin/content/${BLOCK}`, {
      value: titled(value, 'Theirs'),
      version,
    });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ current: { value: { title: 'Mine' } } });
  });

  test('a stored version that no longer fits its block is skipped', async () => {
    await owner.delete(`/api/admin/content/${BLOCK}/draft`);
    await saveDraft('Good');
    await publish();
    await saveDraft('Broken');
    await publish();
    const [{ version_id: id } = { version_id: 0 }] = (await block()).versions;
    const { dataSource } = api;
    await dataSource.query(`UPDATE content_version SET value = '{"title":7}' WHERE id = ?`, [id]);
    // Any product's edit renews the version of public data.
    await owner.post('/api/materials', { name: `Steel ${engine.name}` });
    expect((await shown()).title).toBe('Good');
    // The admin says so.
    const { versions, draft, unfit_draft } = await block();
    expect(versions.filter(({ unfit }) => unfit).map((each) => each.version_id)).toEqual([id]);
    expect([draft, unfit_draft]).toEqual([false, false]);
    const revert = `/api/admin/content/${BLOCK}/versions/${id}/revert`;
    expect((await owner.post(revert, {})).statusCode).toBe(409);
    const rows = (await owner.get('/api/admin/content')).json<ContentRow[]>();
    expect(rows.filter(({ unfit }) => unfit).map((row) => row.block)).toEqual([BLOCK]);
    await dataSource.query(`UPDATE content SET draft = '{"title":7}' WHERE block = ?`, [BLOCK]);
    expect(await block()).toMatchObject({ draft: false, unfit_draft: true });
    await saveDraft('Whole again');
    await publish();
    expect((await block()).versions.some(({ unfit }) => unfit)).toBe(false);
    expect((await shown()).title).toBe('Whole again');
  });

  test('edits that follow each other at once all arrive', async () => {
    await saveDraft('First');
    await publish();
    // Nothing has read the pages since.
    await owner.put(`/api/admin/content/${BLOCK}`, {
      value: titled((await block()).value, 'Second'),
    });
    expect((await publish()).statusCode).toBe(200);
    expect((await shown()).title).toBe('Second');
  });

  test('labels are reworded with the values that they have, each of them once', async () => {
    const save = (...changes: object[]) =>
      owner.put('/api/admin/content/site-wording', { value: { changes } });
    const errorsOf = async (...changes: object[]) =>
      (await save(...changes)).json<{ errors: object }>().errors;
    const change = { original: '{count} frames', text: '{count} pairs' };
    expect(await errorsOf({ ...change, text: '{number} pairs' })).toEqual({
      'changes.0.text': 'The text on the site has no {number}. It has {count}.',
    });
    expect(await errorsOf({ original: 'Frames', text: '{count} pairs' })).toEqual({
      'changes.0.text': 'The text on the site has no {count}. It has none.',
    });
    expect(await errorsOf(change, { ...change, text: 'Pairs' })).toEqual({
      'changes.1.original': 'This text is already above.',
    });
    expect((await save(change)).statusCode).toBe(200);
  });

  test('a page or block that does not exist is 404', async () => {
    for (const url of [
      '/api/content/catalogue/nowhere',
      '/api/content/catalogue/constructor',
      '/api/content/..%2Fcatalogue/home?version=1',
      '/api/content/shell/home',
    ])
      expect((await api.inject({ method: 'GET', url })).statusCode).toBe(404);
    expect((await owner.get('/api/admin/content/toString')).statusCode).toBe(404);
  });
});
