import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDatabase, prepareDatabase } from '../src/database.js';
import { ADMIN, settingsFor } from './support/api.js';
import { SQLITE, type TestDatabase } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';
import { paint } from './support/pictures.js';
import { present } from './support/present.js';
import { endProcesses, environment, startProcess } from './support/process.js';
import { multipart } from './support/requests.js';

/** Paths in a folder, and itself, that others than its user may use. */
async function openToOthers(folder: string): Promise<string[]> {
  const names = ['.', ...(await readdir(folder, { recursive: true }))];
  const open: string[] = [];
  for (const name of names) if ((await stat(path.join(folder, name))).mode & 0o077) open.push(name);
  return open;
}

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tivara-private-'));
  database = await SQLITE.create();
  // As releases before this one left them.
  const dataSource = await openDatabase(database.setting);
  await prepareDatabase(dataSource, settingsFor(database), async () => FIXTURE);
  await dataSource.destroy();
  await mkdir(path.join(database.dataDir, 'media'));
  for (const name of ['.', 'media']) await chmod(path.join(database.dataDir, name), 0o755);
  await chmod(path.join(database.dataDir, 'tivara.db'), 0o644);
});
afterEach(async () => {
  endProcesses();
  await database.drop();
  await rm(folder, { recursive: true });
});

async function upload(origin: string): Promise<number> {
  const login = await fetch(origin + '/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const [cookie = ''] = present(login.headers.getSetCookie()[0]).split(';');
  const { headers, payload } = multipart(await paint(300, 200, 'png'), 'image/png');
  const { status } = await fetch(origin + '/api/admin/media', {
    method: 'POST',
    headers: { ...headers, cookie, origin },
    body: new Uint8Array(payload),
  });
  return status;
}

test('the database, the pictures and their folders are for the user of the API alone', async () => {
  // The document servers read the releases, as users of their own.
  const releases = pathToFileURL(path.join(folder, 'releases')).href;
  const api = startProcess({ ...environment(database), RELEASES_URL: releases });
  const { port } = await api.message('ready');
  expect(await upload(`http://127.0.0.1:${port as number}`)).toBe(201);
  expect(await readdir(path.join(database.dataDir, 'media'))).toHaveLength(1);
  expect(await openToOthers(database.dataDir)).toEqual([]);
});

test('a backup is for the user who made it alone', async () => {
  const backup = path.join(folder, 'backup');
  const script = path.join(present(process.env['TIVARA_TEST_BUILD']), 'commands/backup.js');
  const child = fork(script, [backup], { env: environment(database), execArgv: [], silent: true });
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(await readdir(backup)).toContain('manifest.json');
  expect(await openToOthers(backup)).toEqual([]);
  expect(await openToOthers(database.dataDir)).toEqual([]);
});
