import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field, PasswordField } from './field';

test('an error is tied to its field and replaces the hint', () => {
  const { rerender } = render(<Field label="Pincode" hint="Six digits" />);
  const field = screen.getByLabelText('Pincode');
  expect(field).toHaveAccessibleDescription('Six digits');
  expect(field).not.toBeInvalid();

  rerender(<Field label="Pincode" hint="Six digits" error="Pincode is required." />);
  expect(field).toHaveAccessibleDescription('Pincode is required.');
  expect(field).toBeInvalid();
  expect(screen.queryByText('Six digits')).not.toBeInTheDocument();
});

test('two fields with the same label have their own errors', () => {
  render(
    <>
      <Field label="Name" error="Name is required." />
      <Field label="Name" />
    </>,
  );
  const [first, second] = screen.getAllByLabelText('Name');
  expect(first).toHaveAccessibleDescription('Name is required.');
  expect(second).not.toHaveAccessibleDescription();
});

test('a password is shown and hidden again', async () => {
  const user = userEvent.setup();
  render(<PasswordField label="Password" />);
  const field = screen.getByLabelText('Password');
  await user.type(field, 'sandalwood');
  expect(field).toHaveAttribute('type', 'password');
  const show = screen.getByRole('button', { name: 'Show password', pressed: false });
  await user.click(show);
  expect(field).toHaveAttribute('type', 'text');
  expect(show).toHaveAttribute('aria-pressed', 'true');
  await user.click(show);
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveValue('sandalwood');
});
