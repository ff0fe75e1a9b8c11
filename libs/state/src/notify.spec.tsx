import { act, render, screen } from '@testing-library/react';
import { useToaster } from 'react-hot-toast/headless';
import { notify } from './notify';

const Toasts = () =>
  useToaster().toasts.map(
    ({ id, message, visible }) => visible && <p key={id}>{String(message)}</p>,
  );

test('a success replaces the errors before it, and nothing else', () => {
  render(<Toasts />);
  act(() => {
    notify('Product added to wishlist', 'success');
    notify('Email is wrong.', 'error');
    notify('Password is wrong.', 'error');
  });
  expect(screen.getByText('Email is wrong.')).toBeVisible();
  act(() => notify('Signed up successfully', 'success'));
  expect(screen.queryByText(/is wrong/)).not.toBeInTheDocument();
  for (const text of ['Product added to wishlist', 'Signed up successfully'])
    expect(screen.getByText(text)).toBeVisible();
});

test('messages with one id replace each other, whatever their tone', () => {
  render(<Toasts />);
  const id = 'comparison';
  act(() => notify('Added', 'success', { id }));
  act(() => notify('Three at a time', 'error', { id }));
  expect(screen.queryByText('Added')).not.toBeInTheDocument();
  expect(screen.getByText('Three at a time')).toBeVisible();
  act(() => notify('Added', 'success', { id }));
  expect(screen.queryByText('Three at a time')).not.toBeInTheDocument();
  expect(screen.getByText('Added')).toBeVisible();
});
