import type { DataSource, QueryRunner, ReplicationMode } from 'typeorm';

interface EmbeddedDriver {
  queryRunner?: QueryRunner;
  createQueryRunner(mode: ReplicationMode): QueryRunner;
}
interface EmbeddedRunner extends Omit<QueryRunner, 'isTransactionActive'> {
  isTransactionActive: boolean;
  transactionDepth: number;
  stmtCache: Map<string, unknown>;
}
interface Waiter {
  runner: QueryRunner;
  grant: () => void;
  reject: (error: Error) => void;
}

/** A transaction held the only connection without using it. */
export class DatabaseStalledError extends Error {
  override name = 'DatabaseStalledError';
}

class ConnectionQueue {
  private owner: QueryRunner | null = null;
  private holds = 0;
  /** Distinguishes a long queue from a stalled one. */
  private progress = 0;
  private readonly waiting: Waiter[] = [];
  private watch: NodeJS.Timeout | null = null;

  constructor(private readonly stallMs: number) {}

  acquire(runner: QueryRunner): Promise<void> | void {
    if (this.owner === null || this.owner === runner) return this.take(runner);
    return new Promise((grant, reject) => {
      this.waiting.push({ runner, grant, reject });
      this.watchForStall();
    });
  }

  release(runner: QueryRunner): void {
    if (this.owner !== runner) return;
    this.progress++;
    if (--this.holds > 0) return;
    this.owner = null;
    const next = this.waiting.shift();
    if (!next) return;
    // Before the promise settles, so that no other caller gets in between.
    this.take(next.runner);
    next.grant();
  }

  private take(runner: QueryRunner): void {
    this.owner = runner;
    this.holds++;
  }

  private watchForStall(): void {
    if (this.watch || !this.waiting.length) return;
    const before = this.progress;
    this.watch = setTimeout(() => {
      this.watch = null;
      if (this.progress === before)
        for (const waiter of this.waiting.splice(0))
          waiter.reject(
            new DatabaseStalledError(
              `A transaction has held the database for ${this.stallMs} ms without a statement. Inside a transaction, use the manager that it passes.`,
            ),
          );
      this.watchForStall();
    }, this.stallMs);
    this.watch.unref();
  }
}

/** Gives each caller its own query runner, which holds the connection for a statement or a transaction; TypeORM would share one transaction state. Call it before initialising. */
export function serializeEmbedded(dataSource: DataSource, stallMs = 10_000): DataSource {
  const driver = dataSource.driver as unknown as EmbeddedDriver;
  const create = driver.createQueryRunner.bind(driver);
  const queue = new ConnectionQueue(stallMs);
  // Statements belong to the connection.
  const statements = new Map<string, unknown>();

  driver.createQueryRunner = (mode) => {
    driver.queryRunner = undefined;
    const runner = create(mode) as EmbeddedRunner;
    driver.queryRunner = undefined;
    runner.stmtCache = statements;
    const start = runner.startTransaction.bind(runner);
    const commit = runner.commitTransaction.bind(runner);
    const rollback = runner.rollbackTransaction.bind(runner);
    const query = runner.query.bind(runner);
    const release = runner.release.bind(runner);

    runner.startTransaction = async (isolation) => {
      await queue.acquire(runner);
      const wasActive = runner.isTransactionActive;
      try {
        await start(isolation);
      } catch (error) {
        // TypeORM marks the transaction as active too early.
        runner.isTransactionActive = wasActive;
        queue.release(runner);
        throw error;
      }
    };
    // A failed COMMIT is followed by a rollback, which releases.
    runner.commitTransaction = async () => {
      await commit();
      queue.release(runner);
    };
    runner.rollbackTransaction = async () => {
      try {
        await rollback();
      } catch (error) {
        if (!isRolledBackAlready(error)) throw error;
        runner.isTransactionActive = --runner.transactionDepth > 0;
      } finally {
        queue.release(runner);
      }
    };
    runner.query = async (sql: string, parameters?: unknown[], structured?: boolean) => {
      await queue.acquire(runner);
      try {
        // A deferred transaction that becomes a writer fails at once while another process writes.
        const text = sql === 'BEGIN TRANSACTION' ? 'BEGIN IMMEDIATE' : sql;
        // The driver takes a lone null for an object of named values.
        const values = parameters?.length === 1 && parameters[0] === null ? [[null]] : parameters;
        return await query(text, values, structured as true);
      } finally {
        queue.release(runner);
      }
    };
    runner.release = async () => {
      while (runner.isTransactionActive) await runner.rollbackTransaction();
      await release();
    };
    return runner;
  };
  return dataSource;
}

/** SQLite rolls back on its own after a full disk or an I/O error. */
const isRolledBackAlready = (error: unknown): boolean =>
  /no transaction is active|no such savepoint/.test((error as Error).message);
