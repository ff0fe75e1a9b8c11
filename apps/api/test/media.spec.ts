import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LIMITS, type AdminProduct, type Picture } from '@tivara/contracts';
import sharp from 'sharp';
import { AvifTask } from '../src/platform/media/avif.task.js';
import { Media } from '../src/platform/media/media.entity.js';
import { MediaService, SOURCE_NAME } from '../src/platform/media/media.service.js';
import { GRACE_MS, SweepTask } from '../src/platform/media/sweep.task.js';
import { startApi, type TestApi } from './support/api.js';
import { productBody } from './support/bodies.js';
import { ONE_ENGINE } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';
import { dataUrl, jpegWithExif, paint, pngHeader } from './support/pictures.js';
import { adminHeaders, multipart } from './support/requests.js';

describe.each(ONE_ENGINE)('pictures on $name', (engine) => {
  let api: TestApi;
  let media: MediaService;
  let headers: Record<string, string>;
  beforeAll(async () => {
    api = await startApi(engine, FIXTURE);
    media = api.app.get(MediaService);
    headers = await adminHeaders(api);
  });
  afterAll(() => api.close());

  const folder = () => path.join(api.database.dataDir, 'media');
  const assetKeys = async () => (await readdir(folder())).sort();
  const upload = async (bytes: Buffer, type = 'image/png', name?: string) => {
    const body = multipart(bytes, type, name);
    return api.inject({
      method: 'POST',
      url: '/api/admin/media',
      payload: body.payload,
      headers: { ...headers, ...body.headers },
    });
  };
  const storeRow = (source: string | Buffer) =>
    media
      .store(source)
      .then((stored) => api.dataSource.transaction((manager) => media.insertRow(manager, stored)));
  const rows = () => api.dataSource.getRepository(Media);
  const rejection = async (source: string | Buffer) => {
    const before = await assetKeys();
    const error = await media.store(source).then(
      () => null,
      (thrown: { status: number; message: string }) => [thrown.status, thrown.message],
    );
    expect(await assetKeys()).toEqual(before);
    return error;
  };

  test('an uploaded picture is served in every size that its URL promises', async () => {
    const answer = await upload(await paint(1300, 900, 'png'));
    expect(answer.statusCode).toBe(201);
    const { picture } = answer.json<{ picture: Picture }>();
    expect(picture).toMatchObject({
      width: 1200,
      height: 831,
      widths: [400, 800, 1200],
      squares: [300, 600, 900],
      formats: ['webp', 'jpg'],
    });
    const assetKey = picture.url.slice(0, picture.url.lastIndexOf('/'));
    for (const format of picture.formats)
      for (const [name, width, height] of [
        ['400', 400, 277],
        ['1200', 1200, 831],
        ['s900', 900, 900],
      ] as const) {
        const file = await api.inject({ method: 'GET', url: `${assetKey}/${name}.${format}` });
        expect(file.headers).toMatchObject({
          'content-type': format === 'jpg' ? 'image/jpeg' : 'image/webp',
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
        });
        expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width, height });
      }
    const source = await api.inject({ method: 'GET', url: `${assetKey}/${SOURCE_NAME}` });
    expect(source.statusCode).toBe(404);
  });

  test('a picture has the name of its latest file for administrators, and none for shoppers', async () => {
    const bytes = await paint(70, 50, 'png');
    const nameAfter = async (name: string) =>
      (await upload(bytes, 'image/png', name)).json<{ picture: Picture }>().picture.file_name;
    expect(await nameAfter('Lunettes Brillé.png')).toBe('Lunettes Brillé.png');
    expect(await nameAfter('C:\\photos\\front.png')).toBe('front.png');
    expect(await nameAfter(`${'x'.repeat(300)}.png`)).toHaveLength(LIMITS.fileName);
    const { url } = (await upload(bytes, 'image/png', 'gold.png')).json<{ picture: Picture }>()
      .picture;
    const saved = await api.inject({
      method: 'POST',
      url: '/api/products',
      payload: productBody(url),
      headers,
    });
    expect(saved.json<AdminProduct>().colors[0]?.images[0]).toMatchObject({
      image_url: url,
      file_name: 'gold.png',
    });
    const { product_id } = saved.json<AdminProduct>();
    const shown = await api.inject({ method: 'GET', url: `/api/products/products/${product_id}` });
    expect(shown.statusCode).toBe(200);
    expect(shown.body).not.toContain('gold.png');
  });

  test('a rotated picture is stored upright, without its location', async () => {
    const id = await storeRow(await jpegWithExif(60, 40, { orientation: 6 }));
    const { assetKey, width, height, widths } = await rows().findOneByOrFail({ id });
    expect([width, height, widths]).toEqual([40, 60, '40']);
    for (const name of await readdir(path.join(folder(), assetKey))) {
      const bytes = await readFile(path.join(folder(), assetKey, name));
      const { exif, icc, xmp, iptc } = await sharp(bytes).metadata();
      expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(bytes.includes('GPS-SECRET')).toBe(false);
    }
  });

  test('a transparent picture stays transparent, with PNG for old browsers', async () => {
    const ink = {
      create: { width: 80, height: 40, channels: 4, background: '#10203040' },
    } as const;
    const id = await storeRow(await sharp(ink).png().toBuffer());
    const { formats, assetKey } = await rows().findOneByOrFail({ id });
    expect(formats).toBe('webp,png');
    const { hasAlpha } = await sharp(path.join(folder(), assetKey, '80.png')).metadata();
    expect(hasAlpha).toBe(true);
  });

  test('a square grows from a quiet backdrop and cuts a busy picture', async () => {
    const mark = (background: string) =>
      sharp({ create: { width: 900, height: 300, channels: 3, background } })
        .composite([
          {
            input: { create: { width: 20, height: 100, channels: 3, background: '#000' } },
            left: 0,
            top: 100,
          },
        ])
        .png()
        .toBuffer();
    const darkest = async (bytes: Buffer) => {
      const { assetKey } = await rows().findOneByOrFail({ id: await storeRow(bytes) });
      const file = path.join(folder(), assetKey, 's300.jpg');
      return (await sharp(file).greyscale().stats()).channels[0]?.min;
    };
    expect(await darkest(await mark('#ffffff'))).toBeLessThan(60);
    const busy = await sharp(await mark('#ffffff'))
      .composite([
        {
          input: { create: { width: 400, height: 1, channels: 3, background: '#808080' } },
          left: 500,
          top: 0,
        },
      ])
      .png()
      .toBuffer();
    expect(await darkest(busy)).toBeGreaterThan(100);
  });

  test('equal bytes are stored once, sequentially and concurrently', async () => {
    const bytes = await paint(90, 60, 'webp');
    const [first, second] = await Promise.all([storeRow(bytes), storeRow(dataUrl(bytes, 'webp'))]);
    expect(second).toBe(first);
    expect(await storeRow(bytes)).toBe(first);
    const { assetKey } = await rows().findOneByOrFail({ id: first });
    expect((await assetKeys()).filter((one) => one.startsWith(assetKey.slice(0, 32)))).toEqual([
      assetKey,
    ]);
  });

  test("only URLs of the site's own pictures are accepted as pictures", async () => {
    const demo = await rows().findOneByOrFail({ origin: 'demo' });
    expect(await storeRow(`/media/${demo.assetKey}/480.jpg`)).toBe(demo.id);
    const text =
      'The picture is neither a data URL nor the URL of a picture on this site. Upload it again.';
    for (const url of [
      '/media/nothing/480.jpg',
      'https://evil.example/media/x/1.jpg',
      '',
      'blob:x',
    ])
      expect(await rejection(url)).toEqual([400, text]);
  });

  test.each(['image/jpeg', 'image/pjpeg', 'application/octet-stream', ''])(
    'a WebP and an AVIF labelled %j are taken by their bytes',
    async (label) => {
      for (const type of ['webp', 'avif'] as const) {
        const bytes = await paint(40, 30, type);
        expect((await upload(bytes, label)).statusCode).toBe(201);
        const url = `data:${label};base64,${bytes.toString('base64')}`;
        expect((await media.store(url)).width).toBe(40);
      }
    },
  );

  describe('is rejected with its reason:', () => {
    const png = () => paint(40, 30, 'png');
    const accepted = 'Send a PNG, GIF, JPEG, WebP or AVIF picture.';
    const cutOff = 'The picture is cut off or damaged. Save it again and retry.';
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    );

    test('an SVG named as a PNG', async () => {
      const text = `SVG pictures are not accepted. ${accepted}`;
      expect(await rejection(dataUrl(svg, 'png'))).toEqual([400, text]);
      expect(await rejection(dataUrl(svg, 'svg+xml'))).toEqual([400, text]);
      const answer = await upload(svg);
      expect([answer.statusCode, answer.json()]).toEqual([400, { message: text, error: text }]);
    });

    test('a file that is not a picture', async () => {
      const text = `The file is not a picture. ${accepted}`;
      for (const bytes of ['hello', '<html><script>1</script>', '%PDF-1.7'])
        expect(await rejection(Buffer.from(bytes))).toEqual([400, text]);
    });

    test('an empty file, and one that phones save', async () => {
      const empty = 'The file is empty. Choose it again.';
      expect(await rejection(Buffer.alloc(0))).toEqual([400, empty]);
      const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
      const text =
        'HEIC pictures are not accepted. Export the picture as JPEG, and send that file.';
      expect(await rejection(heic)).toEqual([400, text]);
    });

    test.each(['png', 'gif', 'jpeg', 'webp'] as const)('a %s that is cut off', async (type) => {
      const bytes = await paint(200, 150, type);
      for (const share of [0.5, 0.99])
        expect(await rejection(bytes.subarray(0, Math.floor(bytes.length * share)))).toEqual([
          400,
          cutOff,
        ]);
    });

    test('a header with 50,000 × 50,000 pixels', async () => {
      const text = `The picture has 50000 × 50000 pixels. Send one with at most 40 million pixels, and ${LIMITS.picture.side} per side.`;
      expect(await rejection(pngHeader(50_000, 50_000))).toEqual([400, text]);
    });

    test('bytes beyond the limit, before they are decoded', async () => {
      const text = 'The picture has more than 8 MB. Send a smaller one.';
      const large = Buffer.concat([await png(), randomBytes(LIMITS.picture.bytes)]);
      expect(await rejection(large)).toEqual([413, text]);
      expect(await rejection(dataUrl(large, 'png'))).toEqual([413, text]);
      const answer = await upload(large);
      expect([answer.statusCode, answer.json()]).toEqual([413, { message: text, error: text }]);
    });

    test.each(['data:image/png,abc', 'data:image/png;base64'])('the data URL %s', async (url) => {
      expect(await rejection(url)).toEqual([
        400,
        'The picture is not a base64 data URL. Send data:image/png;base64,… or similar.',
      ]);
    });

    test('invalid base64', async () => {
      expect(await rejection(`data:image/png;base64,${'ab!='.repeat(9)}`)).toEqual([
        400,
        'The picture was damaged in transit: its base64 is not valid.',
      ]);
    });
  });

  test.each(['png', 'gif', 'jpeg', 'webp'] as const)(
    'data after the end of a %s is not stored',
    async (type) => {
      const script = Buffer.from('PK\x03\x04<script>alert(1)</script>');
      const id = await storeRow(Buffer.concat([await paint(40, 30, type), script]));
      const { assetKey } = await rows().findOneByOrFail({ id });
      for (const name of await readdir(path.join(folder(), assetKey))) {
        const bytes = await readFile(path.join(folder(), assetKey, name));
        expect(bytes.includes('<script>')).toBe(false);
      }
    },
  );

  test('JPEGs of phones with a second picture inside are accepted', async () => {
    const [main, preview] = await Promise.all([paint(60, 40, 'jpeg'), paint(30, 20, 'jpeg')]);
    expect(await storeRow(Buffer.concat([main, preview]))).toBeGreaterThan(0);
  });

  test('an upload needs an administrator and a file', async () => {
    const body = multipart(await paint(40, 30, 'png'), 'image/png');
    const post = (more: object) => api.inject({ method: 'POST', url: '/api/admin/media', ...more });
    const anonymous = await post({ payload: body.payload, headers: body.headers });
    expect(anonymous.statusCode).toBe(401);
    const empty = await post({ payload: {}, headers });
    expect([empty.statusCode, empty.json<{ message: string }>().message]).toEqual([
      400,
      'Send the picture as multipart/form-data in a field named file.',
    ]);
  });

  test('AVIF is encoded later, once, and its source is removed', async () => {
    const tasks = [api.app.get(AvifTask), api.app.get(AvifTask)];
    await api.app.get(SweepTask).sweep(new Date());
    const id = await storeRow(await paint(420, 300, 'jpeg'));
    const { assetKey } = await rows().findOneByOrFail({ id });
    while ((await Promise.all(tasks.map((task) => task.run()))).some(Boolean));
    const row = await rows().findOneByOrFail({ id });
    expect(row.formats).toBe('avif,webp,jpg');
    const files = (await readdir(path.join(folder(), assetKey))).sort();
    expect(files).toEqual(
      ['avif', 'jpg', 'webp'].flatMap((format) => [`400.${format}`, `s300.${format}`]).sort(),
    );
    const served = await api.inject({ method: 'GET', url: `/media/${assetKey}/s300.avif` });
    expect(served.headers['content-type']).toBe('image/avif');
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width: 300, height: 300 });
  });

  describe('the sweep', () => {
    const later = () => new Date(Date.now() + GRACE_MS);
    const sweep = (before: Date) => api.app.get(SweepTask).sweep(before);
    const isThere = async (id: number) => {
      const row = await rows().findOneBy({ id });
      return row !== null && existsSync(path.join(folder(), row.assetKey));
    };

    test('removes unused pictures after the grace period', async () => {
      const id = await storeRow(await paint(50, 40, 'png'));
      const { assetKey } = await rows().findOneByOrFail({ id });
      expect(await sweep(new Date(Date.now() - GRACE_MS))).not.toContain(assetKey);
      expect(await isThere(id)).toBe(true);
      expect(await sweep(later())).toContain(assetKey);
      expect(await rows().findOneBy({ id })).toBeNull();
      expect(existsSync(path.join(folder(), assetKey))).toBe(false);
    });

    test.each(['product_image', 'collection', 'frame_type', 'shape'])(
      'leaves what a %s uses',
      async (table) => {
        const id = await storeRow(await paint(50, 41, 'png'));
        const [row] = await api.dataSource.query<{ id: number; mediaId: number }[]>(
          `SELECT id, media_id AS mediaId FROM ${table} LIMIT 1`,
        );
        const use = (mediaId?: number) =>
          api.dataSource.query(`UPDATE ${table} SET media_id = ? WHERE id = ?`, [mediaId, row?.id]);
        await use(id);
        await sweep(later());
        expect(await isThere(id)).toBe(true);
        await use(row?.mediaId);
        await sweep(later());
        expect(await isThere(id)).toBe(false);
      },
    );

    test('leaves the pictures of the demo', async () => {
      const count = await rows().countBy({ origin: 'demo' });
      await sweep(later());
      expect(await rows().countBy({ origin: 'demo' })).toBe(count);
    });

    test('leaves an old picture that is being saved again', async () => {
      const bytes = await paint(50, 42, 'png');
      const id = await storeRow(bytes);
      const past = new Date(Date.now() - 2 * GRACE_MS);
      await rows().update({ id }, { createdAt: past });
      const stored = await media.store(bytes);
      await sweep(new Date(Date.now() - GRACE_MS));
      expect(await api.dataSource.transaction((manager) => media.insertRow(manager, stored))).toBe(
        id,
      );
      expect(await isThere(id)).toBe(true);
    });

    test('races with saving without ever leaving a row without its files', async () => {
      const pictures = await Promise.all(
        Array.from({ length: 6 }, (_, index) => paint(30 + index, 20, 'png')),
      );
      for (let round = 0; round < 5; round++) {
        // Everything is old enough at any moment; only what is in use or just taken may stay.
        const saves = pictures.map(storeRow);
        const sweeps = [sweep(new Date()), sweep(new Date())];
        await Promise.all([...saves, ...sweeps]);
        for (const { assetKey } of await rows().findBy({ origin: 'upload' }))
          expect(existsSync(path.join(folder(), assetKey))).toBe(true);
      }
    });

    test('removes files without a row, and leaves foreign files', async () => {
      const { assetKey } = await media.store(await paint(50, 43, 'png'));
      const foreign = path.join(folder(), 'README.txt');
      await writeFile(foreign, 'mine');
      expect(await sweep(new Date(Date.now() - GRACE_MS))).not.toContain(assetKey);
      expect(await sweep(later())).toContain(assetKey);
      expect(existsSync(path.join(folder(), assetKey))).toBe(false);
      expect(existsSync(foreign)).toBe(true);
    });
  });
});
