import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { API, MESSAGES, type Answer } from '@tivara/contracts';
import { errorMessage, meQuery, notify, useApi, useAppStore } from '@tivara/state';
import { setAdminFlag } from './admin-flag';

/** Ends the session on the server, resets the account and navigates home. */
export function useLogOut() {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const setAccount = useAppStore((state) => state.setAccount);
  return useMutation({
    mutationFn: () => api<Answer | null>(API.logout, { method: 'POST' }),
    onSuccess: async (answer) => {
      setAdminFlag(false);
      setAccount(null);
      notify(answer?.message || MESSAGES.loggedOut, 'success');
      await navigate('/');
      queryClient.setQueryData(meQuery(api).queryKey, null);
    },
    onError: (error) => notify(errorMessage(error), 'error'),
  });
}
