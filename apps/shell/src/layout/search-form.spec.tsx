import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import type { AppServices, Suggestions } from '@tivara/contracts';
import { Federation } from '@tivara/federation';
import { createAppStore, createQueryClient } from '@tivara/state';
import { Providers } from '../providers';
import { SearchForm } from './search-form';

const ANSWER: Suggestions = {
  products: [],
  collections: [],
  values: [],
  stores: [],
  pages: [],
  searches: ['sunset'],
};

// jsdom has no layout.
beforeAll(() => void (Element.prototype.scrollIntoView = () => undefined));

test('Enter takes the marked suggestion, but not while text is composed', async () => {
  const router = createMemoryRouter([{ path: '*', element: <SearchForm variant="header" /> }]);
  const api = (async () => ANSWER) as unknown as AppServices['api'];
  render(
    <Providers
      services={{ queryClient: createQueryClient(), api }}
      store={createAppStore()}
      federation={new Federation(async () => ({}), undefined)}
    >
      <RouterProvider router={router} />
    </Providers>,
  );
  const field = screen.getByRole('combobox');
  await userEvent.type(field, 'sun');
  await screen.findByRole('option', { name: 'sunset' });
  fireEvent.keyDown(field, { key: 'ArrowDown' });

  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  // Safari's Enter that ends a composition comes after it.
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: false });
  expect(router.state.location.pathname).toBe('/');
  expect(field).toHaveValue('sun');

  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  expect(router.state.location.pathname).toBe('/sunset');
});
