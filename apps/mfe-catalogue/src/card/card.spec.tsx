import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WishlistHeartProps } from '@tivara/contracts';
import { Federation, FederationContext } from '@tivara/federation';
import { AppContext, createAppStore } from '@tivara/state';
import { MemoryRouter } from 'react-router-dom';
import { PRODUCT } from '../testing/fixtures';
import { Card } from './card';
import Preview from './fragment';

const Heart = ({ color, images }: WishlistHeartProps) => (
  <button>{`${color.color_name} ${images[0]}`}</button>
);

const api = () => Promise.reject(new Error('unexpected call'));

async function renderCard(load: () => Promise<unknown> = async () => ({ default: Heart })) {
  const store = createAppStore();
  const { container } = await act(async () =>
    render(
      <FederationContext value={new Federation(load)}>
        <AppContext value={{ store, api }}>
          <MemoryRouter>
            <Card product={PRODUCT} heading="h2" sizes="33vw" />
          </MemoryRouter>
        </AppContext>
      </FederationContext>,
    ),
  );
  const pictures = () => [...container.querySelectorAll('img')].map((image) => image.src);
  return { user: userEvent.setup(), pictures, container, store };
}

test('shows six characters; the accessible name is the full name', async () => {
  await renderCard();
  const link = screen.getByRole('link', { name: 'TV-104 Meridian' });
  expect(link).toHaveAttribute('href', '/product/7');
  expect(link).toHaveAttribute('title', 'TV-104 Meridian');
  expect(screen.getByText('TV-104')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'TV-104 Meridian' })).toBeVisible();
});

test('choosing a colour changes the pictures, the link, what is saved and what is compared', async () => {
  const { user, pictures, store } = await renderCard();
  expect(pictures()).toEqual([expect.stringContaining('/media/gold-1/s600.jpg')]);
  await user.click(screen.getByRole('radio', { name: 'GUN' }));
  expect(pictures()).toEqual([expect.stringContaining('/media/gun-1/s600.jpg')]);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/product/7?color=GUN');
  expect(screen.getByText('GUN /media/gun-1/1200.jpg')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Compare TV-104 Meridian in gun' }));
  expect(store.getState().comparison).toEqual([{ product_id: 7, color_id: 2 }]);
});

test('the second picture covers the first on hover', async () => {
  const { user, pictures, container } = await renderCard();
  const visibleSecond = () => container.querySelector('.second.visible');
  await user.hover(screen.getByRole('link'));
  expect(pictures()[1]).toContain('/media/gold-2/s600.jpg');
  // Hidden until loaded.
  expect(visibleSecond()).toBeNull();
  fireEvent.load(container.querySelectorAll('img')[1] as HTMLElement);
  expect(visibleSecond()).not.toBeNull();
  await user.unhover(screen.getByRole('link'));
  expect(visibleSecond()).toBeNull();
});

test('a preview has no links and no heart, and renders without colours', async () => {
  const heart = jest.fn();
  const { container, rerender } = render(
    <FederationContext value={new Federation(heart)}>
      <Preview product={{ ...PRODUCT, colors: [] }} preview />
    </FederationContext>,
  );
  expect(screen.getByText('TV-104')).toBeVisible();
  rerender(
    <FederationContext value={new Federation(heart)}>
      <Preview product={PRODUCT} preview />
    </FederationContext>,
  );
  const second = screen.getByRole('button', { name: 'Second picture' });
  fireEvent.click(second);
  expect(second).toHaveAttribute('aria-pressed', 'true');
  expect(container.querySelectorAll('img')).toHaveLength(2);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(heart).not.toHaveBeenCalled();
});

test('a heart that fails to load can be retried', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest
    .fn<Promise<unknown>, []>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue({ default: Heart });
  const { user } = await renderCard(load);
  await user.click(screen.getByRole('button', { name: /^Couldn’t load the heart .* Try again$/ }));
  expect(await screen.findByText(/^GOLD/)).toBeVisible();
  error.mockRestore();
});
