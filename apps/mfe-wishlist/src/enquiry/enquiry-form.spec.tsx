import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import toast from 'react-hot-toast/headless';
import { ApiError, MESSAGES, type AnyApiInit, type EnquiryBody } from '@tivara/contracts';
import { createAppStore } from '@tivara/state';
import { TestProviders } from '../testing';
import { EMPTY_DETAILS } from './contact-details';
import { EnquiryForm } from './enquiry-form';

const ANSWER = { message: MESSAGES.enquirySent, reference: 'TV-23456789' };
const WISHLIST = [{ product_name: 'TV-101 Meridian', selected_color: 'GOLD', image: null }];

function renderForm(answer: (body: EnquiryBody) => unknown, wishlist = WISHLIST) {
  const sent: EnquiryBody[] = [];
  const onSent = jest.fn();
  const post = (_: string, { body }: AnyApiInit) => {
    sent.push(body as EnquiryBody);
    return answer(body as EnquiryBody);
  };
  const { unmount } = render(
    <TestProviders store={createAppStore()} answers={{ '/api/email': post }}>
      <EnquiryForm
        listId={JSON.stringify(wishlist)}
        wishlist={wishlist}
        draft={EMPTY_DETAILS}
        onDraft={jest.fn()}
        onSending={jest.fn()}
        onSent={onSent}
        onCancel={jest.fn()}
      />
    </TestProviders>,
  );
  return { user: userEvent.setup(), sent, onSent, unmount };
}
type User = ReturnType<typeof userEvent.setup>;

/** Pastes whole values, as browser autofill does. */
async function fill(user: User, phone = '98200 11480') {
  for (const [label, text] of [
    ['Name', ' Ananya Kulkarni '],
    ['Email', 'ananya@example.in'],
    ['Phone', phone],
  ] as const) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
}
const press = (user: User) => user.click(screen.getByRole('button', { name: 'Send' }));

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('fields are validated on submit, then on change', async () => {
  const { user, sent } = renderForm(() => ANSWER);
  await user.type(screen.getByLabelText('Phone'), '98200 1148');
  expect(screen.getByLabelText('Phone')).not.toBeInvalid();
  await press(user);
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name is required.');
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required.');
  const phone = screen.getByLabelText('Phone');
  expect(phone).toHaveAccessibleDescription('Enter a phone number of 10 digits.');
  await user.type(phone, '0');
  expect(phone).not.toBeInvalid();
  await user.type(screen.getByLabelText('Email'), 'name@host');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
    'Enter a valid e-mail address.',
  );
  expect(sent).toEqual([]);
});

test.each(['9820011480', '98200 11480', '+91 98200-11480', '(98200) 11480'])(
  'normalises the phone number %s to ten digits',
  async (phone) => {
    const { user, sent, onSent } = renderForm(() => ANSWER);
    await fill(user, phone);
    await press(user);
    await waitFor(() => expect(onSent).toHaveBeenCalledWith(ANSWER));
    expect(sent).toEqual([
      {
        data: {
          to_name: 'Ananya Kulkarni',
          to_email: 'ananya@example.in',
          to_number: '9820011480',
        },
        wishlist: WISHLIST,
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
  },
);

test('a second Enter while sending does not submit again', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const { user, sent, onSent } = renderForm(() => new Promise((resolve) => (answer = resolve)));
  await fill(user);
  await user.keyboard('{Enter}{Enter}');
  const button = await screen.findByRole('button', { name: 'Please wait' });
  expect(button).toBeDisabled();
  await user.keyboard('{Enter}');
  expect(sent).toHaveLength(1);
  answer(ANSWER);
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
});

test('a failure keeps the form values, and a retry reuses the idempotency key', async () => {
  const error = jest.spyOn(toast, 'error');
  const answers = [() => Promise.reject(new ApiError(0, MESSAGES.error)), () => ANSWER];
  const { user, sent, onSent } = renderForm(() => answers.shift()?.());
  await fill(user);
  await press(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Your details are still here');
  expect(error).toHaveBeenCalledWith('Failed to send wishlist.', expect.anything());
  expect(screen.getByLabelText('Email')).toHaveValue('ananya@example.in');
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
  await press(user);
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  expect(sent[1]).toEqual(sent[0]);
});

test('a correction after a failure gets a new idempotency key', async () => {
  const answers = [() => Promise.reject(new ApiError(503, 'busy')), () => ANSWER];
  const { user, sent, onSent } = renderForm(() => answers.shift()?.());
  await fill(user);
  await press(user);
  await screen.findByRole('alert');
  await user.type(screen.getByLabelText('Name'), 'x');
  await press(user);
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test('shows each message of the server at its field', async () => {
  const errors = { 'data.to_email': 'Enter a valid e-mail address.', 'data.to_number': 'No.' };
  const { user } = renderForm(() => Promise.reject(new ApiError(400, 'Two.', undefined, errors)));
  await fill(user);
  await press(user);
  expect(await screen.findByText('No.')).toBeVisible();
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('No.');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
    'Enter a valid e-mail address.',
  );
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('shows the server message for a 4xx response', async () => {
  const text = 'Too many attempts. Please try again in 15 minutes.';
  const { user } = renderForm(() => Promise.reject(new ApiError(429, text)));
  await fill(user);
  await press(user);
  expect(await screen.findByText(text)).toBeVisible();
});

test('tabs with the same list share a key; a different list, or a later enquiry, gets a new one', async () => {
  const keys: (string | undefined)[] = [];
  const failing = (body: EnquiryBody) => {
    keys.push(body.key);
    return Promise.reject(new ApiError(0, 'lost'));
  };
  const sendFrom = async (answer: (body: EnquiryBody) => unknown, wishlist = WISHLIST) => {
    const { user, unmount } = renderForm(answer, wishlist);
    await fill(user);
    await press(user);
    return unmount;
  };
  const tab = async (answer = failing, wishlist = WISHLIST) => {
    const unmount = await sendFrom(answer, wishlist);
    await screen.findByText(/Your details are still here/);
    unmount();
  };
  await tab();
  await tab();
  expect(keys[1]).toBe(keys[0]);
  await tab(failing, [{ product_name: 'TV-102 Goldi', selected_color: 'GOLD', image: null }]);
  expect(keys[2]).not.toBe(keys[0]);
  const stored = localStorage.getItem('wishlist-enquiry');
  const unmount = await sendFrom((body) => {
    keys.push(body.key);
    return ANSWER;
  });
  await waitFor(() => expect(localStorage.getItem('wishlist-enquiry')).toBeNull());
  unmount();
  expect(stored).toContain(keys[2]);
});
