import { useEffect, useRef } from 'react';
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
  const wasOpen = useRef(false);
  const account = me.isFetchedAfterMount ? me.data : undefined;
  const isNobody = account === null;

  useEffect(() => {
    if (account) wasOpen.current = true;
    // Whoever logged out here, or deleted the account, is on the way home.
    if (!isNobody || wasOpen.current) return;
    setAccount(null);
    void navigate(logInFor(pathname), { replace: true });
    // Not at each change of the functions.
  }, [account, isNobody]);

  if (account) return { state: 'open', account };
  if (me.isError) return { state: 'failed', retry: () => void me.refetch() };
  return { state: 'checking' };
}
