import { ApiError, MESSAGES } from '@tivara/contracts';

/** The server's words, else the product's. (SPEC 8) */
export const messageOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : MESSAGES.error;
