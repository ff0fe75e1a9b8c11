import { ApiError, MESSAGES } from '@tivara/contracts';

/**
 * The words to show for a failed call: the server's, else the product's. Asked here because each remote bundles its own
 * ApiError, and only this library's is the one that the calls throw. (SPEC 8)
 */
export const errorMessage = (error: unknown): string =>
  error instanceof ApiError ? error.message : MESSAGES.error;
