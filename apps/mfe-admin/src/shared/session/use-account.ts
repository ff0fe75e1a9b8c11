import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Account } from '@tivara/contracts';
import { meQuery, useApi, useAppStore } from '@tivara/state';
import { setAdminFlag } from './admin-flag';

/** Updates every fragment of the page with the new account. */
export function useSetAccount(): (account: Account | null) => void {
  const queryKey = meQuery(useApi()).queryKey;
  const queryClient = useQueryClient();
  const setAccount = useAppStore((state) => state.setAccount);
  return (account) => {
    queryClient.setQueryData(queryKey, account);
    setAccount(account);
    setAdminFlag(account?.role === 'admin');
  };
}

/** Loads the current account; rejects when the API is unavailable. */
export function useAskAccount(): () => Promise<Account | null> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.fetchQuery(meQuery(api)), [api, queryClient]);
}
