import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ApiError, type Store } from '@tivara/contracts';
import { AppContext, createAppStore, createQueryClient } from '@tivara/state';
import { stubApi } from '@tivara/state/testing';
import Finder from './finder';

// The first render can take over a second on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

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
  version: 1,
};

const scrollIntoView = jest.fn();
const prefersReducedMotion = (matches: boolean) =>
  void (window.matchMedia = () => ({ matches }) as MediaQueryList);
beforeEach(() => {
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
  prefersReducedMotion(false);
});

function setup(stores: () => Store[] = () => [STORE]) {
  const requests: string[] = [];
  const api = stubApi((path) => {
    requests.push(path);
    return path === '/api/store/places' ? [] : { items: stores(), total: 1, page: 1, pageSize: 3 };
  });
  const product = { product_id: 4, product_name: 'TV-104 Meridian' };
  const router = createMemoryRouter([{ path: '*', element: <Finder product={product} /> }]);
  const element = (
    <AppContext value={{ store: createAppStore(), api }}>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppContext>
  );
  return { element, requests };
}

test('the server renders a link to the locator without requests', () => {
  const { element, requests } = setup();
  expect(renderToString(element)).toContain('href="/store"');
  expect(requests).toEqual([]);
});

test('expands inline and lists stores without promising stock', async () => {
  const user = userEvent.setup();
  const { element, requests } = setup();
  render(element);
  const button = screen.getByRole('button', { name: 'Find in a store' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const input = await screen.findByLabelText('City or pincode');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(input).toHaveAccessibleDescription('Enter a city or pincode.');
  expect(input).toHaveFocus();

  await user.type(input, 'Mumbai{Enter}');
  expect(await screen.findByText(/^Ask for TV-104 at one of these stores\./)).toBeInTheDocument();
  expect(requests).toContain('/api/store?city=Mumbai&pageSize=3');
  expect(screen.getByRole('link', { name: 'Daylight Optical' })).toHaveAttribute(
    'href',
    '/store/7',
  );
  await user.click(button);
  expect(screen.queryByLabelText('City or pincode')).not.toBeInTheDocument();
});

test.each([
  [false, 'smooth'],
  [true, 'instant'],
])('opening scrolls the panel into view, reduced motion %s: %s', async (matches, behavior) => {
  prefersReducedMotion(matches);
  const user = userEvent.setup();
  render(setup().element);
  const button = screen.getByRole('button', { name: 'Find in a store' });
  await user.click(button);
  const input = await screen.findByLabelText('City or pincode');
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest', behavior });
  expect(scrollIntoView.mock.contexts[0]).toContainElement(input);
  expect(button).toHaveFocus();
});

test('shows messages for no results and for a failed request', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = userEvent.setup();
  let answer = (): Store[] => {
    throw new ApiError(503, 'The database is unavailable.');
  };
  const { element } = setup(() => answer());
  render(element);
  await user.click(screen.getByRole('button', { name: 'Find in a store' }));
  await user.type(await screen.findByLabelText('City or pincode'), '400 018{Enter}');
  expect(await screen.findByText('The database is unavailable.')).toBeInTheDocument();
  answer = () => [];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^No Store Available\./)).toBeInTheDocument();
});
