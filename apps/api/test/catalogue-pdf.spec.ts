import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { CatalogueProgress } from '@tivara/contracts';
import { Product as ProductEntity } from '../src/catalogue/products/product.entity.js';
import { startApi, type TestApi } from './support/api.js';
import { ONE_ENGINE } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';
import { readPdf } from './support/pdf.js';

describe.each(ONE_ENGINE)('the catalogue as a PDF on $name', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(engine, FIXTURE, { publicOrigin: 'https://shop.example:8443' });
  });
  afterEach(async () => {
    await edit({ name: 'TV-102 Goldi', published: true });
    await rm(folder(), { recursive: true, force: true });
  });
  afterAll(() => api.close());

  /** The one frame of collection 19. */
  const edit = (change: { name?: string; published?: boolean }) =>
    api.dataSource.getRepository(ProductEntity).update({ id: 2 }, change);
  const folder = () => path.join(api.database.dataDir, 'catalogue');
  const ask = (query = '', headers = {}) =>
    api.inject({ method: 'GET', url: `/api/catalogue.pdf${query}`, headers });
  const progress = (query = '') => api.get<CatalogueProgress>(`/api/catalogue/progress${query}`);
  const files = async () => (await readdir(folder())).sort();

  test('a collection has its cover, its frames with their facts, and links to their pages', async () => {
    const answer = await ask('?collection_id=19');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="Tivara-Goldi.pdf"',
      'content-length': String(answer.rawPayload.length),
    });
    const { pages, links, info } = await readPdf(answer.rawPayload);
    expect(pages).toHaveLength(4);
    expect(pages[0]).toMatch(/Goldi.*All in gold.*1 frame/s);
    expect(pages[1]).toMatch(/TV-102 Goldi.*Women, Titanium, 50 mm/s);
    expect(pages[2]).toMatch(/Specifications.*Polished.*Rimless.*Square.*Rose gold/s);
    expect(pages.join(' ')).not.toContain('TV-101');
    expect(links).toContain('https://shop.example:8443/product/2');
    expect(pages[3]).toContain('shop.example:8443');
    expect(info).toMatchObject({ Title: 'Tivara Goldi', Language: 'en-IN' });
  });

  test('the whole catalogue has its contents, every collection that has frames, and an outline', async () => {
    const { pages, outline, links } = await readPdf((await ask()).rawPayload);
    expect(pages[0]).toMatch(/All collections.*3 frames/s);
    expect(pages[1]).toMatch(/Contents.*Meridian.*Vayu.*Goldi/s);
    expect(pages.join(' ')).not.toContain('Monsoon');
    expect(outline.map(({ title }: { title: string }) => title)).toEqual([
      'All collections',
      'Contents',
      'Meridian',
      'Vayu',
      'Goldi',
    ]);
    expect(new Set(links.filter((link) => link.includes('/product/'))).size).toBe(3);
  });

  test('it is rendered once for concurrent requests, and again with the same bytes', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask('?collection_id=19')));
    const bodies = answers.map(({ rawPayload }) => rawPayload.toString('base64'));
    expect(new Set(bodies).size).toBe(1);
    expect(await files()).toHaveLength(1);
    const etag = String(answers[0]?.headers.etag);
    expect((await ask('?collection_id=19', { 'if-none-match': etag })).statusCode).toBe(304);
    await rm(folder(), { recursive: true });
    const anew = await ask('?collection_id=19');
    expect(anew.headers.etag).toBe(etag);
    expect(anew.rawPayload.toString('base64')).toBe(bodies[0]);
  });

  test('a change shows at once, and older files are deleted', async () => {
    const before = await ask('?collection_id=19');
    await edit({ name: 'TV-102 Rani' });
    const after = await ask('?collection_id=19');
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect((await readPdf(after.rawPayload)).pages[1]).toContain('TV-102 Rani');
    expect(await files()).toHaveLength(1);
  });

  test('leaves out hidden frames, and shows an empty state for a collection without frames', async () => {
    await edit({ published: false });
    const { pages } = await readPdf((await ask('?collection_id=19')).rawPayload);
    expect(pages.join(' ')).toContain('There are no frames yet.');
    expect(pages.join(' ')).not.toContain('TV-102');
  });

  test('requesting its progress starts the rendering, counts pages and ends ready', async () => {
    const first = await progress('?collection_id=19');
    expect(first).toMatchObject({ state: 'making', pages: 4 });
    await ask('?collection_id=19');
    expect(await progress('?collection_id=19')).toEqual({ state: 'ready', made: 4, pages: 4 });
  });

  test('reports an unwritable folder, and retries later', async () => {
    await writeFile(folder(), 'a file where a folder should be');
    const answer = await ask('?collection_id=19');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({
      message: 'The catalogue could not be created. Please try again.',
    });
    expect(await progress('?collection_id=19')).toMatchObject({ state: 'failed' });
    await rm(folder());
    const statuses = [503];
    while (statuses.at(-1) === 503) {
      await setTimeout(200);
      statuses.push((await ask('?collection_id=19')).statusCode);
    }
    expect(statuses.at(-1)).toBe(200);
  });

  test.each([
    ['?collection_id=404', 404, 'This collection does not exist.'],
    ['?collection_id=x', 400, "'collection_id' must be a collection's id."],
    ['?collection=1', 400, 'property collection should not exist'],
  ])('%s is refused', async (query, status, message) => {
    for (const url of ['/api/catalogue.pdf', '/api/catalogue/progress']) {
      const answer = await api.inject({ method: 'GET', url: url + query });
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        status,
        message,
      ]);
    }
  });

  test.each([
    ['Devanagari', 'TV-102 सूर्य किरण'],
    ['Bengali', 'TV-102 সূর্য'],
    ['Gurmukhi', 'TV-102 ਸੂਰਜ'],
    ['Gujarati', 'TV-102 સૂરજ'],
    ['Odia', 'TV-102 ସୂର'],
    ['Tamil', 'TV-102 சூரி'],
    ['Telugu', 'TV-102 సూర'],
    ['Kannada', 'TV-102 ಸೂರ'],
    ['Malayalam', 'TV-102 സൂര'],
    ['Greek', 'TV-102 Ωμέγα'],
    ['Cyrillic', 'TV-102 Солнце'],
    ['Urdu', 'TV-102 نور چشمہ'],
    ['Hebrew', 'TV-102 אור שמש'],
  ])('a name in %s is rendered and can be copied', async (_script, name) => {
    await edit({ name });
    const { pages } = await readPdf((await ask('?collection_id=19')).rawPayload);
    // Readers may return a vowel sign before or after its consonant.
    const sorted = (text = '') => [...text.normalize('NFKC').replace(/\s/g, '')].sort().join('');
    const found = pages[1]?.slice(0, pages[1].indexOf('Women'));
    expect(sorted(found)).toBe(sorted(name));
  });

  test('ligatures and other compatibility forms are spelled out', async () => {
    await edit({ name: 'TV-102 Nuﬁt Ⅻ' });
    const { pages } = await readPdf((await ask('?collection_id=19')).rawPayload);
    expect(pages[1]).toContain('TV-102 Nufit XII');
  });

  test('names with unprintable characters are reduced to printable ones', async () => {
    await edit({ name: `TV-102 </script> 😎 ${'very long '.repeat(10)}` });
    const { pages } = await readPdf((await ask('?collection_id=19')).rawPayload);
    expect(pages[1]).toContain('TV-102 </script>');
  });
});
