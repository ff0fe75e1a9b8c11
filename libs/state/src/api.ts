import { ApiError, MESSAGES, type ApiCall, type Failure } from '@tivara/contracts';

/**
 * Makes the call to the API. `base` is empty in the browser and the API's origin on the server, which may watch what is asked
 * with a `request` of its own. Throws ApiError with the server's message for a status of 400 and above, and for none, or none
 * that is whole (status 0). (SPEC 8)
 */
export function createApi(
  base = '',
  headers: Record<string, string> = {},
  request: typeof fetch = (...call) => fetch(...call),
): ApiCall {
  return async <T>(path: string, init: Parameters<ApiCall>[1] = {}): Promise<T> => {
    const { method = 'GET', body, signal } = init;
    let response: Response;
    let text: string;
    try {
      response = await request(base + path, {
        method,
        credentials: 'same-origin',
        headers: {
          accept: 'application/json',
          ...headers,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(signal ? { signal } : {}),
      });
      text = await response.text();
    } catch (cause) {
      if (signal?.aborted) throw cause;
      throw new ApiError(0, MESSAGES.error);
    }
    const answer = parsed(text);
    if (!response.ok) throw new ApiError(response.status, messageOf(answer), currentOf(answer));
    return answer as T;
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

function currentOf(answer: unknown): object | undefined {
  const { current } = (answer ?? {}) as Partial<Failure>;
  return typeof current === 'object' ? current : undefined;
}

function messageOf(answer: unknown): string {
  const { message, error } = (answer ?? {}) as { message?: unknown; error?: unknown };
  if (typeof message === 'string' && message) return message;
  return typeof error === 'string' && error ? error : MESSAGES.error;
}
