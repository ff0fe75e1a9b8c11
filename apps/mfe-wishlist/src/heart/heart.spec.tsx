import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MESSAGES, type WishlistHeartProps } from '@tivara/contracts';
import { AppContext, createAppStore } from '@tivara/state';
import toast from 'react-hot-toast/headless';
import Heart from './heart';

const GOLD: WishlistHeartProps = {
  product: {
    product_id: 7,
    product_name: 'TV-104 Meridian',
    category_name: 'UNISEX',
    material_name: 'TITANIUM',
  },
  color: { color_id: 1, color_name: 'GOLD' },
  images: ['/1.jpg', '/2.jpg', '/3.jpg', '/4.jpg'],
  variant: 'icon',
};
const GUN = { ...GOLD, color: { color_id: 2, color_name: 'GUN' } };
const api = () => Promise.reject(new Error('unexpected call'));

function renderHearts(...hearts: WishlistHeartProps[]) {
  const store = createAppStore();
  render(
    <AppContext value={{ store, api }}>
      {hearts.map((props) => (
        <Heart key={props.color.color_id} {...props} />
      ))}
    </AppContext>,
  );
  return { store, user: userEvent.setup() };
}

afterEach(() => jest.restoreAllMocks());

test('the heart adds and removes its colour with a toast', async () => {
  const success = jest.spyOn(toast, 'success');
  const error = jest.spyOn(toast, 'error');
  const { store, user } = renderHearts(GOLD, GUN);
  const heart = screen.getByRole('button', { name: 'Save TV-104 Meridian in gold' });

  await user.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: /in gun/ })).toHaveAttribute('aria-pressed', 'false');
  expect(store.getState().wishlist).toEqual([
    {
      ...GOLD.product,
      selected_color: { color_id: 1, color_name: 'GOLD' },
      images: ['/1.jpg', '/2.jpg', '/3.jpg'],
    },
  ]);
  expect(success).toHaveBeenCalledWith(MESSAGES.wishlistAdded, expect.anything());

  await user.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(store.getState().wishlist).toEqual([]);
  expect(error).toHaveBeenCalledWith(MESSAGES.wishlistRemoved, expect.anything());
});

test('the button variant is labelled with its next action', async () => {
  const { user } = renderHearts({ ...GOLD, variant: 'button' });
  await user.click(screen.getByRole('button', { name: 'Add to wishlist' }));
  expect(screen.getByRole('button', { name: 'Remove from wishlist' })).toBeVisible();
});

test('the server renders every heart as not saved', () => {
  const store = createAppStore();
  store.getState().addToWishlist({
    ...GOLD.product,
    selected_color: { color_id: 1, color_name: 'GOLD' },
    images: [],
  });
  const html = renderToString(
    <AppContext value={{ store, api }}>
      <Heart {...GOLD} />
    </AppContext>,
  );
  expect(html).toContain('aria-pressed="false"');
});
