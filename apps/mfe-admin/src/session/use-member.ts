import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Account } from '@tivara/contracts';
import { meQuery, useApi } from '@tivara/state';
import { useSetAccount } from './use-account';
import { logInFor } from './way-back';

export type Member =
  | { state: 'checking' }
  | { state: 'failed'; retry: () => void }
  | { state: 'open'; account: Account };

/** Asks the server who is here; nobody is sent to log in, and comes back afterwards. */
export function useMember(): Member {
  const me = useQuery(meQuery(useApi()));
  const setAccount = useSetAccount();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const account = me.isFetchedAfterMount ? me.data : undefined;
  const nobody = account === null;

  useEffect(() => {
    if (!nobody) return;
    setAccount(null);
    void navigate(logInFor(pathname), { replace: true });
    // Once for each visitor who is nobody.
  }, [nobody]);

  if (account) return { state: 'open', account };
  if (me.isError) return { state: 'failed', retry: () => void me.refetch() };
  return { state: 'checking' };
}
