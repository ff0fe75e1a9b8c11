import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { AvifTask } from '../src/platform/media/avif.task.js';
import { MediaService } from '../src/platform/media/media.service.js';
import { STORAGE, type MediaStorage } from '../src/platform/media/storage.js';
import { SweepTask } from '../src/platform/media/sweep.task.js';
import { demoPicture } from '../src/seed/demo-data.js';
import { startApi, type TestApi } from './support/api.js';
import { SQLITE } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';
import { paint } from './support/pictures.js';
import { adminHeaders, multipart } from './support/requests.js';

const storeRow = async (api: TestApi, bytes: Buffer) => {
  const media = api.app.get(MediaService);
  const stored = await media.store(bytes);
  await api.dataSource.transaction((manager) => media.insertRow(manager, stored));
  return stored;
};

describe('pictures in a bucket', () => {
  let folder: string;
  let server: S3rver;
  let api: TestApi;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'tivara-s3-'));
    server = new S3rver({
      address: '127.0.0.1',
      port: 0,
      silent: true,
      directory: folder,
      configureBuckets: [{ name: 'pictures', configs: [] }],
    });
    const { port } = await server.run();
    process.env['AWS_ACCESS_KEY_ID'] = 'S3RVER';
    process.env['AWS_SECRET_ACCESS_KEY'] = 'S3RVER';
    api = await startApi(SQLITE, FIXTURE, {
      storage: {
        kind: 's3',
        bucket: 'pictures',
        prefix: 'shop/',
        endpoint: `http://127.0.0.1:${port}`,
        region: 'us-east-1',
      },
    });
  });
  afterAll(async () => {
    delete process.env['AWS_ACCESS_KEY_ID'];
    delete process.env['AWS_SECRET_ACCESS_KEY'];
    await api.close();
    await server.close();
    await rm(folder, { recursive: true });
  });
  const get = (url: string) => api.inject({ method: 'GET', url });
  const assetKeys = async () => {
    const found: string[] = [];
    for await (const { assetKey } of api.app.get<MediaStorage>(STORAGE).assetKeys())
      found.push(assetKey);
    return found;
  };

  test('are stored, served as immutable, completed and swept as in a folder', async () => {
    const { assetKey } = await storeRow(api, await paint(420, 310, 'jpeg'));
    const served = await get(`/media/${assetKey}/400.webp`);
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-length': String(served.rawPayload.length),
    });
    expect(served.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
    expect(await api.app.get(AvifTask).run()).toBe(true);
    expect((await get(`/media/${assetKey}/s300.avif`)).headers['content-type']).toBe('image/avif');
    expect(await assetKeys()).toEqual([assetKey]);

    await api.app.get(SweepTask).sweep(new Date(Date.now() + 1000));
    expect(await assetKeys()).toEqual([]);
    expect((await get(`/media/${assetKey}/400.webp`)).statusCode).toBe(404);
  });

  test('serves only renditions, and falls back to the demo’s', async () => {
    const { assetKey } = await storeRow(api, await paint(30, 20, 'png'));
    for (const url of [
      `/media/${assetKey}/source`,
      '/media/..%2fshop/x/1.jpg',
      '/media/none/1.jpg',
    ])
      expect((await get(url)).statusCode).toBe(404);
    const { assetKey: shape } = demoPicture('shape-round');
    expect((await get(`/media/${shape}/192.png`)).statusCode).toBe(200);
  });

  test('readiness checks the bucket', async () => {
    expect((await get('/health/ready')).statusCode).toBe(200);
  });
});

/** A folder on a disk of its own that is nearly full; null where this user may not mount one. */
async function smallDisk(): Promise<string | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tivara-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    await rm(folder, { recursive: true });
    return null;
  }
}
const disk = await smallDisk();
if (!disk) console.warn('NOT TESTED: a full disk. This user may not mount a small one.');

describe('on a full disk', () => {
  afterAll(async () => {
    if (!disk) return;
    execFileSync('umount', [disk]);
    await rm(disk, { recursive: true });
  });

  (disk ? test : test.skip)('an upload is a clear 503 and leaves nothing behind', async () => {
    const folder = path.join(String(disk), 'media');
    await mkdir(folder);
    const api = await startApi(SQLITE, FIXTURE, { storage: { kind: 'folder', folder } });
    try {
      const body = multipart(await paint(900, 700, 'jpeg'), 'image/jpeg');
      const answer = await api.inject({
        method: 'POST',
        url: '/api/admin/media',
        payload: body.payload,
        headers: { ...(await adminHeaders(api)), ...body.headers },
      });
      const text =
        'The server has no space left for pictures. Nothing was saved. Please contact the site’s operator.';
      expect([answer.statusCode, answer.json()]).toEqual([503, { message: text, error: text }]);
      expect(await readdir(folder)).toEqual([]);
      // A smaller one still goes in.
      expect((await storeRow(api, await paint(20, 20, 'png'))).assetKey).toBe(
        (await readdir(folder))[0],
      );
    } finally {
      await api.close();
    }
  });
});
