import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { LIMITS, type Account } from '@tivara/contracts';
import { meQuery, useApi, useAppStore } from '@tivara/state';
import { setAdminFlag } from './admin-flag';

export type Guard =
  | { state: 'checking' }
  | { state: 'failed'; retry: () => void }
  | { state: 'open'; account: Account };

/** Checks the account for at least 1000 ms; anyone but an administrator is sent home. (SPEC 4, Admin guard) */
export function useGuard(): Guard {
  const me = useQuery(meQuery(useApi()));
  const setAccount = useAppStore((state) => state.setAccount);
  const navigate = useNavigate();
  const waited = useWaited(LIMITS.adminGuardMs);
  const account = me.isFetchedAfterMount ? me.data : undefined;
  const refused = waited && account !== undefined && account?.role !== 'admin';

  useEffect(() => {
    if (account !== undefined) setAccount(account);
  }, [account, setAccount]);
  useEffect(() => {
    if (!refused) return;
    setAdminFlag(false);
    void navigate('/', { replace: true });
  }, [refused, navigate]);

  if (waited && me.isError) return { state: 'failed', retry: () => void me.refetch() };
  if (waited && account?.role === 'admin') return { state: 'open', account };
  return { state: 'checking' };
}

function useWaited(ms: number): boolean {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return waited;
}
