import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ApiError, type Page as PageOf, type Store, type StorePlace } from '@tivara/contracts';
import { AppContext, createAppStore, createQueryClient } from '@tivara/state';
import { stubApi } from '@tivara/state/testing';
import Page from './page';

// The first render can take over a second on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

const PLACES: StorePlace[] = [
  { city: 'Mumbai', stores: 12, latitude: 19.03, longitude: 72.84, states: { Maharashtra: 12 } },
  { city: 'Pune', stores: 1, latitude: 18.53, longitude: 73.85, states: { Maharashtra: 1 } },
];
const LOCALITIES: Record<string, string[]> = {
  Mumbai: ['Bandra West', 'Fort'],
  Pune: ['Koregaon Park'],
};
const STORE: Store = {
  store_id: 1,
  store_name: 'Lensmith Opticians',
  store_address: '14 Kala Ghoda Lane',
  locality: 'Fort',
  city: 'Mumbai',
  pincode: '400001',
  state: 'Maharashtra',
  subcity: 'Fort',
  bp_name: 'Lensmith Opticians',
  number: '',
  latitude: 18.93,
  longitude: 72.83,
  opening_hours: null,
  holidays: [],
  email: '',
  version: 1,
};
const page = (items: Store[], total = items.length): PageOf<Store> => ({
  items,
  total,
  page: 1,
  pageSize: 10,
});

function renderPage(
  address = '/store',
  stores: (path: string) => unknown = () => page([STORE], 12),
) {
  const requests: string[] = [];
  const api = stubApi((path) => {
    requests.push(path);
    if (path === '/api/store/places') return PLACES;
    if (!path.startsWith('/api/store/cities')) return stores(path);
    const city = new URLSearchParams(path.split('?')[1]).get('city') ?? '';
    return [{ city, localities: LOCALITIES[city], stores: 1 }];
  });
  const router = createMemoryRouter([{ path: '/store', element: <Page /> }], {
    initialEntries: [address],
  });
  render(
    <AppContext value={{ store: createAppStore(), api }}>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppContext>,
  );
  const at = () => router.state.location.pathname + router.state.location.search;
  return { user: userEvent.setup(), requests, at };
}
const search = (form: 'city' | 'pincode') => {
  const [byCity, byPincode] = screen.getAllByRole('button', { name: 'Search' });
  return (form === 'city' ? byCity : byPincode) as HTMLElement;
};

test('the locality is enabled by choosing a city and reset by changing it', async () => {
  const { user, at } = renderPage();
  const city = await screen.findByLabelText('City');
  const locality = screen.getByLabelText('Locality');
  expect(locality).toBeDisabled();

  await user.selectOptions(city, 'Mumbai');
  expect(locality).toBeEnabled();
  await screen.findByRole('option', { name: 'Fort' });
  await user.selectOptions(locality, 'Fort');
  await user.selectOptions(city, 'Pune');
  expect(locality).toHaveValue('');

  await screen.findByRole('option', { name: 'Koregaon Park' });
  await user.selectOptions(locality, 'Koregaon Park');
  await user.click(search('city'));
  expect(at()).toBe('/store?city=Pune&locality=Koregaon+Park');
});

test('a search without a city or pincode shows an error and does not navigate', async () => {
  const { user, at } = renderPage();
  const city = await screen.findByLabelText('City');
  await user.click(search('city'));
  expect(city).toHaveAccessibleDescription('City is required.');
  expect(city).toHaveFocus();

  const pincode = screen.getByLabelText('Pincode');
  await user.type(pincode, '   ');
  await user.click(search('pincode'));
  expect(pincode).toHaveAccessibleDescription('Pincode is required.');
  expect(at()).toBe('/store');

  await user.type(pincode, '4');
  expect(pincode).not.toHaveAccessibleDescription();
});

test('Clear resets the form and the list', async () => {
  const { user, at } = renderPage('/store?city=Mumbai&locality=Fort');
  const city = await screen.findByLabelText('City');
  expect(city).toHaveValue('Mumbai');
  await screen.findByRole('option', { name: 'Fort' });
  expect(screen.getByLabelText('Locality')).toHaveValue('Fort');
  await user.click(screen.getAllByRole('link', { name: 'Clear' })[0] as HTMLElement);
  expect(at()).toBe('/store');
  expect(city).toHaveValue('');
});

test('a state is chosen from the list and marked on the map of India', async () => {
  const { user, requests, at } = renderPage();
  const state = await screen.findByRole('link', { name: 'Maharashtra 13 stores' });
  expect(screen.getByText('13 stores in 2 cities')).toBeInTheDocument();
  await user.click(state);
  expect(at()).toBe('/store?state=Maharashtra');
  expect(requests).toContain('/api/store?state=Maharashtra&page=1&pageSize=10');
  await waitFor(() => expect(state).toHaveAttribute('aria-current', 'true'));
  expect(screen.getByRole('navigation', { name: 'Map' })).toHaveTextContent('India/Maharashtra');
});

test('a city shows all its stores on its map, also those of other pages', async () => {
  const next = { ...STORE, store_id: 2, store_name: 'Monocle', latitude: 18.92 };
  const unknown = { ...STORE, store_id: 3, latitude: null, longitude: null };
  const { user, requests, at } = renderPage('/store?city=Mumbai', () =>
    page([STORE, next, unknown], 12),
  );
  const map = await screen.findByRole('group', { name: 'Map of the stores in Mumbai, north up' });
  const monocle = within(map).getByRole('link', { name: 'Monocle, Fort' });
  expect(monocle).toHaveAttribute('href', '/store/2');
  expect(within(map).getAllByRole('link')).toHaveLength(2);
  expect(screen.getByText('2 of 12 stores')).toBeInTheDocument();
  const table = screen.getByRole('table', { name: 'Stores' });
  expect(map.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(requests).toContain('/api/store?city=Mumbai&pageSize=100');
  await user.click(screen.getByRole('link', { name: 'India' }));
  expect(at()).toBe('/store');
  expect(await screen.findByRole('link', { name: 'Pune, 1 store' })).toBeInTheDocument();
});

test('a pincode marks its stores among those of the city', async () => {
  const other = { ...STORE, store_id: 2, store_name: 'Monocle', pincode: '400005' };
  renderPage('/store?pincode=400001', () => page([STORE, other], 2));
  const map = await screen.findByRole('group', { name: 'Map of the stores in Mumbai, north up' });
  const link = (name: string) => within(map).getByRole('link', { name });
  expect(link('Lensmith Opticians, Fort')).toHaveAttribute('aria-current', 'true');
  expect(link('Monocle, Fort')).not.toHaveAttribute('aria-current');
});

test('a store links to a maps search by address in a new tab', async () => {
  renderPage();
  const map = await screen.findByRole('link', { name: /^Map: Lensmith Opticians/ });
  expect(map).toHaveAttribute('target', '_blank');
  expect(map).toHaveAttribute('rel', 'noopener');
  expect(map.getAttribute('href')).toContain(
    encodeURIComponent('14 Kala Ghoda Lane, Fort, Mumbai 400001'),
  );
});

test('a pincode without stores shows the nearest ones with their distance', async () => {
  const { requests } = renderPage('/store?pincode=744101', (path) =>
    page(path.includes('near=') ? [{ ...STORE, distance_km: 1369.4 }] : []),
  );
  expect(await screen.findByText('No Store Available.')).toBeInTheDocument();
  const table = await screen.findByRole('table', { name: 'Nearest stores' });
  expect(within(table).getByText('1369 km')).toBeInTheDocument();
  expect(screen.getByText('The nearest stores to 744101:')).toBeInTheDocument();
  expect(
    screen.getByText('Distances are approximate, from the middle of 744101.'),
  ).toBeInTheDocument();
  expect(requests).toContain('/api/store?near=744101&pageSize=10');
});

test('a pincode of no postal area is explained', async () => {
  renderPage('/store?pincode=999999', () => page([]));
  expect(await screen.findByText('No Store Available.')).toBeInTheDocument();
  expect(await screen.findByText(/^No postal area we know begins with 999\./)).toBeInTheDocument();
});

test('a pincode that is not six digits is explained at its field', async () => {
  const { user, at } = renderPage();
  const pincode = await screen.findByLabelText('Pincode');
  await user.type(pincode, '40005{Enter}');
  expect(pincode).toHaveAccessibleDescription('Enter a six-digit pincode.');
  expect(pincode).toBeInvalid();
  expect(pincode).toHaveFocus();
  expect(at()).toBe('/store');
});

test('stores of a city have their distance from its middle', async () => {
  renderPage('/store?city=Mumbai', () => page([{ ...STORE, distance_km: 11.8 }]));
  expect(await screen.findByText('12 km')).toBeInTheDocument();
  expect(
    screen.getByText('Distances are approximate, from the middle of Mumbai.'),
  ).toBeInTheDocument();
});

test('a failed list keeps the forms and can be retried', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let broken = true;
  const { user } = renderPage('/store?city=Mumbai', () => {
    if (broken) throw new ApiError(503, 'The database is unavailable.');
    return page([STORE]);
  });
  expect(await screen.findByText('An error occurred')).toBeInTheDocument();
  expect(screen.getByLabelText('City')).toHaveValue('Mumbai');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Lensmith Opticians' })).toBeInTheDocument();
});

test('lists the nearest stores by geolocation without putting the position in the URL', async () => {
  const getCurrentPosition = (found: PositionCallback) =>
    found({ coords: { latitude: 18.93456, longitude: 72.82987 } } as GeolocationPosition);
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition },
  });
  const near = page([{ ...STORE, distance_km: 1.2 }], 12);
  const { user, requests, at } = renderPage('/store', (path) =>
    path.includes('near=') ? near : page([STORE], 12),
  );
  await user.click(await screen.findByRole('button', { name: 'Stores near me' }));
  expect(await screen.findByText('1 km')).toBeInTheDocument();
  expect(requests).toContain('/api/store?near=18.93%2C72.83&page=1&pageSize=10');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(requests).toContain('/api/store?near=18.93%2C72.83&page=2&pageSize=10');
  expect(at()).toBe('/store');
  await user.click(await screen.findByRole('button', { name: 'Show all stores' }));
  expect(screen.queryByText('1 km')).not.toBeInTheDocument();
});

test.each([
  [1, /Allow it for this site/],
  [2, /Couldn’t find your location/],
  [3, /took too long/],
])('explains geolocation error %i', async (code, message) => {
  const getCurrentPosition = (_: PositionCallback, failed: PositionErrorCallback) =>
    failed({ code } as GeolocationPositionError);
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition },
  });
  const { user } = renderPage();
  await user.click(await screen.findByRole('button', { name: 'Stores near me' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(await screen.findByText('Lensmith Opticians')).toBeInTheDocument();
});
