import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WishlistHeartProps } from '@tivara/contracts';
import { Federation, FederationContext } from '@tivara/federation';
import { MemoryRouter } from 'react-router-dom';
import { PRODUCT } from '../testing/fixtures';
import { Card } from './card';
import Preview from './fragment';

const Heart = ({ color, images }: WishlistHeartProps) => (
  <button>{`${color.color_name} ${images[0]}`}</button>
);

async function show(load: () => Promise<unknown> = async () => ({ default: Heart })) {
  const { container } = await act(async () =>
    render(
      <FederationContext value={new Federation(load)}>
        <MemoryRouter>
          <Card product={PRODUCT} heading="h2" sizes="33vw" />
        </MemoryRouter>
      </FederationContext>,
    ),
  );
  const pictures = () => [...container.querySelectorAll('img')].map((image) => image.src);
  return { user: userEvent.setup(), pictures, container };
}

test('six characters are seen, the whole name is said', async () => {
  await show();
  const link = screen.getByRole('link', { name: 'TV-104 Meridian' });
  expect(link).toHaveAttribute('href', '/product/7');
  expect(link).toHaveAttribute('title', 'TV-104 Meridian');
  expect(screen.getByText('TV-104')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'TV-104 Meridian' })).toBeVisible();
});

test('another colour changes the pictures, the link and what the heart saves', async () => {
  const { user, pictures } = await show();
  expect(pictures()).toEqual([expect.stringContaining('/media/gold-1/s600.jpg')]);
  await user.click(screen.getByRole('radio', { name: 'GUN' }));
  expect(pictures()).toEqual([expect.stringContaining('/media/gun-1/s600.jpg')]);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/product/7?color=GUN');
  expect(screen.getByRole('button')).toHaveTextContent('GUN /media/gun-1/1200.jpg');
});

test('the second picture comes over the first while the pointer is on it', async () => {
  const { user, pictures, container } = await show();
  const shown = () => container.querySelector('.second.shown');
  await user.hover(screen.getByRole('link'));
  expect(pictures()[1]).toContain('/media/gold-2/s600.jpg');
  // Not before it has arrived.
  expect(shown()).toBeNull();
  fireEvent.load(container.querySelectorAll('img')[1] as HTMLElement);
  expect(shown()).not.toBeNull();
  await user.unhover(screen.getByRole('link'));
  expect(shown()).toBeNull();
});

test('a preview shows what there is, leads nowhere and saves nothing', async () => {
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

test('a heart that does not arrive says so and loads again', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest
    .fn<Promise<unknown>, []>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue({ default: Heart });
  const { user } = await show(load);
  await user.click(screen.getByRole('button', { name: /did not arrive. Try again/ }));
  expect(await screen.findByText(/^GOLD/)).toBeVisible();
  error.mockRestore();
});
