import { QueryFailedError } from 'typeorm';
import { DatabaseStalledError } from './embedded-lock.js';
import { DatabaseTimeoutError } from './wait-limits.js';

const driverCode = (error: unknown): string => {
  const source = error instanceof QueryFailedError ? error.driverError : error;
  const code = (source as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' ? code : '';
};

export const isUniqueViolation = (error: unknown): boolean =>
  ['ER_DUP_ENTRY', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'].includes(
    driverCode(error),
  );

export const isReferenced = (error: unknown): boolean =>
  [
    'ER_ROW_IS_REFERENCED',
    'ER_ROW_IS_REFERENCED_2',
    'ER_NO_REFERENCED_ROW',
    'ER_NO_REFERENCED_ROW_2',
    'SQLITE_CONSTRAINT_FOREIGNKEY',
  ].includes(driverCode(error));

export const isDeadlock = (error: unknown): boolean => driverCode(error) === 'ER_LOCK_DEADLOCK';

export const isBusy = (error: unknown): boolean => driverCode(error).startsWith('SQLITE_BUSY');

const UNAVAILABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
  'ER_CON_COUNT_ERROR',
  'ER_LOCK_DEADLOCK',
  'ER_LOCK_WAIT_TIMEOUT',
  'ER_SERVER_SHUTDOWN',
]);

/** Of either engine, or of this process. */
const DISK_FULL = new Set([
  'SQLITE_FULL',
  'ER_DISK_FULL',
  'ER_DISK_FULL_NOWAIT',
  'ER_RECORD_FILE_FULL',
  'ER_TEMP_FILE_WRITE_FAILURE',
  'ENOSPC',
  'EDQUOT',
]);
export const isDiskFull = (error: unknown): boolean => DISK_FULL.has(driverCode(error));

export const isUnavailable = (error: unknown): boolean =>
  error instanceof DatabaseStalledError ||
  error instanceof DatabaseTimeoutError ||
  isBusy(error) ||
  UNAVAILABLE.has(driverCode(error));
