import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { WEEKDAYS, type OpeningHours, type Store } from '@tivara/contracts';
import { AppContext, createAppStore, createQueryClient } from '@tivara/state';
import { stubApi } from '@tivara/state/testing';
import Page from './page';

// The first render can take over a second on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

const HOURS = Object.fromEntries(
  WEEKDAYS.map((day) => [day, [{ opens: '10:00', closes: '20:00' }]]),
) as unknown as OpeningHours;
const STORE: Store = {
  store_id: 1,
  store_name: 'Lensmith Opticians',
  store_address: '14 Kala Ghoda Lane',
  locality: 'Fort',
  city: 'Mumbai',
  pincode: '400001',
  state: 'Maharashtra',
  subcity: 'Fort',
  bp_name: '',
  number: '',
  latitude: 18.93,
  longitude: 72.83,
  opening_hours: HOURS,
  holidays: [],
  email: '',
  version: 1,
};
const MONOCLE = { ...STORE, store_id: 2, store_name: 'Monocle', latitude: 18.92 };
const PUNE = { ...STORE, store_id: 3, store_name: 'Camp Optics', city: 'Pune', latitude: 18.52 };
const NOTE = 'Stores may close on public holidays. Call before you go.';

function renderPage(change: Partial<Store> = {}) {
  const store = { ...STORE, ...change };
  const api = stubApi((path) =>
    path === '/api/store/1' ? store : { items: [store, MONOCLE, PUNE], total: 3, page: 1 },
  );
  const router = createMemoryRouter([{ path: '/store/:store_id', element: <Page /> }], {
    initialEntries: ['/store/1'],
  });
  render(
    <AppContext value={{ store: createAppStore(), api }}>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppContext>,
  );
}

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-20T12:00:00+05:30'));
});

test('the map shows the store among the nearest ones of its city', async () => {
  renderPage();
  const map = await screen.findByRole('group', { name: 'Map of the stores in Mumbai, north up' });
  const monocle = await within(map).findByRole('link', { name: 'Monocle, Fort' });
  expect(monocle).not.toHaveAttribute('aria-current');
  expect(within(map).getByRole('link', { name: 'Lensmith Opticians, Fort' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(within(map).queryByRole('link', { name: /Camp Optics/ })).not.toBeInTheDocument();
});

test('a store without a position has no map', async () => {
  renderPage({ latitude: null, longitude: null });
  expect(await screen.findByRole('link', { name: 'Monocle' })).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: /^Map/ })).not.toBeInTheDocument();
});

test('the store is closed on the holidays listed, and there is no vaguer note', async () => {
  renderPage({ holidays: [{ from: '2026-12-25', until: '2026-12-25', label: 'Christmas' }] });
  expect(await screen.findByRole('row', { name: /25 December 2026/ })).toHaveTextContent(
    /^25 December 2026\s*Christmas\s*Closed$/,
  );
  expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
});

test('a holiday with hours is listed with them, and the week shows them on that day', async () => {
  const holiday = { from: '2026-12-20', until: '2026-12-20', label: 'Fair' };
  renderPage({ holidays: [{ ...holiday, opens: '11:00', closes: '16:00' }] });
  expect(await screen.findByRole('row', { name: /20 December 2026/ })).toHaveTextContent(
    /^20 December 2026\s*Fair\s*11:00–16:00$/,
  );
  expect(screen.getByRole('row', { name: /^Sunday/ })).toHaveTextContent('11:00–16:00');
  expect(screen.getByRole('row', { name: /^Saturday/ })).toHaveTextContent('10:00–20:00');
});

test('without holidays a note says that there may be some', async () => {
  renderPage();
  expect(await screen.findByText(NOTE)).toBeInTheDocument();
});
