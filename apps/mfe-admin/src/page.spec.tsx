import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { API, ApiError, type Account } from '@tivara/contracts';
import { AppContext, createAppStore, createQueryClient } from '@tivara/state';
import Page from './page';

const ADMIN: Account = { account_id: 1, username: 'Priya', email: 'p@x.example', role: 'admin' };

function open(me: () => Account | null) {
  const requests: string[] = [];
  const api = async <T,>(path: string): Promise<T> => {
    requests.push(path);
    const answer = path === API.me ? me() : { items: [], total: 0, page: 1, pageSize: 10 };
    return answer as T;
  };
  const router = createMemoryRouter(
    [
      { path: '/', element: 'home' },
      { path: '/admin/:section', element: <Page /> },
    ],
    { initialEntries: ['/admin/products'] },
  );
  render(
    <AppContext value={{ store: createAppStore(), api }}>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppContext>,
  );
  return { requests, path: () => router.state.location.pathname };
}
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('an administrator sees a spinner for a second, then the table', async () => {
  const { requests } = open(() => ADMIN);
  await wait(990);
  expect(screen.getByText('Loading')).toBeInTheDocument();
  expect(requests).toEqual([API.me]);
  await wait(20);
  await wait(100);
  expect(screen.getByRole('heading', { name: 'Product Table' })).toBeInTheDocument();
  expect(screen.getByText('No records to display')).toBeInTheDocument();
});

test.each<[string, Account | null]>([
  ['a signed-out visitor', null],
  ['a customer', { ...ADMIN, role: 'customer' }],
])('%s is redirected home, whatever the flag', async (_who, account) => {
  localStorage.setItem('tivara.admin', '1');
  const { requests, path } = open(() => account);
  await wait(990);
  expect(path()).toBe('/admin/products');
  await wait(50);
  expect(path()).toBe('/');
  expect(localStorage.getItem('tivara.admin')).toBeNull();
  expect(requests).toEqual([API.me]);
});

test('a failed session check does not redirect', async () => {
  const { path } = open(() => {
    throw new ApiError(0, 'An error occurred');
  });
  await wait(1100);
  expect(path()).toBe('/admin/products');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
