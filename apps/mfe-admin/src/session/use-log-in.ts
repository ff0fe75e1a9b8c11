import { useQueryClient } from '@tanstack/react-query';
import { API, MESSAGES, type Account, type LoginAnswer } from '@tivara/contracts';
import { meQuery, notify, useApi, useAppStore } from '@tivara/state';
import { setAdminFlag } from './admin-flag';

export interface Credentials {
  email: string;
  password: string;
}

/** Opens a session and answers whose it is; rejects with the server's words. */
export function useLogIn(): (credentials: Credentials) => Promise<Account> {
  const api = useApi();
  const queryClient = useQueryClient();
  const setAccount = useAppStore((state) => state.setAccount);
  return async (credentials) => {
    const { message, account } = await api<LoginAnswer>(API.login, {
      method: 'POST',
      body: credentials,
    });
    queryClient.setQueryData(meQuery(api).queryKey, account);
    setAccount(account);
    setAdminFlag(account.role === 'admin');
    notify(message || MESSAGES.loggedIn, 'success');
    return account;
  };
}
