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
