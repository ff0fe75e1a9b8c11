import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ApiError, MESSAGES, type Account, type StaffRole } from '@tivara/contracts';
import { AppContext, createAppStore, createQueryClient } from '@tivara/state';
import { stubApi } from '@tivara/state/testing';
import Page from './page';

const ADMIN: Account = {
  account_id: 1,
  username: 'Priya',
  email: 'p@x.example',
  role: 'admin',
  staff_role: 'owner',
  confirmed: true,
};

function open(me: () => Account | null, section = 'products') {
  const requests: string[] = [];
  const api = stubApi((path) => {
    requests.push(path);
    if (path === '/api/admin/views') return [];
    return path === '/api/auth/me' ? me() : { items: [], total: 0, page: 1, pageSize: 10 };
  });
  const router = createMemoryRouter(
    [
      { path: '/', element: 'home' },
      { path: '/admin', element: 'overview' },
      { path: '/admin/:section', element: <Page /> },
      { path: '/admin/:section/:id', element: <Page /> },
    ],
    { initialEntries: [`/admin/${section}`] },
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
  expect(requests).toEqual(['/api/auth/me']);
  await wait(20);
  await wait(100);
  expect(screen.getByRole('heading', { name: 'Product Table' })).toBeInTheDocument();
  expect(screen.getByText('No records to display')).toBeInTheDocument();
});

test.each<[string, Account | null]>([
  ['a signed-out visitor', null],
  ['a customer', { ...ADMIN, role: 'customer', staff_role: null }],
])('%s is redirected home, whatever the flag', async (_who, account) => {
  localStorage.setItem('tivara.admin', 'owner');
  const { requests, path } = open(() => account);
  await wait(990);
  expect(path()).toBe('/admin/products');
  await wait(50);
  expect(path()).toBe('/');
  expect(localStorage.getItem('tivara.admin')).toBeNull();
  expect(requests).toEqual(['/api/auth/me']);
});

test('a failed session check does not redirect', async () => {
  const { path } = open(() => {
    throw new ApiError(0, 'An error occurred');
  });
  await wait(1100);
  expect(path()).toBe('/admin/products');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

/** Opens a section after the guard has let the account in. */
async function openAs(staff_role: StaffRole, section: string) {
  const opened = open(() => ({ ...ADMIN, staff_role }), section);
  await wait(1010);
  await wait(100);
  return opened;
}

test.each([
  ['support', 'products'],
  ['support', 'accounts'],
  ['release-manager', 'enquiries/7'],
  ['read-only', 'products/import'],
] as const)('%s has no access to /admin/%s, and nothing is requested', async (role, section) => {
  const { requests, path } = await openAs(role, section);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(MESSAGES.noPermission);
  const counts = requests.filter((request) => request.includes('page=1&pageSize=1'));
  expect(requests).toEqual(['/api/auth/me', ...counts]);
  fireEvent.click(screen.getByRole('link', { name: 'Back to the overview' }));
  await wait(10);
  expect(path()).toBe('/admin');
});

const tools = () =>
  ['Add Store', 'Import', 'Export'].filter(
    (name) => screen.queryByRole('link', { name }) ?? screen.queryByRole('button', { name }),
  );

test.each([
  ['content-editor', 'stores', ['Add Store', 'Import', 'Export']],
  ['read-only', 'stores', ['Export']],
  ['read-only', 'audit', []],
  ['owner', 'audit', ['Export']],
] as const)('%s has on /admin/%s the tools %j', async (role, section, expected) => {
  await openAs(role, section);
  expect(screen.getByText('No records to display')).toBeInTheDocument();
  expect(tools()).toEqual(expected);
});

test('a read-only account gets the table of reference data without the form', async () => {
  await openAs('read-only', 'categories');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Categories');
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});
