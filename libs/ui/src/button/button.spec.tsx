import { render, screen } from '@testing-library/react';
import { Button, LinkButton } from './button';

test('a busy button is disabled and reads Please wait', () => {
  const { rerender } = render(<Button busy={false}>Send</Button>);
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
  rerender(<Button busy>Send</Button>);
  expect(screen.getByRole('button', { name: 'Please wait' })).toBeDisabled();
});

test('a link that looks like a button stays the link that was given', () => {
  render(<LinkButton render={<a href="/product" data-kind="own" />}>See the frames</LinkButton>);
  const link = screen.getByRole('link', { name: 'See the frames' });
  expect(link).toHaveAttribute('href', '/product');
  expect(link).toHaveAttribute('data-kind', 'own');
});
