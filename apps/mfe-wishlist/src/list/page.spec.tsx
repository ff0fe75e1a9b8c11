import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MESSAGES, type WishlistItem } from '@tivara/contracts';
import { createAppStore, type AppStore } from '@tivara/state';
import { TestProviders, mockBrowser, item, product, type Answers } from '../testing';
import Page from './page';

beforeAll(mockBrowser);

const pageOf = (store: AppStore, answers: Answers = {}) => (
  <TestProviders store={store} answers={answers}>
    <Page />
  </TestProviders>
);
function renderPage(items: WishlistItem[], answers: Answers = {}) {
  const store = createAppStore();
  store.setState({ wishlist: items });
  const { container } = render(pageOf(store, answers));
  return { store, container, user: userEvent.setup() };
}
const names = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);

test('an empty list links to the frames', () => {
  renderPage([]);
  expect(screen.getByText(MESSAGES.wishlistEmpty)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the frames' })).toHaveAttribute('href', '/product');
  expect(screen.queryByRole('button', { name: 'Send Enquiry' })).not.toBeInTheDocument();
});

test('removal matches product and colour id and moves focus', async () => {
  const { store, user } = renderPage([
    item(1, 1, 'GOLD'),
    item(1, 1, 'YELLOW GOLD'),
    item(1, 2, 'GUN'),
    item(2, 1, 'GOLD'),
  ]);
  await user.click(screen.getByRole('button', { name: 'Remove TV-101 Meridian in gold' }));
  expect(store.getState().wishlist).toEqual([item(1, 2, 'GUN'), item(2, 1, 'GOLD')]);
  expect(screen.getByRole('button', { name: 'Remove TV-101 Meridian in gun' })).toHaveFocus();

  await user.keyboard('{Enter}');
  await user.keyboard('{Enter}');
  expect(screen.getByText(MESSAGES.wishlistEmpty)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Wishlist' })).toHaveFocus();
});

test('undo restores an item to its position by keyboard', async () => {
  const all = [item(1, 1, 'GOLD'), item(2, 1, 'GOLD'), item(3, 1, 'GOLD')];
  const { store, user } = renderPage(all);
  await user.click(screen.getByRole('button', { name: 'Remove TV-101 Meridian in gold' }));
  await user.click(screen.getByRole('button', { name: 'Remove TV-102 Meridian in gold' }));
  expect(names()).toEqual(['TV-103 Meridian']);
  const undo = screen.getByRole('button', { name: 'Undo: put TV-102 Meridian in gold back' });
  undo.focus();
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['TV-102 Meridian', 'TV-103 Meridian']);
  expect(screen.getByRole('button', { name: 'Remove TV-102 Meridian in gold' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /^Undo: put TV-101/ }));
  expect(store.getState().wishlist).toEqual(all);
});

test('items without a colour id are removed one at a time', async () => {
  const { store, user } = renderPage([item(1, 0, 'GOLD'), item(1, 0, 'GUN')]);
  await user.click(screen.getByRole('button', { name: 'Remove TV-101 Meridian in gold' }));
  expect(store.getState().wishlist).toEqual([item(1, 0, 'GUN')]);
});

test('the slideshow advances every four seconds until paused', async () => {
  renderPage([item(1, 1, 'GOLD')], { '/api/products': () => [product(1, [1, 'GOLD'])] });
  await screen.findByRole('button', { name: 'Pause the pictures' });
  jest.useFakeTimers();
  const current = () => screen.getByRole('button', { current: true }).getAttribute('aria-label');
  act(() => screen.getByRole('button', { name: 'Pause the pictures' }).click());
  act(() => screen.getByRole('button', { name: 'Play the pictures' }).click());
  expect(current()).toBe('Picture 1 of 2');
  act(() => jest.advanceTimersByTime(3999));
  expect(current()).toBe('Picture 1 of 2');
  act(() => jest.advanceTimersByTime(1));
  expect(current()).toBe('Picture 2 of 2');
  act(() => screen.getByRole('button', { name: 'Pause the pictures' }).click());
  act(() => jest.advanceTimersByTime(9000));
  expect(current()).toBe('Picture 2 of 2');
  jest.useRealTimers();
});

test('catalogue pictures load in modern formats, and the next one is preloaded', async () => {
  const { container } = renderPage([item(1, 1, 'GOLD')], {
    '/api/products': () => [product(1, [1, 'GOLD'])],
  });
  expect(container.querySelector('img')).toBeNull();
  await waitFor(() => expect(container.querySelectorAll('img')).toHaveLength(2));
  expect(container.querySelector('source[type="image/avif"]')).toHaveAttribute(
    'srcset',
    '/media/a/400.avif 400w, /media/a/720.avif 720w, /media/a/1600.avif 1600w',
  );
});

test('falls back to stored pictures and names when the catalogue fails', async () => {
  const { container } = renderPage(
    [{ ...item(1, 1, 'GOLD'), images: ['https://elsewhere.example/x.jpg', '/media/a/720.jpg'] }],
    { '/api/products': () => Promise.reject(new Error('down')) },
  );
  await waitFor(() => expect(container.querySelectorAll('img')).toHaveLength(1));
  expect(container.querySelector('img')).toHaveAttribute('src', '/media/a/720.jpg');
  expect(screen.queryByText('No longer in the catalogue')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send Enquiry' })).toBeVisible();
});

test('marks unavailable items, but not renamed colours', async () => {
  renderPage([item(1, 1, 'GOLD'), item(2, 1, 'GOLD'), item(3, 7, 'OLD NAME')], {
    '/api/products': () => [product(1, [2, 'GUN']), product(3, [7, 'NEW NAME'])],
  });
  expect(await screen.findAllByText('No longer in the catalogue')).toHaveLength(2);
  expect(screen.getByText(/^Two frames are no longer in the catalogue/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'TV-103 Meridian' })).toHaveAttribute(
    'href',
    '/product/3?color=NEW+NAME',
  );
  expect(screen.queryByRole('link', { name: 'TV-102 Meridian' })).not.toBeInTheDocument();
});

test('only what the catalogue has can be compared, under its present name', async () => {
  renderPage([item(1, 1, 'GOLD'), item(3, 7, 'OLD NAME')], {
    '/api/products': () => [product(3, [7, 'NEW NAME'])],
  });
  const compare = await screen.findByRole('button', { name: /^Compare/ });
  expect(compare).toHaveTextContent('Compare TV-103 Meridian in NEW NAME (7)');
});

test('a long list has Show more, and prints in full', async () => {
  const many = Array.from({ length: 100 }, (_, index) => item(index + 1, 1, 'GOLD'));
  const { user } = renderPage(many);
  expect(names()).toHaveLength(48);
  await user.click(screen.getByRole('button', { name: 'Show 48 more of 100' }));
  expect(names()).toHaveLength(96);
  expect(screen.getAllByRole('link', { name: 'TV-1049 Meridian' })[0]).toHaveFocus();
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(names()).toHaveLength(100);
});

test('shows a notice when the browser cannot store the list', () => {
  const store = createAppStore();
  store.setState({ wishlist: [item(1, 1, 'GOLD')], isWishlistStored: false });
  render(pageOf(store));
  expect(screen.getByText(/isn’t letting us save your list/)).toBeVisible();
});

test('hydrates the server-rendered skeleton', async () => {
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
