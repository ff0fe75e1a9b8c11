import { API, MESSAGES, type Account, type Answer, type RegisterBody } from '@tivara/contracts';
import { notify, useApi } from '@tivara/state';
import { useAskAccount, useSetAccount } from './use-account';

/**
 * Creates an account; rejects with the API's message. Resolves with the account, or null when the address
 * had one: the answer is the same for everyone, and a mail explains. (DECISIONS, Data: unique names)
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
