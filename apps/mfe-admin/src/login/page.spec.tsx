import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ApiError, type Account } from '@tivara/contracts';
import { AppContext, createAppStore, createQueryClient } from '@tivara/state';
import { stubApi } from '@tivara/state/testing';
import Page from './page';

interface Visit {
  /** Who is signed in when the page opens. */
  visitor?: Account | null;
  path?: string;
  /** Rejects the log-in. */
  error?: ApiError;
}

type Role = Account['role'];

const accountWith = (role: Role): Account => ({
  account_id: 1,
  username: 'Priya',
  email: 'p@x.example',
  role,
  staff_role: role === 'admin' ? 'owner' : null,
  confirmed: true,
});

function open(role: Role, { visitor = null, path = '/login', error }: Visit = {}) {
  const account = accountWith(role);
  const sent: unknown[] = [];
  const store = createAppStore();
  const api = stubApi((called, { body }) => {
    if (called === '/api/auth/me') return visitor;
    if (called === '/api/content/admin/login') throw new ApiError(503, 'No picture');
    sent.push(body);
    if (error) throw error;
    return { message: 'Logged in successfully', account };
  });
  const router = createMemoryRouter(
    [
      { path: '/login', element: <Page /> },
      { path: '*', element: null },
    ],
    { initialEntries: [path] },
  );
  render(
    <AppContext value={{ store, api }}>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppContext>,
  );
  return { user: userEvent.setup(), sent, store, path: () => router.state.location.pathname };
}
const logIn = () => screen.getByRole('button', { name: 'Log in' });

beforeEach(() => localStorage.clear());

test('empty fields are named when it is sent, then checked as they are written', async () => {
  const { user, sent } = open('admin');
  const email = screen.getByLabelText('Email');
  await user.type(email, 'p');
  await user.clear(email);
  expect(email).not.toHaveAttribute('aria-invalid');
  await user.click(logIn());
  expect(email).toHaveAccessibleDescription('Email is required.');
  expect(email).toHaveFocus();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required.');
  await user.type(email, 'p@x.example');
  expect(email).not.toHaveAttribute('aria-invalid');
  expect(sent).toEqual([]);
});

test.each<[Role, string, string | null]>([
  ['admin', '/admin', 'owner'],
  ['customer', '/', null],
])('%s goes to %s', async (role, home, flag) => {
  const { user, sent, store, path } = open(role);
  await user.type(screen.getByLabelText('Email'), 'p@x.example');
  await user.type(screen.getByLabelText('Password'), 'sandalwood');
  await user.click(logIn());
  expect(sent).toEqual([{ email: 'p@x.example', password: 'sandalwood' }]);
  expect(path()).toBe(home);
  expect(store.getState().account?.role).toBe(role);
  expect(localStorage.getItem('tivara.admin')).toBe(flag);
});

test.each([
  ['/account', '/account'],
  ['https://evil.example/', '/'],
  ['//evil.example', '/'],
])('from %s it leads back to %s', async (from, home) => {
  const { user, path } = open('customer', { path: `/login?${new URLSearchParams({ from })}` });
  await user.type(screen.getByLabelText('Email'), 'p@x.example');
  await user.type(screen.getByLabelText('Password'), 'sandalwood');
  await user.click(logIn());
  expect(path()).toBe(home);
});

test('a signed-in visitor sees the account and where to continue', async () => {
  open('admin', { visitor: accountWith('admin') });
  expect(await screen.findByText('You are signed in as p@x.example.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/account');
  expect(screen.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
});

test('shows a rate limit with its time in the form, and keeps the input', async () => {
  const text = 'Too many attempts. Please try again in 15 minutes.';
  const { user, path } = open('customer', { error: new ApiError(429, text) });
  await user.type(screen.getByLabelText('Email'), 'p@x.example');
  await user.type(screen.getByLabelText('Password'), 'sandalwood');
  await user.click(logIn());
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('p@x.example');
  expect(screen.getByLabelText('Password')).toHaveValue('sandalwood');
  expect(path()).toBe('/login');
});

test.each([
  ['enrol', 'Set up a second factor'],
  ['verify', 'Confirm that it’s you'],
] as const)(
  'a session that has to %s its second factor shows that alone',
  async (pending, title) => {
    const visitor = { ...accountWith('admin'), second_factor: pending };
    const { store } = open('admin', { visitor, path: '/login?from=/admin' });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Admin' })).not.toBeInTheDocument();
    expect(store.getState().account).toBeUndefined();
  },
);
