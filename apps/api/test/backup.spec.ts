import { appendFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DataSource } from 'typeorm';
import { backUp } from '../src/commands/backup/backup.js';
import { restore } from '../src/commands/backup/restore.js';
import { openDatabase } from '../src/database.js';
import { migrate } from '../src/platform/database/start-lock.js';
import { MediaService } from '../src/platform/media/media.service.js';
import { openStorage } from '../src/platform/media/open-storage.js';
import { STORAGE, type MediaStorage } from '../src/platform/media/storage.js';
import { createApp } from '../src/app.js';
import { settingsFor, startApi, type TestApi } from './support/api.js';
import { ENGINES, type Engine } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';
import { paint } from './support/pictures.js';

/** The data that visitors and administrators see. */
const contents = async (dataSource: DataSource) => {
  const tables = dataSource.entityMetadatas.filter(
    ({ tableName }) => !['session', 'lease', 'password_reset'].includes(tableName),
  );
  const all: Record<string, unknown[]> = {};
  for (const { target, tableName, primaryColumns } of tables) {
    const order = { [String(primaryColumns[0]?.propertyName)]: 'ASC' };
    all[tableName] = await dataSource.manager.find(target, { order });
  }
  return all;
};

const pairs = ENGINES.flatMap((from) =>
  ENGINES.map((to) => [from.name, to.name, from, to] as const),
);

describe.each(pairs)('a backup of %s restored into %s', (_from, _to, from: Engine, to: Engine) => {
  let api: TestApi;
  let folder: string;
  let assetKey: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'tivara-backup-'));
    api = await startApi(from, FIXTURE);
    const media = api.app.get(MediaService);
    const stored = await media.store(await paint(420, 300, 'png'));
    assetKey = stored.assetKey;
    const id = await api.dataSource.transaction((manager) => media.insertRow(manager, stored));
    await api.dataSource.query('UPDATE collection SET media_id = ? WHERE id = 19', [id]);
    await api.inject({
      method: 'POST',
      url: '/api/email',
      payload: {
        data: { to_name: 'Zoë 👓', to_email: 'z@mail.example', to_number: '9820012345' },
        wishlist: [{ product_name: 'TV-101 Meridian', selected_color: 'GOLD' }],
      },
    });
  });
  afterAll(async () => {
    await api.close();
    await rm(folder, { recursive: true });
  });
  const into = async (backup: string) => {
    const database = await to.create();
    const settings = settingsFor(database);
    const dataSource = await openDatabase(settings.database);
    await migrate(dataSource);
    const storage = await openStorage(settings);
    return {
      database,
      settings,
      dataSource,
      storage,
      done: () => restore(dataSource, storage, backup),
    };
  };

  test('restores the same site', async () => {
    const backup = path.join(folder, 'whole');
    await backUp(api.dataSource, api.app.get<MediaStorage>(STORAGE), backup);
    const target = await into(backup);
    await target.done();
    expect(await contents(target.dataSource)).toEqual(await contents(api.dataSource));

    const app = await createApp(target.settings, target.dataSource);
    for (const url of [
      '/api/products',
      '/api/collection',
      '/api/store',
      `/media/${assetKey}/s300.webp`,
    ]) {
      const [now, before] = [
        await app.inject({ method: 'GET', url }),
        await api.inject({ method: 'GET', url }),
      ];
      expect([now.statusCode, now.rawPayload.equals(before.rawPayload)]).toEqual([200, true]);
    }
    // New rows do not meet the restored ones.
    const made = await app.inject({
      method: 'POST',
      url: '/newsletter',
      payload: { email: 'new@mail.example' },
    });
    expect(made.statusCode).toBe(200);
    await expect(target.done()).rejects.toThrow('The database is not empty');
    await app.close();
    await target.database.drop();
  });

  test('that was altered is rejected before anything is stored', async () => {
    const backup = path.join(folder, 'damaged');
    await backUp(api.dataSource, api.app.get<MediaStorage>(STORAGE), backup);
    await appendFile(path.join(backup, 'tables/store.ndjson'), '{}\n');
    const target = await into(backup);
    await expect(target.done()).rejects.toThrow('The backup is damaged: store');
    expect(
      await readdir(
        target.settings.storage.kind === 'folder' ? target.settings.storage.folder : '',
      ),
    ).toEqual([]);
    expect((await contents(target.dataSource))['product']).toEqual([]);
    await target.dataSource.destroy();
    await target.database.drop();
  });

  test('never overwrites an existing one', async () => {
    const backup = path.join(folder, 'twice');
    const storage = api.app.get<MediaStorage>(STORAGE);
    await backUp(api.dataSource, storage, backup);
    await expect(backUp(api.dataSource, storage, backup)).rejects.toThrow('is there already');
  });
});
