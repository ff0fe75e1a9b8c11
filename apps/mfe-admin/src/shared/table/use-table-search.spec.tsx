import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { TableSearchBox } from '@tivara/ui';
import { TableTools } from './table-tools';
import type { TableSpec } from './table-spec';
import { useTableSearch } from './use-table-search';

const SPEC: TableSpec = {
  section: 'finishings',
  label: 'Finishings',
  path: '/api/admin/finishing',
  permissions: { export: 'catalogue:read' },
  sorts: ['name'],
  defaultSort: 'name',
  filters: [
    { name: 'from', label: 'From', options: 'day' },
    { name: 'to', label: 'To', options: 'day' },
  ],
};
function Head() {
  const table = useTableSearch(SPEC);
  return (
    <>
      <TableSearchBox
        label="Search finishings"
        q={table.search.q}
        onSearch={(q) => table.update(() => ({ q, page: 1 }), true)}
        leaving={table.leaving}
      />
      <TableTools spec={SPEC} table={table} />
    </>
  );
}

/** Opens the section; each navigation takes a moment. */
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

test('keeps a record open that was opened just before the search navigates', async () => {
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

test('applies two filters that are set before React has rendered the first', async () => {
  const router = open();
  await act(async () => {
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-21' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-22' } });
  });
  await act(() => jest.advanceTimersByTimeAsync(400));
  expect(router.state.location.search).toBe('?from=2026-11-21&to=2026-11-22');
});
