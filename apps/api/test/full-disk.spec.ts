import { execFileSync } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startApi } from './support/api.js';
import { FIXTURE } from './support/fixture.js';

/** A folder on a small disk of its own; null where this user may not mount one. */
async function smallDisk(): Promise<string | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tivara-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    await rm(folder, { recursive: true });
    return null;
  }
}

/** Leaves no byte free. */
async function fill(file: string): Promise<void> {
  const handle = await open(file, 'w');
  try {
    for (const size of [65_536, 4_096]) while (await written(handle, size));
  } finally {
    await handle.close();
  }
}
const written = (handle: Awaited<ReturnType<typeof open>>, size: number) =>
  handle.write(Buffer.alloc(size)).then(
    ({ bytesWritten }) => bytesWritten === size,
    () => false,
  );

const disk = await smallDisk();
if (!disk) console.warn('NOT TESTED: a full disk. This user may not mount a small one.');
afterAll(async () => {
  if (!disk) return;
  // The engine closes its files later.
  execFileSync('umount', ['--lazy', disk]);
  await rm(disk, { recursive: true });
});

(disk ? test : test.skip)(
  'with the disk of the embedded database full, reads are served, writes are a 503 until there is room',
  async () => {
    const folder = String(disk);
    const engine = {
      name: 'SQLite',
      create: async () => ({
        setting: { kind: 'embedded' as const, file: path.join(folder, 'tivara.db') },
        dataDir: folder,
        drop: () => Promise.resolve(),
      }),
    };
    const api = await startApi(engine, FIXTURE, { seed: 'none', trustProxy: true });
    let visitors = 0;
    const subscribe = () =>
      api.inject({
        method: 'POST',
        url: '/newsletter',
        payload: { email: `reader-${visitors++}@shop.example` },
        headers: { 'x-forwarded-for': `10.0.0.${visitors}` },
      });
    try {
      expect((await subscribe()).statusCode).toBe(200);
      const filler = path.join(folder, 'filler');
      await fill(filler);
      let answer = await subscribe();
      // What the write-ahead log has room for still goes in.
      while (answer.statusCode === 200) answer = await subscribe();
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toMatch(/^\d+$/);
      expect(answer.json()).toMatchObject({
        message:
          'The server is out of storage space. Nothing was saved. Please contact the site’s operator.',
      });
      expect((await api.inject({ method: 'GET', url: '/api/products' })).statusCode).toBe(200);
      await rm(filler);
      expect((await subscribe()).statusCode).toBe(200);
    } finally {
      await api.close();
    }
  },
);
