import { ApiError, MESSAGES, type ApiCall, type Failure } from '@tivara/contracts';

export interface ApiOptions {
  /** Empty in the browser, the API's origin on the server. */
  origin?: string;
  headers?: Record<string, string>;
  /** Sends the calls; on the server it may observe them. */
  request?: typeof fetch;
  /** How long a GET may take. Other calls may write, and get WRITE_TIMEOUT_MS. (ms) */
  timeoutMs?: number;
}

/** A visitor who waits longer is offered Try again. (ms) */
const READ_TIMEOUT_MS = 5_000;
/** Long enough for pictures over a slow line: a call that times out may still have succeeded. (ms) */
const WRITE_TIMEOUT_MS = 120_000;

/**
 * Makes the call to the API. Throws ApiError with the server's message for a status of 400 and above, and with status 0 for no
 * answer, none in time, or one that is not complete. (SPEC 8)
 */
export function createApi({
  origin = '',
  headers = {},
  request = (...call) => fetch(...call),
  timeoutMs = READ_TIMEOUT_MS,
}: ApiOptions = {}): ApiCall {
  return async <T>(path: string, init: Parameters<ApiCall>[1] = {}): Promise<T> => {
    const { method = 'GET', body, signal } = init;
    const timeout = AbortSignal.timeout(method === 'GET' ? timeoutMs : WRITE_TIMEOUT_MS);
    let response: Response;
    let text: string;
    try {
      response = await request(origin + path, {
        method,
        credentials: 'same-origin',
        headers: {
          accept: 'application/json',
          ...headers,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      text = await response.text();
    } catch (cause) {
      if (signal?.aborted) throw cause;
      throw new ApiError(0, MESSAGES.error);
    }
    const answer = parsed(text);
    if (response.ok) return answer as T;
    const { current, errors } = (answer ?? {}) as Partial<Failure>;
    throw new ApiError(response.status, messageOf(answer), current, errors);
  };
}

/** Null for what is no JSON, such as an empty answer. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function messageOf(answer: unknown): string {
  const { message, error } = (answer ?? {}) as { message?: unknown; error?: unknown };
  if (typeof message === 'string' && message) return message;
  return typeof error === 'string' && error ? error : MESSAGES.error;
}
