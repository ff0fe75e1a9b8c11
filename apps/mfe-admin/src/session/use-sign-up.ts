import { API, MESSAGES, type Account, type Answer, type RegisterBody } from '@tivara/contracts';
import { notify, useApi } from '@tivara/state';
import { useAskAccount, useSetAccount } from './use-account';

/**
 * Makes an account; rejects with the server's words. Answers who is signed in afterwards, which is nobody when the address
 * had an account: the server says the same to everyone and writes to the address. (DECISIONS, Data: unique names)
 */
export function useSignUp(): (body: RegisterBody) => Promise<Account | null> {
  const api = useApi();
  const askAccount = useAskAccount();
  const setAccount = useSetAccount();
  return async (body) => {
    const { message } = await api<Answer>(API.register, { method: 'POST', body });
    // The account is there, whether or not this second call gets through.
    const account = await askAccount().catch(() => null);
    setAccount(account);
    notify(message || MESSAGES.signedUp, 'success');
    return account;
  };
}
