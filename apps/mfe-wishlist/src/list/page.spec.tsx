import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { MESSAGES, type WishlistItem } from '@tivara/contracts';
import { AppContext, createAppStore, createQueryClient, type AppStore } from '@tivara/state';
import Page from './page';

const item = (product_id: number, color_id: number, color_name: string): WishlistItem => ({
  product_id,
  product_name: `TV-10${product_id} Meridian`,
  category_name: 'UNISEX',
  material_name: 'TITANIUM',
  selected_color: { color_id, color_name },
  images: ['/a.jpg', '/b.jpg'],
});
const COLOURS = [{ color_id: 1, color_name: 'GOLD', color_code: '#D4AF37' }];

// jsdom has no media queries.
window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as never;

function pageOf(store: AppStore) {
  const api = <T,>() => Promise.resolve(COLOURS as T);
  return (
    <AppContext value={{ store, api }}>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>
          <Page />
        </MemoryRouter>
      </QueryClientProvider>
    </AppContext>
  );
}
function show(...items: WishlistItem[]) {
  const store = createAppStore();
  store.setState({ wishlist: items });
  render(pageOf(store));
  return { store, user: userEvent.setup() };
}

test('an empty list says so and leads to the frames', () => {
  show();
  expect(screen.getByText(MESSAGES.wishlistEmpty)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the frames' })).toHaveAttribute('href', '/product');
});

test('removing goes by product and colour id and hands the focus on', async () => {
  const { store, user } = show(
    item(1, 1, 'GOLD'),
    item(1, 1, 'YELLOW GOLD'),
    item(1, 2, 'GUN'),
    item(2, 1, 'GOLD'),
  );
  await user.click(screen.getByRole('button', { name: 'Remove TV-101 Meridian in gold' }));
  expect(store.getState().wishlist).toEqual([item(1, 2, 'GUN'), item(2, 1, 'GOLD')]);
  expect(screen.getByRole('button', { name: 'Remove TV-101 Meridian in gun' })).toHaveFocus();

  await user.keyboard('{Enter}');
  await user.keyboard('{Enter}');
  expect(screen.getByText(MESSAGES.wishlistEmpty)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Wishlist' })).toHaveFocus();
});

test('pictures move on every four seconds until they are paused', () => {
  jest.useFakeTimers();
  show(item(1, 1, 'GOLD'));
  const current = () => screen.getByRole('button', { current: true }).getAttribute('aria-label');
  expect(current()).toBe('Picture 1 of 2');
  act(() => jest.advanceTimersByTime(4000));
  expect(current()).toBe('Picture 2 of 2');
  act(() => screen.getByRole('button', { name: 'Pause the pictures' }).click());
  act(() => jest.advanceTimersByTime(9000));
  expect(current()).toBe('Picture 2 of 2');
  jest.useRealTimers();
});

test('hydration takes over the place that the server drew', async () => {
  const error = jest.spyOn(console, 'error');
  const store = createAppStore();
  store.setState({ wishlist: [item(1, 1, 'GOLD')] });
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(pageOf(createAppStore()));
  expect(root).toHaveTextContent('Wishlist');
  expect(root).not.toHaveTextContent(MESSAGES.wishlistEmpty);
  const tree = await act(async () => hydrateRoot(root, pageOf(store)));
  expect(root).toHaveTextContent('TV-101 Meridian');
  expect(error).not.toHaveBeenCalled();
  act(() => tree.unmount());
  error.mockRestore();
});
