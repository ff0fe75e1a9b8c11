import { ApiError, MESSAGES } from '@tivara/contracts';

/**
 * The message of a failed request: the API's, else a general one. Here because each remote bundles its own
 * ApiError, and only this library's is the one that the calls throw. (SPEC 8)
 */
export const errorMessage = (error: unknown): string =>
  error instanceof ApiError ? error.message : MESSAGES.error;
