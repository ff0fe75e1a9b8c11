import { useEffect, useEffectEvent, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Account } from '@tivara/contracts';
import { meQuery, useApi } from '@tivara/state';
import { useSetAccount } from './use-account';
import { logInPath } from './return-to';

export type Member =
  | { state: 'checking' }
  | { state: 'failed'; retry: () => void }
  | { state: 'open'; account: Account };

/** Loads the account; a visitor without one is sent to log in, and returns afterwards. */
export function useMember(): Member {
  const me = useQuery(meQuery(useApi()));
  const setAccount = useSetAccount();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const wasOpen = useRef(false);
  const account = me.isFetchedAfterMount ? me.data : undefined;
  const isSignedOut = account === null;

  const onAccount = useEffectEvent(() => {
    if (account) wasOpen.current = true;
    // After logging out or deleting the account, the home page follows.
    if (!isSignedOut || wasOpen.current) return;
    setAccount(null);
    void navigate(logInPath(pathname), { replace: true });
  });
  useEffect(() => onAccount(), [account, isSignedOut]);

  if (account) return { state: 'open', account };
  if (me.isError) return { state: 'failed', retry: () => void me.refetch() };
  return { state: 'checking' };
}
