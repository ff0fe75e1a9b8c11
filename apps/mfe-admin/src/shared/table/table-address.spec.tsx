import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { TableSearchBox } from '@tivara/ui';
import { TableTools } from './table-tools';
import type { TableSpec } from './table-spec';
import { useTableAddress } from './use-table-address';

const SPEC: TableSpec = {
  section: 'finishings',
  label: 'Finishings',
  path: '/api/admin/finishing',
  sorts: ['name'],
  defaultSort: 'name',
  filters: [
    { name: 'from', label: 'From', options: 'day' },
    { name: 'to', label: 'To', options: 'day' },
  ],
};
function Head() {
  const address = useTableAddress(SPEC);
  return (
    <>
      <TableSearchBox
        label="Search finishings"
        q={address.search.q}
        onSearch={(q) => address.update(() => ({ q, page: 1 }), true)}
        leaving={address.leaving}
      />
      <TableTools spec={SPEC} address={address} />
    </>
  );
}

/** Opens the section; each address takes a moment to come. */
function open() {
  const router = createMemoryRouter(
    [
      {
        path: '/admin/:section',
        element: <Head />,
        loader: () => new Promise((done) => setTimeout(done, 50)),
      },
    ],
    {
      initialEntries: ['/admin/finishings'],
      hydrationData: { loaderData: { '0': null } },
    },
  );
  render(<RouterProvider router={router} />);
  return router;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a row opened in the instant before the search follows stays open', async () => {
  const router = open();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zed' } });
  await act(async () => {
    void router.navigate('/admin/finishings?id=7');
    // Before React has rendered the pending navigation.
    jest.advanceTimersByTime(250);
  });
  await act(() => jest.advanceTimersByTimeAsync(400));
  expect(router.state.location.search).toBe('?q=zed&id=7');
});

test('two choices both apply, the second before React has rendered the first', async () => {
  const router = open();
  await act(async () => {
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-21' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-22' } });
  });
  await act(() => jest.advanceTimersByTimeAsync(400));
  expect(router.state.location.search).toBe('?from=2026-11-21&to=2026-11-22');
});
