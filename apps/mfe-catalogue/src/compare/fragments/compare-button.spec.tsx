import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppContext, createAppStore } from '@tivara/state';
import { PRODUCT } from '../../testing/fixtures';
import CompareButton from './compare-button';

const api = () => Promise.reject(new Error('unexpected call'));
const [gold, gun] = PRODUCT.colors;

function renderButtons() {
  const store = createAppStore();
  render(
    <AppContext value={{ store, api }}>
      {gold && <CompareButton product={PRODUCT} color={gold} variant="icon" />}
      {gun && <CompareButton product={PRODUCT} color={gun} variant="text" />}
    </AppContext>,
  );
  const button = (colour: string) =>
    screen.getByRole('button', { name: `Compare TV-104 Meridian in ${colour}` });
  return { store, user: userEvent.setup(), button };
}

test('adds and removes its colour', async () => {
  const { store, user, button } = renderButtons();
  await user.click(button('gun'));
  expect(button('gun')).toHaveAttribute('aria-pressed', 'true');
  expect(button('gold')).toHaveAttribute('aria-pressed', 'false');
  expect(store.getState().comparison).toEqual([{ product_id: 7, color_id: 2 }]);
  await user.click(button('gun'));
  expect(button('gun')).toHaveAttribute('aria-pressed', 'false');
  expect(store.getState().comparison).toEqual([]);
});

test('a fourth frame is refused', async () => {
  const { store, user, button } = renderButtons();
  const three = [1, 2, 3].map((product_id) => ({ product_id, color_id: 1 }));
  store.getState().setComparison(three);
  await user.click(button('gold'));
  expect(button('gold')).toHaveAttribute('aria-pressed', 'false');
  expect(store.getState().comparison).toEqual(three);
});
