import { useEffect, useEffectEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { ApiCall } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { useInSession } from '../session/use-in-session';

export function readId(params: URLSearchParams): number | null {
  const id = Number(params.get('id'));
  return Number.isInteger(id) && id > 0 ? id : null;
}

/** The edited record's id from the navigation's state or `?id=`, where it survives a reload; null for a new one. (DECISIONS, Screens) */
export function useEditedId<State>(idOf: (state: State | null) => number | undefined) {
  const location = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const named = params.get('id');
  const id = named ? Number(named) : (idOf(location.state) ?? null);
  const mirror = useEffectEvent(() => {
    if (id === null || named) return;
    void navigate(`${location.pathname}?id=${id}`, { replace: true, state: location.state });
  });
  useEffect(() => mirror(), [id, named]);
  return id;
}

/** Loads the edited record. @param id null for a new record */
export function useEditedRecord<Id extends number | string, Row>(
  name: string,
  id: Id | null,
  read: (api: ApiCall, id: Id, signal: AbortSignal) => Promise<Row>,
) {
  const api = useApi();
  const inSession = useInSession();
  return useQuery({
    queryKey: ['admin', 'record', name, id],
    queryFn: ({ signal }) => inSession(() => read(api, id as Id, signal)),
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
  });
}
