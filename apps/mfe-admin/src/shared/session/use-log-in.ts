import { API, MESSAGES, type Account, type LoginAnswer, type Role } from '@tivara/contracts';
import { notify, useApi } from '@tivara/state';
import { useSetAccount } from './use-account';

export interface Credentials {
  email: string;
  password: string;
}

/**
 * Opens a session. Resolves with the account; rejects with the API's message.
 * @param role when set, another one's session is none of this page's: the answer is null
 */
export function useLogIn(role?: Role): (credentials: Credentials) => Promise<Account | null> {
  const api = useApi();
  const setAccount = useSetAccount();
  return async (credentials) => {
    const { message, account } = await api<LoginAnswer>(API.login, {
      method: 'POST',
      body: credentials,
    });
    if (role && account.role !== role) return null;
    setAccount(account);
    notify(message || MESSAGES.loggedIn, 'success');
    return account;
  };
}
