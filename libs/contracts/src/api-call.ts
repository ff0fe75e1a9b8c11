import type { paths } from './api.js';
import type { FailureReason } from './factors.js';
import type { FieldErrors, Page } from './rest.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Operation<Path extends keyof paths, M extends Method> = paths[Path][Lowercase<M>];
/** Paths that have an operation of the method. */
export type ApiPath<M extends Method = 'GET'> = {
  [Path in keyof paths]: Operation<Path, M> extends { responses: unknown } ? Path : never;
}[keyof paths];

type JsonOf<Response> = Response extends { content: { 'application/json': infer Json } }
  ? Json
  : null;
type Success<Responses> = {
  [Status in keyof Responses]: Status extends 200 | 201 | 204 ? JsonOf<Responses[Status]> : never;
}[keyof Responses];
/** What a successful call answers. */
export type ApiResponse<Path extends ApiPath<M>, M extends Method = 'GET'> =
  Operation<Path, M> extends { responses: infer Responses } ? Success<Responses> : never;

type Body<Of> = Of extends { requestBody: { content: { 'application/json': infer Json } } }
  ? { body: Json }
  : { body?: undefined };
type PathParameters<Of> = Of extends { parameters: { path: infer Parameters } }
  ? { path: { [Name in keyof Parameters]: Parameters[Name] | string } }
  : { path?: undefined };
type Query<Of> = Of extends { parameters: { query?: infer Parameters } }
  ? { query?: Parameters | URLSearchParams }
  : { query?: undefined };
type InitOf<Of, M extends Method> = Body<Of> &
  PathParameters<Of> &
  Query<Of> & { signal?: AbortSignal } & (M extends 'GET' ? { method?: M } : { method: M });
/** By path: intersections of unions would be too many. */
export type ApiInit<Path extends ApiPath<M>, M extends Method = 'GET'> = Path extends unknown
  ? InitOf<Operation<Path, M>, M>
  : never;

/** Calls the API as its description says: `api('/api/store/{id}', { path: { id } })`. It throws ApiError. */
export interface ApiCall {
  <Path extends ApiPath<M>, M extends Method = 'GET'>(
    path: Path,
    ...[init]: object extends ApiInit<Path, M>
      ? [init?: ApiInit<Path, M>]
      : [init: ApiInit<Path, M>]
  ): Promise<ApiResponse<Path, M>>;
  /** The versions of the visit's apps, by which the API knows what their pages declare. */
  releases?: Readonly<Record<string, string>>;
}

/** A call of an operation that the compiler does not know. */
export interface AnyApiInit {
  method?: Method;
  path?: Readonly<Record<string, string | number>>;
  query?: URLSearchParams | Readonly<Record<string, unknown>>;
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** Reads a successful answer while it arrives, without a time limit. */
  read?: (body: ReadableStream<Uint8Array>) => Promise<unknown>;
}
export interface AnyApiCall extends Pick<ApiCall, 'releases'> {
  (path: string, init?: AnyApiInit): Promise<unknown>;
}

/** Paths of tables and lists, by their rows. */
export type TablePath<Row> = {
  [Path in ApiPath]: ApiResponse<Path> extends Page<Row> ? Path : never;
}[ApiPath];
export type ListPath<Row> = {
  [Path in ApiPath]: ApiResponse<Path> extends Row[] ? Path : never;
}[ApiPath];

export class ApiError extends Error {
  override name = 'ApiError';
  constructor(
    readonly status: number,
    message: string,
    readonly current?: object,
    readonly errors?: FieldErrors,
    /** Of a 403. */
    readonly reason?: FailureReason,
  ) {
    super(message);
  }
}
