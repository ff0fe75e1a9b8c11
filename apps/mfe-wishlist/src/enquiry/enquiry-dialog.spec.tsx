import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { API, LIMITS, MESSAGES, type ApiInit, type EnquiryBody } from '@tivara/contracts';
import { createAppStore } from '@tivara/state';
import { checkItems } from '../list/check-items';
import { InShell, item, product } from '../testing';
import { EnquiryDialog } from './enquiry-dialog';

const DETAILS = { to_name: 'A', to_email: 'a@b.example', to_number: '9820011480' };

async function sendAll(count: number, gone: number) {
  const items = Array.from({ length: count + gone }, (_, index) => item(index + 1, 1, 'GOLD'));
  const checked = checkItems(items, {
    products: items.slice(0, count).map(({ product_id }) => product(product_id, [1, 'GOLD'])),
    asked: items.map(({ product_id }) => product_id),
    failed: false,
  });
  const sent: EnquiryBody[] = [];
  const onSent = jest.fn();
  const post = (_: string, init?: ApiInit) => {
    sent.push(init?.body as EnquiryBody);
    return { message: MESSAGES.enquirySent, reference: 'TV-23456789' };
  };
  render(
    <InShell store={createAppStore()} answers={{ [API.enquire]: post }}>
      <EnquiryDialog
        open
        onOpenChange={jest.fn()}
        items={checked}
        draft={DETAILS}
        onDraft={jest.fn()}
        onSent={onSent}
        returnFocus={() => null}
      />
    </InShell>,
  );
  const text = (await screen.findByRole('dialog')).textContent;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  const [, asked] = onSent.mock.calls[0] as [unknown, unknown[]];
  return { text, sent: sent[0]?.wishlist.length, asked: asked.length };
}

test.each([
  [1, 0, 'Your frame goes with the enquiry. We answer'],
  [3, 0, 'Your three frames go with the enquiry. We answer'],
  [2, 1, 'Your two frames go with the enquiry. One frame no longer in the catalogue is left out.'],
])('%d frames and %d that are gone: all are done with', async (count, gone, words) => {
  const { text, sent, asked } = await sendAll(count, gone);
  expect(text).toContain(words);
  expect([sent, asked]).toEqual([count, count + gone]);
});

test('more than an enquiry takes: the first go, the others stay on the list', async () => {
  const most = LIMITS.enquiryItems;
  const { text, sent, asked } = await sendAll(most + 2, 0);
  expect(text).toContain(`The first ${most} of your ${most + 2} frames go with the enquiry`);
  expect([sent, asked]).toEqual([most, most]);
});
