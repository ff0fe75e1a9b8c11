import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { ApiInit, Role } from '@tivara/contracts';
import { AppContext, createAppStore, createQueryClient } from '@tivara/state';
import Page from './page';

function open(role: Role) {
  const account = { account_id: 1, username: 'Priya', email: 'p@x.example', role };
  const sent: unknown[] = [];
  const store = createAppStore();
  const api = async <T,>(_path: string, init?: ApiInit): Promise<T> => {
    sent.push(init?.body);
    return { message: 'Logged in successfully', account } as T;
  };
  const router = createMemoryRouter(
    [
      { path: '/login', element: <Page /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/login'] },
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
  ['admin', '/admin', '1'],
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
