import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createConnection } from 'mysql2/promise';
import type { DatabaseSetting } from '../../src/platform/settings/settings.js';

export interface TestDatabase {
  setting: DatabaseSetting;
  /** A folder of its own for the process under test. */
  dataDir: string;
  /** Creates what the migrations would, where that is faster. */
  createTables?(): Promise<void>;
  drop(): Promise<void>;
}
export interface Engine {
  name: string;
  create(): Promise<TestDatabase>;
}

const makeFolder = () => mkdtemp(path.join(tmpdir(), 'tivara-api-'));

export const SQLITE: Engine = {
  name: 'SQLite',
  async create() {
    const dataDir = await makeFolder();
    return {
      setting: { kind: 'embedded', file: path.join(dataDir, 'tivara.db') },
      dataDir,
      drop: () => rm(dataDir, { recursive: true, force: true }),
    };
  },
};

/** @param address of a server; that of the test run by default */
export const mariadb = (address?: string): Engine => ({
  name: 'MariaDB',
  async create() {
    const server = address ?? process.env.TIVARA_TEST_MARIADB;
    if (!server)
      throw new Error(
        'No MariaDB was started: install it (Debian: apt-get install mariadb-server), and run jest with its config.',
      );
    const name = `t_${randomBytes(6).toString('hex')}`;
    const execute = async (statements: string, database?: string) => {
      const connection = await createConnection({
        uri: server,
        multipleStatements: true,
        ...(database && { database }),
      });
      await connection.query(statements);
      await connection.end();
    };
    await execute(`CREATE DATABASE ${name}`);
    const dataDir = await makeFolder();
    return {
      setting: { kind: 'mysql', url: `${server}/${name}` },
      dataDir,
      createTables: () => execute(process.env.TIVARA_TEST_SCHEMA ?? '', name),
      async drop() {
        await execute(`DROP DATABASE ${name}`);
        await rm(dataDir, { recursive: true, force: true });
      },
    };
  },
});

/** For specs of what may differ between engines. */
export const ENGINES: Engine[] = [SQLITE, mariadb()];

const chosen = process.env.TEST_ENGINE ?? (process.env.TIVARA_TEST_MARIADB ? 'MariaDB' : 'SQLite');
/** For specs of rules above the database: MariaDB where it is installed; `npm run test:slow` runs them on SQLite. */
export const ONE_ENGINE = ENGINES.filter(({ name }) => name === chosen);
