import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ApiError } from '@tivara/contracts';
import { AppContext, createAppStore, createQueryClient } from '@tivara/state';
import { stubApi } from '@tivara/state/testing';
import Page from './page';

function open(query: string, answers: Record<string, unknown>) {
  const sent: [string, unknown][] = [];
  const api = stubApi(async (path, { body }) => {
    if (path === '/api/content/admin/login') throw new ApiError(503, 'No picture');
    sent.push([path, body]);
    const answer = await answers[path];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const router = createMemoryRouter(
    [
      { path: '/adminsignup', element: <Page /> },
      { path: '*', element: null },
    ],
    { initialEntries: [`/adminsignup${query}`] },
  );
  render(
    <AppContext value={{ store: createAppStore(), api }}>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppContext>,
  );
  return { user: userEvent.setup(), sent, path: () => router.state.location.pathname };
}

test('without an invitation there is no form and no request', () => {
  const { sent } = open('', {});
  expect(screen.getByRole('heading', { name: 'An invitation is needed' })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('an invalid invitation shows the reason', async () => {
  open('?token=old', {
    '/api/auth/invitation': new ApiError(
      400,
      'This invitation has expired. Please ask for a new one.',
    ),
  });
  expect(
    await screen.findByRole('heading', { name: 'This invitation does not work' }),
  ).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('This invitation has expired.');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('shows each message of the API at its field', async () => {
  const errors = { username: 'Username has more than 120 characters.', password: 'Too common.' };
  const { user } = open('?token=t', {
    '/api/auth/invitation': { email: 'a@x.example', role: 'admin', staff_role: 'support' },
    '/api/auth/register': new ApiError(400, 'Two things.', undefined, errors),
  });
  await user.type(screen.getByLabelText('Username'), 'Asha');
  await screen.findByDisplayValue('a@x.example');
  await user.type(screen.getByLabelText('Password'), 'password');
  await user.click(screen.getByRole('button', { name: 'Accept the invitation' }));
  expect(await screen.findByText(errors.username)).toBeVisible();
  expect(screen.getByLabelText('Username')).toHaveAccessibleDescription(errors.username);
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    expect.stringContaining(errors.password),
  );
});

test('keeps input that was typed during the check; the address is the invitation’s', async () => {
  const { user, sent, path } = open('?token=t', {
    '/api/auth/invitation': { email: 'a@x.example', role: 'admin', staff_role: 'support' },
    '/api/auth/register': { message: 'Signed up successfully' },
    '/api/auth/me': {
      account_id: 2,
      username: 'Asha',
      email: 'a@x.example',
      role: 'admin',
      staff_role: 'support',
    },
  });
  await user.type(screen.getByLabelText('Username'), 'Asha');
  expect(await screen.findByDisplayValue('a@x.example')).toHaveAttribute('readonly');
  expect(
    screen.getByText('You are invited as an administrator. Your role: Support.'),
  ).toBeVisible();
  expect(screen.getByLabelText('Username')).toHaveValue('Asha');
  await user.type(screen.getByLabelText('Password'), 'a long walk home');
  await user.click(screen.getByRole('button', { name: 'Accept the invitation' }));
  const body = { username: 'Asha', email: 'a@x.example', password: 'a long walk home' };
  expect(sent).toContainEqual(['/api/auth/register', { ...body, invitation: 't' }]);
  expect(path()).toBe('/admin');
});

test('an acceptance that is submitted before the invitation is checked waits for its address', async () => {
  let answer: (check: object) => void = () => undefined;
  const { user, sent } = open('?token=t', {
    '/api/auth/invitation': new Promise((resolve) => (answer = resolve)),
    '/api/auth/register': { message: 'Signed up successfully' },
    '/api/auth/me': null,
  });
  await user.type(screen.getByLabelText('Username'), 'Asha');
  await user.type(screen.getByLabelText('Password'), 'a long walk home');
  await user.click(screen.getByRole('button', { name: 'Accept the invitation' }));
  expect(screen.getByRole('button', { name: 'Please wait' })).toBeDisabled();
  expect(screen.queryByText('Email is required.')).not.toBeInTheDocument();
  expect(sent).toEqual([['/api/auth/invitation', { token: 't' }]]);
  answer({ email: 'a@x.example', role: 'customer', staff_role: null });
  const body = { username: 'Asha', email: 'a@x.example', password: 'a long walk home' };
  await waitFor(() =>
    expect(sent).toContainEqual(['/api/auth/register', { ...body, invitation: 't' }]),
  );
});
