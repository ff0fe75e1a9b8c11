import { render, screen, within } from '@testing-library/react';
import { Table, type Column } from './table';

interface Frame {
  code: string;
  size: number;
}
const COLUMNS: Column<Frame>[] = [
  {
    key: 'code',
    header: 'Name',
    cell: ({ code }) => code,
    sort: { direction: 'descending', link: <a href="?sort=name" /> },
  },
  {
    key: 'size',
    header: 'Size',
    cell: ({ size }) => size,
    sort: { link: <a href="?sort=size" /> },
  },
];

test('a table names what it lists and how it is sorted', () => {
  const rows = [{ code: 'TV-104', size: 48 }];
  render(<Table caption="Frames" columns={COLUMNS} rows={rows} rowKey={({ code }) => code} />);
  const table = screen.getByRole('table', { name: 'Frames' });
  const [name, size] = within(table).getAllByRole('columnheader');
  expect(name).toHaveAttribute('aria-sort', 'descending');
  expect(size).not.toHaveAttribute('aria-sort');
  expect(screen.getByRole('link', { name: 'Size' })).toHaveAttribute('href', '?sort=size');
  expect(screen.getByRole('row', { name: 'TV-104 48' })).toBeInTheDocument();
});
