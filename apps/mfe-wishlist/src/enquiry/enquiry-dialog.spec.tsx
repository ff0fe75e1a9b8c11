import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LIMITS, MESSAGES, type AnyApiInit, type EnquiryBody } from '@tivara/contracts';
import { createAppStore } from '@tivara/state';
import { checkItems } from '../frame/check-items';
import { TestProviders, item, product } from '../testing';
import { EMPTY_DETAILS } from './contact-details';
import { EnquiryDialog } from './enquiry-dialog';

const DETAILS = {
  ...EMPTY_DETAILS,
  to_name: 'A',
  to_email: 'a@b.example',
  to_number: '9820011480',
};

async function sendAll(count: number, unavailable: number) {
  const items = Array.from({ length: count + unavailable }, (_, index) =>
    item(index + 1, 1, 'GOLD'),
  );
  const checked = checkItems(items, {
    products: items.slice(0, count).map(({ product_id }) => product(product_id, [1, 'GOLD'])),
    requestedIds: items.map(({ product_id }) => product_id),
    failed: false,
  });
  const sent: EnquiryBody[] = [];
  const onSent = jest.fn();
  const post = (_: string, { body }: AnyApiInit) => {
    sent.push(body as EnquiryBody);
    return { message: MESSAGES.enquirySent, reference: 'TV-23456789' };
  };
  render(
    <TestProviders store={createAppStore()} answers={{ '/api/email': post }}>
      <EnquiryDialog
        open
        onOpenChange={jest.fn()}
        items={checked}
        draft={DETAILS}
        onDraft={jest.fn()}
        onSent={onSent}
        returnFocus={() => null}
      />
    </TestProviders>,
  );
  const text = (await screen.findByRole('dialog')).textContent;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  const [, handled] = onSent.mock.calls[0] as [unknown, unknown[]];
  return { text, sent: sent[0]?.wishlist.length, handled: handled.length };
}

test.each([
  [1, 0, 'Your enquiry includes one frame. We answer'],
  [3, 0, 'Your enquiry includes three frames. We answer'],
  [2, 1, 'Your enquiry includes two frames. One frame no longer in the catalogue is left out.'],
])(
  '%d available and %d unavailable frames are all handled',
  async (count, unavailable, description) => {
    const { text, sent, handled } = await sendAll(count, unavailable);
    expect(text).toContain(description);
    expect([sent, handled]).toEqual([count, count + unavailable]);
  },
);

test('an enquiry includes the first frames up to the limit, the others stay on the list', async () => {
  const max = LIMITS.enquiryItems;
  const { text, sent, handled } = await sendAll(max + 2, 0);
  expect(text).toContain(`Your enquiry includes the first ${max} of your ${max + 2} frames`);
  expect([sent, handled]).toEqual([max, max]);
});
