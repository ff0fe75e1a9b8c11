import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { ApiError, MESSAGES, type SharedWishlist } from '@tivara/contracts';
import { createAppStore, createQueryClient } from '@tivara/state';
import { TestProviders, mockBrowser, item, product } from '../testing';
import Page, { load } from './page';

beforeAll(mockBrowser);

const frame = (id: number, color_id: number, color_name: string) => {
  const { colors, ...rest } = product(id, [color_id, color_name]);
  const [colour] = colors;
  return { ...rest, color_id, color_name, color_code: '#D4AF37', images: colour?.images ?? [] };
};
const LIST: SharedWishlist = {
  items: [frame(1, 1, 'GOLD'), frame(2, 2, 'GUN')],
  missing: 1,
  expires_at: '2027-02-19T10:00:00.000Z',
};
const TOKEN = 'a-token';

async function renderPage(answer: () => unknown, wishlist = [item(2, 2, 'GUN')]) {
  const store = createAppStore();
  store.setState({ wishlist });
  await act(async () => {
    render(
      <TestProviders
        store={store}
        answers={{ [`/api/wishlists/${TOKEN}`]: answer }}
        at={`/wishlist/shared/${TOKEN}`}
      >
        <Routes>
          <Route path="/wishlist/shared/:token" element={<Page />} />
        </Routes>
      </TestProviders>,
    );
  });
  return { store, user: userEvent.setup() };
}

test('shows the frames, the expiry date and the number of missing frames', async () => {
  await renderPage(() => LIST);
  expect(await screen.findByRole('link', { name: 'TV-101 Meridian' })).toHaveAttribute(
    'href',
    '/product/1?color=GOLD',
  );
  expect(screen.getByText(/^Two frames that someone/)).toHaveTextContent(
    'The link works until 19 February 2027. One frame is no longer in the catalogue.',
  );
});

test('saving all adds new items only, and can be undone', async () => {
  const { store, user } = await renderPage(() => LIST);
  await user.click(await screen.findByRole('button', { name: 'Save all to my wishlist' }));
  const ids = () => store.getState().wishlist.map(({ product_id }) => product_id);
  expect(ids()).toEqual([2, 1]);
  expect(store.getState().wishlist[1]).toEqual({
    ...item(1, 1, 'GOLD'),
    images: ['/media/a/720.jpg', '/media/b/720.jpg'],
  });
  expect(screen.getByRole('status')).toHaveTextContent('One frame added to your wishlist.');
  expect(screen.queryByRole('button', { name: 'Save all to my wishlist' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(ids()).toEqual([2]);
});

test.each([
  [404, MESSAGES.sharedUnknown],
  [410, MESSAGES.sharedExpired],
])('a %d response shows its message and sets the status', async (status, text) => {
  const answer = () => Promise.reject(new ApiError(status, 'gone'));
  await renderPage(answer);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the frames' })).toBeVisible();
  const context = {
    queryClient: createQueryClient(),
    api: answer,
    params: { token: TOKEN },
    url: new URL('http://site/'),
    signal: new AbortController().signal,
  };
  expect(await load(context as never)).toBe(status);
});

test('other errors propagate to the error boundary', async () => {
  const context = {
    queryClient: createQueryClient(),
    api: () => Promise.reject(new ApiError(503, 'busy')),
    params: { token: TOKEN },
  };
  await expect(load(context as never)).rejects.toThrow('busy');
});
