/** @jest-environment node */
import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { createQueryClient } from './queries';

afterEach(() => onlineManager.setOnline(true));

test('a browser that is offline, or says so, requests data and fails at once', async () => {
  onlineManager.setOnline(false);
  const queryClient = createQueryClient();
  await expect(
    queryClient.fetchQuery({ queryKey: ['answered'], queryFn: async () => 'answer' }),
  ).resolves.toBe('answer');
  const failure = new TypeError('Failed to fetch');
  const mutation = new MutationObserver(queryClient, {
    mutationFn: () => Promise.reject(failure),
  });
  await expect(mutation.mutate()).rejects.toBe(failure);
  queryClient.clear();
});
