import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@tivara/state';

const RENEW_MS = 20_000;
/** After the last edit. */
const IDLE_MS = 2 * 60_000;

/** The lock of a block: held while its form is edited, and seen by the forms of other accounts. @param reload what another account saved while it held the lock */
export function useLock(block: string, reload: () => Promise<void>) {
  const api = useApi();
  const client = useQueryClient();
  const path = { block };
  const key = ['admin', 'content-lock', block];
  const [isEditing, setEditing] = useState(false);
  const idle = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { data } = useQuery({
    queryKey: [...key, isEditing],
    queryFn: ({ signal }) =>
      isEditing
        ? api('/api/admin/content/{block}/lock', { path, method: 'PUT', body: {}, signal })
        : api('/api/admin/content/{block}/lock', { path, signal }),
    placeholderData: (before) => before,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: RENEW_MS,
    refetchIntervalInBackground: true,
  });
  const release = useEffectEvent(() => {
    // One that is not released expires.
    api('/api/admin/content/{block}/lock', { path, method: 'DELETE' }).catch(() => undefined);
  });
  useEffect(() => (isEditing ? () => release() : undefined), [isEditing]);
  useEffect(() => () => clearTimeout(idle.current), []);
  const other = data?.holder && !data.holder.own ? data.holder : null;
  /** The form stays closed until it shows what was saved meanwhile. */
  const [holder, setHolder] = useState(other);
  if (other && other.email !== holder?.email) setHolder(other);
  const isFreed = holder !== null && other === null;
  const open = useEffectEvent(() => {
    void reload()
      .catch(() => undefined)
      .then(() => setHolder(null));
  });
  useEffect(() => {
    if (isFreed) open();
  }, [isFreed]);
  return {
    /** Another account that edits it. */
    holder,
    edited: () => {
      setEditing(true);
      clearTimeout(idle.current);
      idle.current = setTimeout(() => setEditing(false), IDLE_MS);
    },
    takeOver: async () => {
      const body = { take_over: true };
      const taken = await api('/api/admin/content/{block}/lock', { path, method: 'PUT', body });
      client.setQueryData([...key, isEditing], taken);
    },
  };
}
