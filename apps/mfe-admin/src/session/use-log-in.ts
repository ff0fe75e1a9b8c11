import { API, MESSAGES, type Account, type LoginAnswer } from '@tivara/contracts';
import { notify, useApi } from '@tivara/state';
import { useSetAccount } from './use-account';

export interface Credentials {
  email: string;
  password: string;
}

/** Opens a session and answers whose it is; rejects with the server's words. */
export function useLogIn(): (credentials: Credentials) => Promise<Account> {
  const api = useApi();
  const setAccount = useSetAccount();
  return async (credentials) => {
    const { message, account } = await api<LoginAnswer>(API.login, {
      method: 'POST',
      body: credentials,
    });
    setAccount(account);
    notify(message || MESSAGES.loggedIn, 'success');
    return account;
  };
}
