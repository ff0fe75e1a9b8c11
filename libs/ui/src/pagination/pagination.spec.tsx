import { render, screen } from '@testing-library/react';
import { Pagination } from './pagination';

const renderPage = (page: number, total = 38) =>
  render(
    <Pagination
      label="Stores"
      page={page}
      pageSize={10}
      total={total}
      suffix="in Mumbai"
      link={(to) => <a href={`?page=${to}`} />}
    />,
  );
const previous = () => screen.getByRole('link', { name: 'Previous' });
const next = () => screen.getByRole('link', { name: 'Next' });

test('the first page has no previous one', () => {
  renderPage(1);
  expect(previous()).toHaveAttribute('aria-disabled', 'true');
  expect(previous()).not.toHaveAttribute('href');
  expect(next()).toHaveAttribute('href', '?page=2');
  expect(screen.getByText('1–10 of 38 in Mumbai')).toBeInTheDocument();
});

test('the last page has no next one and counts what it holds', () => {
  renderPage(4);
  expect(previous()).toHaveAttribute('href', '?page=3');
  expect(next()).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('31–38 of 38 in Mumbai')).toBeInTheDocument();
});

test('a full last page is an end', () => {
  renderPage(3, 30);
  expect(next()).toHaveAttribute('aria-disabled', 'true');
});

test('a page beyond the end leads back to the last one', () => {
  renderPage(9);
  expect(previous()).toHaveAttribute('href', '?page=4');
  expect(next()).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('0 of 38 in Mumbai')).toBeInTheDocument();
});
