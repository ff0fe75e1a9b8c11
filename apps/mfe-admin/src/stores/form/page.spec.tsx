import type { ReactElement } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ApiError, type Account, type AnyApiInit, type Store } from '@tivara/contracts';
import { AppContext, createAppStore, createQueryClient } from '@tivara/state';
import { stubApi } from '@tivara/state/testing';
import Page from './page';

// The guard's wait is tested with the guard.
jest.mock('@tivara/contracts', () => {
  const contracts = jest.requireActual('@tivara/contracts');
  return { ...contracts, LIMITS: { ...contracts.LIMITS, adminGuardMs: 0 } };
});

// On a loaded machine the first render takes longer than a second, and the draft timer another.
configure({ asyncUtilTimeout: 20_000 });

const ADMIN: Account = {
  account_id: 1,
  username: 'Priya',
  email: 'priya@x.example',
  role: 'admin',
  staff_role: 'owner',
  confirmed: true,
};

/** Renders a form's page behind its guard. @param answer the API's response to every other call; may throw */
function openForm(
  at: string,
  element: ReactElement,
  answer: (path: string, init: AnyApiInit) => unknown,
) {
  const calls: { path: string; method: string; body: unknown }[] = [];
  const api = stubApi((path, init) => {
    if (path === '/api/auth/me') return ADMIN;
    if (path.includes('pageSize=1')) return { total: 50 };
    calls.push({ path, method: init.method ?? 'GET', body: init.body });
    return answer(path, init);
  });
  const router = createMemoryRouter(
    [
      { path: '/admin/stores', element: 'table' },
      { path: at.split('?')[0] ?? '', element },
    ],
    { initialEntries: [at] },
  );
  const store = createAppStore();
  store.getState().setAccount(ADMIN);
  const view = render(
    <AppContext value={{ store, api }}>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppContext>,
  );
  return { ...view, user: userEvent.setup(), router, calls };
}

const STORE: Store = {
  store_id: 7,
  store_name: 'Daylight Optical',
  store_address: '8 Sea Face Arcade',
  locality: 'Worli',
  city: 'Mumbai',
  pincode: '400018',
  state: 'Maharashtra',
  subcity: '',
  bp_name: '',
  number: '',
  latitude: 19.01,
  longitude: 72.82,
  opening_hours: null,
  holidays: [],
  email: '',
  version: 3,
};
const saved = (store: Partial<Store>) => ({ ...STORE, version: 4, message: 'Saved', ...store });
const SIMILAR = [
  { id: 7, name: 'Daylight Optical, 8 Sea Face Arcade, 400018' },
  { id: 9, name: 'Daylight Opticals, 8 Sea Face Arcade, 400018' },
];
const isSave = ({ method }: { method?: string }) => method === 'PUT' || method === 'POST';

/** Opens the form of `store`. @param saves what the saves answer, one after the other; an error is thrown */
async function editOf(store: Store, ...saves: unknown[]) {
  const answer = (path: string, init: AnyApiInit) => {
    if (path === '/api/login') return { message: 'In', account: ADMIN };
    if (path.startsWith('/api/admin/store/similar'))
      return path.includes('Opticals') ? SIMILAR : [];
    if (!isSave(init)) return store;
    const next = saves.shift();
    if (next instanceof Error) throw next;
    return next;
  };
  const opened = openForm('/addstore?id=7', <Page />, answer);
  const name = await screen.findByLabelText('Store name');
  const sent = () =>
    opened.calls.filter(({ path }) => path === '/api/store/7' || path === '/api/store');
  return {
    ...opened,
    name,
    sent: () =>
      sent()
        .filter(isSave)
        .map(({ body }) => body),
  };
}
const edit = (...saves: unknown[]) => editOf(STORE, ...saves);
const send = () => screen.getByRole('button', { name: 'Save store' });

beforeEach(() => sessionStorage.clear());

test('an edit is prefilled and sends what was read, the pincode as a number', async () => {
  const { user, name, sent } = await edit(saved({ store_name: 'Daylight II' }));
  expect(name).toHaveValue('Daylight Optical');
  expect(screen.getByLabelText('Pincode')).toHaveValue('400018');
  await user.clear(name);
  await user.type(name, 'Daylight II');
  await user.click(send());
  await waitFor(() => expect(send()).toBeEnabled());
  expect(sent()).toEqual([
    expect.objectContaining({ store_name: 'Daylight II', pincode: 400018, version: 3 }),
  ]);
});

test('an edit warns of another store like it', async () => {
  const { user, name } = await edit();
  await user.type(name, 's');
  expect(await screen.findByRole('link', { name: SIMILAR[1]?.name })).toHaveAttribute(
    'href',
    '/addstore?id=9',
  );
  expect(screen.queryByRole('link', { name: SIMILAR[0]?.name })).not.toBeInTheDocument();
});

test('required fields are reported on submit, until they are filled', async () => {
  const { user, sent } = await edit();
  for (const label of ['Store name', 'Store address', 'Locality', 'City', 'Pincode'])
    await user.clear(screen.getByLabelText(label));
  expect(screen.queryByText('City is required.')).not.toBeInTheDocument();
  await user.click(send());
  for (const words of [
    'Store name is required.',
    'Store address is required.',
    'Locality is required.',
    'City is required.',
    'Pincode is required.',
  ])
    expect(await screen.findByText(words)).toBeVisible();
  await user.type(screen.getByLabelText('City'), ' ');
  expect(screen.getByText('City is required.')).toBeVisible();
  await user.type(screen.getByLabelText('City'), 'Pune');
  expect(screen.queryByText('City is required.')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Pincode'), '4000');
  expect(screen.getByText('Pincode must have six digits.')).toBeVisible();
  expect(sent()).toEqual([]);
});

test.each([
  [500, 'An error occurred', 'An error occurred. What you entered is still here'],
  [0, 'An error occurred', 'An error occurred. What you entered is still here'],
  [413, 'The body is too large.', 'The body is too large.'],
  [404, 'This store does not exist.', 'This store does not exist.'],
])(
  'a save that fails with %i keeps the input and can be retried',
  async (status, message, words) => {
    const { user, name, sent } = await edit(new ApiError(status, message), saved({}));
    await user.type(name, ' II');
    await user.click(send());
    expect(await screen.findByText(words, { exact: false, selector: 'p' })).toBeVisible();
    expect(name).toHaveValue('Daylight Optical II');
    expect(name).toBeEnabled();
    await user.click(send());
    await waitFor(() => expect(sent()).toHaveLength(2));
  },
);

test('shows each message of the API at its field, and the rest above the button', async () => {
  const errors = {
    locality: 'Locality has more than 120 characters.',
    city: 'City is required.',
    owner: 'owner should not exist.',
  };
  const { user } = await edit(new ApiError(400, 'Three things.', undefined, errors));
  await user.click(send());
  const locality = screen.getByLabelText('Locality');
  await waitFor(() => expect(locality).toHaveAccessibleDescription(errors.locality));
  expect(screen.getByLabelText('City')).toHaveAccessibleDescription(errors.city);
  expect(screen.getByText(errors.owner)).toBeVisible();
  expect(locality).toHaveFocus();
});

const THEIRS = { ...STORE, city: 'Pune', version: 9 };
const stale = () => new ApiError(409, 'Someone else has changed this meanwhile.', THEIRS);

test('a newer version is compared with the form’s, which can overwrite it', async () => {
  const { user, name, sent } = await edit(stale(), saved({}));
  await user.type(name, ' II');
  await user.click(send());
  const dialog = await screen.findByRole('dialog', { name: /Someone else saved this/ });
  const rows = within(dialog).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Store name.*Daylight Optical II.*Daylight Optical/),
    expect.stringMatching(/City.*Mumbai.*Pune/),
  ]);
  await user.click(within(dialog).getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({ store_name: 'Daylight Optical II', version: 9 });
});

test('the newer version can be taken over, and the next save edits it', async () => {
  const { user, name, sent } = await edit(stale(), saved({}));
  await user.type(name, ' II');
  await user.click(send());
  await user.click(await screen.findByRole('button', { name: 'Take theirs' }));
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Pune'));
  expect(name).toHaveValue('Daylight Optical');
  await user.click(send());
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({ city: 'Pune', version: 9 });
});

test('an expired session is renewed in a dialog, and the save continues', async () => {
  const { user, name, sent } = await edit(new ApiError(401, 'Please log in first.'), saved({}));
  await user.type(name, ' II');
  await user.click(send());
  const dialog = await screen.findByRole('dialog', { name: 'Log in to go on' });
  expect(within(dialog).getByLabelText('Email')).toHaveValue(ADMIN.email);
  await user.type(within(dialog).getByLabelText('Password'), 'four words for tests');
  await user.click(within(dialog).getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({ store_name: 'Daylight Optical II' });
});

test('a draft is restored, saves as an edit of the version it began with, and can be discarded', async () => {
  const first = await edit();
  await first.user.type(first.name, ' II');
  await waitFor(() => expect(sessionStorage.getItem('tivara.draft.store 7')).toContain(' II'));
  first.unmount();
  const { user, name } = await edit();
  await waitFor(() => expect(name).toHaveValue('Daylight Optical II'));
  expect(screen.getByText(/is back. It is not saved yet/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard it' }));
  expect(name).toHaveValue('Daylight Optical');
  expect(sessionStorage.getItem('tivara.draft.store 7')).toBeNull();
});

test('leaving needs confirmation only with unsaved changes', async () => {
  const { user, name, router } = await edit();
  await user.type(name, ' II');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(router.state.location.pathname).toBe('/addstore');
  await waitFor(() => expect(question).not.toBeInTheDocument());
  await user.clear(name);
  await user.type(name, 'Daylight Optical');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(await screen.findByText('table')).toBeVisible();
});

test('opening hours are entered day by day, and invalid ones are not sent', async () => {
  const { user, sent } = await edit(saved({}));
  await user.click(screen.getByLabelText('They are known'));
  await user.clear(screen.getByLabelText('Monday closes'));
  await user.type(screen.getByLabelText('Monday closes'), '09:00');
  await user.click(send());
  expect(await screen.findByText('Monday: 09:00 is not after 10:00.')).toBeVisible();
  expect(sent()).toEqual([]);
  await user.click(screen.getByLabelText('Monday'));
  await user.click(send());
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    opening_hours: { monday: [], tuesday: [{ opens: '10:00', closes: '20:00' }], sunday: [] },
  });
});

test('holidays are added, checked, sent and removed', async () => {
  const { user, sent } = await edit(saved({}), saved({}));
  await user.click(screen.getByRole('button', { name: 'Add a holiday' }));
  await user.click(send());
  expect(await screen.findByText('Each holiday needs a date.')).toBeVisible();
  expect(sent()).toEqual([]);
  const first = within(screen.getByRole('group', { name: 'Holiday 1' }));
  await user.type(first.getByLabelText('From'), '2026-11-08');
  await user.type(first.getByLabelText('Until'), '2026-11-07');
  expect(await screen.findByText('2026-11-07 is before 2026-11-08.')).toBeVisible();
  await user.clear(first.getByLabelText('Until'));
  await user.type(first.getByLabelText('Name'), 'Diwali');
  await user.click(send());
  await waitFor(() => expect(sent()).toHaveLength(1));
  const holidays = [{ from: '2026-11-08', until: '2026-11-08', label: 'Diwali' }];
  expect(sent()[0]).toMatchObject({ holidays });
});

test('a holiday’s hours are checked, sent, prefilled and compared', async () => {
  const eve = {
    from: '2026-12-24',
    until: '2026-12-24',
    label: '',
    opens: '10:00',
    closes: '16:00',
  };
  const theirs = { ...THEIRS, city: STORE.city, holidays: [{ ...eve, closes: '14:00' }] };
  const conflict = new ApiError(409, 'Someone else has changed this meanwhile.', theirs);
  const { user, sent } = await editOf({ ...STORE, holidays: [eve] }, conflict, saved({}));
  const closes = screen.getByLabelText('Closes');
  expect(screen.getByLabelText('Opens')).toHaveValue('10:00');
  expect(closes).toHaveValue('16:00');
  await user.clear(closes);
  await user.click(send());
  const both = '2026-12-24: enter both times, or neither if the store is closed.';
  expect(await screen.findByText(both)).toBeVisible();
  expect(sent()).toEqual([]);
  await user.type(closes, '15:00');
  await user.click(send());
  const dialog = await screen.findByRole('dialog', { name: /Someone else saved this/ });
  expect(within(dialog).getByRole('row', { name: /^Holidays/ })).toHaveTextContent(
    /2026-12-24 10:00-15:00.*2026-12-24 10:00-14:00/,
  );
  expect(sent()[0]).toMatchObject({ holidays: [{ ...eve, closes: '15:00' }] });
  await user.click(within(dialog).getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
});

test('a holiday’s hours are restored from the draft', async () => {
  const first = await edit();
  await first.user.click(screen.getByRole('button', { name: 'Add a holiday' }));
  await first.user.type(screen.getByLabelText('Opens'), '10:00');
  await waitFor(() => expect(sessionStorage.getItem('tivara.draft.store 7')).toContain('10:00'));
  first.unmount();
  await edit();
  await waitFor(() => expect(screen.getByLabelText('Opens')).toHaveValue('10:00'));
});

test('the holidays of a store are prefilled and can be removed', async () => {
  const holidays = [
    { from: '2026-11-08', until: '2026-11-10', label: 'Diwali' },
    { from: '2026-12-25', until: '2026-12-25', label: '' },
  ];
  const { user, sent } = await editOf({ ...STORE, holidays }, saved({}));
  await user.click(screen.getByRole('button', { name: 'Remove holiday 1' }));
  const left = within(screen.getByRole('group', { name: 'Holiday 1' }));
  expect(left.getByLabelText('From')).toHaveValue('2026-12-25');
  expect(left.getByLabelText('Until')).toHaveValue('');
  await user.click(send());
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ holidays: [holidays[1]] });
});
