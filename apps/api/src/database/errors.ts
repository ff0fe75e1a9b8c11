import { QueryFailedError } from 'typeorm';
import { DatabaseStalledError } from './embedded-lock.js';

const driverCode = (error: unknown): string => {
  const source = error instanceof QueryFailedError ? error.driverError : error;
  const code = (source as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' ? code : '';
};

/** A value that must be unique is there already, on either engine. */
export const isUniqueViolation = (error: unknown): boolean =>
  ['ER_DUP_ENTRY', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'].includes(
    driverCode(error),
  );

/** A row that is to be deleted is referred to, on either engine. */
export const isReferenced = (error: unknown): boolean =>
  ['ER_ROW_IS_REFERENCED', 'ER_ROW_IS_REFERENCED_2', 'SQLITE_CONSTRAINT_FOREIGNKEY'].includes(
    driverCode(error),
  );

/** The database has undone the transaction for another's sake; it may be run again. */
export const isDeadlock = (error: unknown): boolean => driverCode(error) === 'ER_LOCK_DEADLOCK';

/** Another connection holds the embedded database. */
export const isBusy = (error: unknown): boolean => driverCode(error).startsWith('SQLITE_BUSY');

const UNAVAILABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'PROTOCOL_CONNECTION_LOST',
  'ER_CON_COUNT_ERROR',
  'ER_LOCK_DEADLOCK',
  'ER_LOCK_WAIT_TIMEOUT',
  'ER_SERVER_SHUTDOWN',
]);

/** The database cannot answer now; the same call may succeed later. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof DatabaseStalledError || isBusy(error) || UNAVAILABLE.has(driverCode(error));
