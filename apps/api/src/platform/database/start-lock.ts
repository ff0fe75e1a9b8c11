import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { MigrationExecutor, type DataSource, type QueryRunner } from 'typeorm';
import { StartupError } from '../settings/settings.js';
import { BUSY_TIMEOUT_MS } from './database.js';
import { isBusy } from './errors.js';

/** A first start migrates and seeds within seconds. */
const WAIT_SECONDS = 120;
const RETRY_MS = 50;

const timedOut = () =>
  new StartupError(
    `Another process has been preparing the database for ${WAIT_SECONDS} seconds: stop it or wait, then start again.`,
    'TIV-111',
  );

/** A named lock on MySQL, an immediate transaction on the embedded engine. @throws StartupError after two minutes */
export async function underStartLock<T>(
  dataSource: DataSource,
  work: (runner: QueryRunner) => Promise<T>,
): Promise<T> {
  const runner = dataSource.createQueryRunner();
  const isMysql = dataSource.options.type === 'mysql';
  try {
    return await (isMysql ? withNamedLock : inImmediateTransaction)(runner, work);
  } finally {
    await runner.release();
  }
}

type Locked = <T>(runner: QueryRunner, work: (runner: QueryRunner) => Promise<T>) => Promise<T>;

const withNamedLock: Locked = async (runner, work) => {
  // Lock names are global to the server and at most 64 characters long.
  const database = createHash('sha256')
    .update(String(runner.connection.driver.database))
    .digest('hex');
  const lock = `tivara-start-${database.slice(0, 40)}`;
  const [row] = (await runner.query('SELECT GET_LOCK(?, ?) AS held', [lock, WAIT_SECONDS])) as {
    held: number | null;
  }[];
  if (Number(row?.held) !== 1) throw timedOut();
  try {
    return await work(runner);
  } finally {
    await runner.query('SELECT RELEASE_LOCK(?)', [lock]);
  }
};

const inImmediateTransaction: Locked = async (runner, work) => {
  const deadline = Date.now() + WAIT_SECONDS * 1000;
  // SQLite's own waiting would block the event loop.
  await runner.query('PRAGMA busy_timeout = 0');
  for (;;) {
    try {
      await runner.startTransaction();
      break;
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (Date.now() > deadline) throw timedOut();
      await delay(RETRY_MS);
    }
  }
  try {
    const result = await work(runner);
    await runner.commitTransaction();
    return result;
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    await runner.query(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
  }
};

export const migrate = (dataSource: DataSource): Promise<void> =>
  underStartLock(dataSource, (runner) => runMigrations(dataSource, runner));

export async function runMigrations(dataSource: DataSource, runner: QueryRunner): Promise<void> {
  const migrations = new MigrationExecutor(dataSource, runner);
  // The embedded engine's lock is a transaction, and MySQL commits every DDL statement.
  migrations.transaction = 'none';
  await migrations.executePendingMigrations();
}
