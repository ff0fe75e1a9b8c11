import type { DataSource } from 'typeorm';
import type { ApiDeadlines } from '../settings/settings.js';

export class DatabaseTimeoutError extends Error {
  override name = 'DatabaseTimeoutError';
}

type Done = (error: unknown, ...answer: unknown[]) => void;

interface Connection {
  query(statement: string, ...more: unknown[]): unknown;
  release(): void;
  destroy(): void;
}
interface Pool {
  getConnection(done: (error: unknown, connection?: Connection) => void): void;
}

/** Limits every wait for MySQL, to bound the cost of a hanging database. After a timeout mysql2 keeps the connection open; closing it makes the server roll back. */
export function limitWaits(
  dataSource: DataSource,
  deadlines: Pick<ApiDeadlines, 'connection' | 'statement'>,
): void {
  if (dataSource.options.type !== 'mysql') return;
  const { pool } = dataSource.driver as unknown as { pool: Pool };
  const getConnection = pool.getConnection.bind(pool);
  const limited = new WeakSet<Connection>();
  pool.getConnection = (done) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      done(new DatabaseTimeoutError(`No database connection within ${deadlines.connection} ms.`));
    }, deadlines.connection);
    getConnection((error, connection) => {
      clearTimeout(timer);
      if (isLate) return connection?.release();
      if (connection && !limited.has(connection)) {
        limitStatements(connection, deadlines.statement);
        limited.add(connection);
      }
      done(error, connection);
    });
  };
}

function limitStatements(connection: Connection, timeout: number): void {
  const query = connection.query.bind(connection) as (...all: unknown[]) => unknown;
  connection.query = (sql, ...more) => {
    const done = more.pop();
    // A stream has no callback.
    if (typeof done !== 'function') return query(sql, ...more, done);
    const closing: Done = (error, ...answer) => {
      if ((error as { code?: unknown } | null)?.code === 'PROTOCOL_SEQUENCE_TIMEOUT')
        connection.destroy();
      (done as Done)(error, ...answer);
    };
    return query({ sql, timeout }, ...more, closing);
  };
}
