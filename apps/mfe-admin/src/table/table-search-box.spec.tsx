import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { TableSearchBox } from './table-search-box';
import type { TableSpec } from './table-spec';
import { useTableAddress } from './use-table-address';

const SPEC: TableSpec = {
  section: 'finishings',
  label: 'Finishings',
  path: '/api/admin/finishing',
  sorts: ['name'],
  defaultSort: 'name',
};
const Box = () => <TableSearchBox spec={SPEC} address={useTableAddress(SPEC)} />;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a row opened in the instant before the search follows stays open', async () => {
  const router = createMemoryRouter(
    [
      {
        path: '/admin',
        element: <Box />,
        loader: () => new Promise((done) => setTimeout(done, 50)),
      },
    ],
    {
      initialEntries: ['/admin?section=finishings'],
      hydrationData: { loaderData: { '0': null } },
    },
  );
  render(<RouterProvider router={router} />);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zed' } });
  await act(async () => {
    void router.navigate('/admin?section=finishings&id=7');
    // Before React has drawn that another address is on its way.
    jest.advanceTimersByTime(250);
  });
  await act(() => jest.advanceTimersByTimeAsync(400));
  expect(router.state.location.search).toBe('?section=finishings&q=zed&id=7');
});
