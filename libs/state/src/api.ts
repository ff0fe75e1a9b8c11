import {
  ApiError,
  MESSAGES,
  PAGE_DEADLINES,
  type AnyApiCall,
  type AnyApiInit,
  type ApiCall,
  type ErrorResponse,
} from '@tivara/contracts';

interface ApiOptions {
  /** Empty in the browser, the API's origin on the server. */
  origin?: string;
  headers?: Record<string, string>;
  /** Sends the requests; on the server it may observe them. */
  request?: typeof fetch;
  /** For GET; other methods get WRITE_TIMEOUT_MS. */
  timeoutMs?: number;
  releases?: ApiCall['releases'];
}

/** Long enough for pictures over a slow connection: a request that times out may still have succeeded. */
const WRITE_TIMEOUT_MS = 120_000;

/** Creates the API client. It throws ApiError; status 0 means no complete response in time. (SPEC 8) */
export function createApi({
  origin = '',
  headers = {},
  request = (...call) => fetch(...call),
  timeoutMs = PAGE_DEADLINES.read,
  releases,
}: ApiOptions = {}): ApiCall {
  const call: AnyApiCall = async (template, init = {}) => {
    const { method = 'GET', body, signal, read } = init;
    const timeout = AbortSignal.timeout(method === 'GET' ? timeoutMs : WRITE_TIMEOUT_MS);
    let response: Response;
    let text = '';
    try {
      response = await request(origin + urlOf(template, init), {
        method,
        credentials: 'same-origin',
        headers: {
          accept: 'application/json',
          ...headers,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: read ? (signal ?? null) : signal ? firstOf(signal, timeout) : timeout,
      });
      if (!read || !response.ok) text = await response.text();
    } catch (cause) {
      if (signal?.aborted) throw cause;
      throw new ApiError(0, MESSAGES.error);
    }
    if (read && response.ok && response.body) return read(response.body);
    const answer = parsed(text);
    if (response.ok) return answer;
    const { current, errors, reason } = (answer ?? {}) as Partial<ErrorResponse>;
    throw new ApiError(response.status, messageOf(answer), current, errors, reason);
  };
  return Object.assign(call, { releases }) as ApiCall;
}

/** @param template with `{name}` for each value of `path` */
export function urlOf(
  template: string,
  { path, query }: Pick<AnyApiInit, 'path' | 'query'> = {},
): string {
  const url = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(path?.[name] ?? ''),
  );
  const search = query instanceof URLSearchParams ? query : new URLSearchParams();
  if (query && query !== search)
    for (const [name, value] of Object.entries(query))
      for (const one of [value].flat()) if (one !== undefined) search.append(name, String(one));
  // Browsers have `size` later than all else that the site needs.
  return String(search) ? `${url}?${search}` : url;
}

/** Browsers have AbortSignal.any later than all else that the site needs. (docs/explanation/architecture.md, Browsers) */
function firstOf(...signals: AbortSignal[]): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    const abort = () => first.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true, signal: first.signal });
  }
  return first.signal;
}

/** Null unless it is JSON, such as an empty response. */
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

/** The API's message, else a general one. Here because requests throw this library's ApiError, not a remote's own copy. (SPEC 8) */
export const errorMessage = (error: unknown): string =>
  error instanceof ApiError ? error.message : MESSAGES.error;
