import type {
  AnyApiCall,
  ApiCall,
  ApiPath,
  BulkDeletionResponse,
  InUse,
  Saved,
  SimilarRow,
  UndoableResponse,
  Versioned,
} from '@tivara/contracts';
import { readAll } from '../shared/list-query';

export type ReferenceList = Extract<
  ApiPath<'POST'>,
  `/api/${'categories' | 'materials' | 'finishing' | 'colors' | 'collection' | 'frametype' | 'shape'}`
>;

export const adminList = <List extends string>(list: `/api/${List}`) =>
  list.replace('/api/', '/api/admin/') as `/api/admin/${List}`;

/** The operations of one kind of reference data. */
export function referenceCalls<Row extends object>(api: ApiCall, list: ReferenceList) {
  const call = api as unknown as AnyApiCall;
  const admin = adminList(list);
  const one = `${list}/{id}` as const satisfies ApiPath<'PUT' | 'DELETE'>;
  const row = `${admin}/{id}` as const satisfies ApiPath;
  const bulk = `${admin}/bulk` as const satisfies ApiPath<'POST'>;
  const replace = `${admin}/{id}/replace` as const satisfies ApiPath<'POST'>;
  const similar = `${admin}/similar` as const satisfies ApiPath;
  return {
    find: (id: number, signal: AbortSignal) =>
      call(row, { path: { id }, signal }) as Promise<Versioned<Row>>,
    readAll: (signal: AbortSignal) => readAll<InUse<Row>>(api, admin as never, signal),
    findSimilar: (query: URLSearchParams, signal: AbortSignal) =>
      call(similar, { query, signal }) as Promise<SimilarRow[]>,
    create: (body: object, signal: AbortSignal) =>
      call(list, { method: 'POST', body, signal }) as Promise<Saved<Versioned<Row>>>,
    update: (id: number, body: object, signal: AbortSignal) =>
      call(one, { method: 'PUT', path: { id }, body, signal }) as Promise<Saved<Versioned<Row>>>,
    remove: (id: number) =>
      call(one, { method: 'DELETE', path: { id } }) as Promise<UndoableResponse>,
    removeAll: (ids: number[]) =>
      call(bulk, { method: 'POST', body: { ids } }) as Promise<BulkDeletionResponse>,
    replace: (id: number, replacement_id: number) =>
      call(replace, {
        method: 'POST',
        path: { id },
        body: { replacement_id },
      }) as Promise<UndoableResponse>,
  };
}
