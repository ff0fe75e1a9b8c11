import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { Account } from '../src/accounts/users/account.entity.js';
import { openDatabase } from '../src/database.js';
import { ONE_ENGINE, SQLITE, type TestDatabase } from './support/engines.js';
import { endProcesses, environment, startProcess } from './support/process.js';

afterEach(endProcesses);

describe.each(ONE_ENGINE)('the process on $name', (engine) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await engine.create();
  });
  afterEach(() => database.drop());

  test('reports its port and first administrator, serves, and exits on SIGTERM', async () => {
    const api = startProcess(environment(database));
    const { port } = await api.message('ready');
    const url = `http://127.0.0.1:${port as number}`;
    const { email, password } = await api.message('first-admin');
    const answer = await fetch(`${url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    expect(answer.status).toBe(200);
    expect(await (await fetch(`${url}/health/ready`)).json()).toEqual({ status: 'ok' });
    api.child.kill('SIGTERM');
    expect(await api.ended).toEqual({ code: 0, stderr: '' });

    const dataSource = await openDatabase(database.setting);
    const [owner] = await dataSource.getRepository(Account).find();
    await dataSource.destroy();
    // OWASP's recommendation for Argon2id.
    expect(owner?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test("two processes that start at once share one database, and one prints the administrator's password", async () => {
    const apis = [1, 2].map(() => startProcess(environment(database)));
    await Promise.all(apis.map((api) => api.message('ready')));
    const messages = apis.flatMap((api) =>
      api.messages.filter(({ type }) => type === 'first-admin'),
    );
    expect(messages).toHaveLength(1);
    for (const { child } of apis) child.disconnect();
    const codes = await Promise.all(apis.map(async (api) => (await api.ended).code));
    expect(codes).toEqual([0, 0]);
  });
});

describe('a failed start reports its reason and where it is explained', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await SQLITE.create();
  });
  afterEach(() => database.drop());

  test('a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const api = startProcess({ ...environment(database), PORT: String(port) });
    expect(await api.ended).toEqual({
      code: 1,
      stderr: `Port ${port} on 127.0.0.1 cannot be used (EADDRINUSE): stop what uses it, or set PORT and HOST.\nTIV-103: docs/reference/errors/TIV-103.md\n`,
    });
    other.close();
  });

  test('a folder that cannot be created', async () => {
    const file = path.join(database.dataDir, 'file');
    await writeFile(file, '');
    const { code, stderr } = await startProcess({ DATA_DIR: path.join(file, 'data') }).ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^DATA_DIR .* cannot be made \(ENOTDIR\): set it to a folder .*\nTIV-104: .*\n$/,
    );
  });

  test('a file that is not a database', async () => {
    await writeFile(path.join(database.dataDir, 'tivara.db'), 'x'.repeat(5000));
    const { code, stderr } = await startProcess(environment(database)).ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^The database file .* cannot be opened \(SQLITE_NOTADB\): .*\nTIV-109: .*\n$/,
    );
  });

  test('a database server that does not answer', async () => {
    const env = { DATABASE_URL: 'mariadb://someone:secret@127.0.0.1:1/shop' };
    const { code, stderr } = await startProcess({ ...environment(database), ...env }).ended;
    expect(code).toBe(1);
    expect(stderr).toBe(
      'The database shop at 127.0.0.1:1 cannot be reached (ECONNREFUSED): check DATABASE_URL and that the server runs.\nTIV-110: docs/reference/errors/TIV-110.md\n',
    );
  });
});
