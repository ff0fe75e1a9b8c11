import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ContactText, TextLink } from './text';

const page = (
  <address>
    <ContactText>12 Hill Road</ContactText>
    <br />
    <ContactText>Bandra, Mumbai 400050</ContactText>
    <TextLink render={<a href="mailto:care@shop.example" />}>
      <ContactText>care@shop.example</ContactText>
    </TextLink>
  </address>
);

test.each([
  [
    'wraps it, as Chrome on iOS does',
    (text: Element) =>
      (text.innerHTML = `<chrome_annotation>${text.innerHTML}</chrome_annotation>`),
  ],
  [
    'splits it, as Chrome on iOS does',
    (text: Element) =>
      (text.innerHTML = text.innerHTML.replace(/\d+/, '<chrome_annotation>$&</chrome_annotation>')),
  ],
  [
    'replaces it, as Cloudflare does',
    (text: Element) =>
      (text.innerHTML =
        '<a class="__cf_email__" href="/cdn-cgi/l/email-protection">[email&#160;protected]</a>'),
  ],
])('contact data hydrates whatever %s', async (_how, change) => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  root.querySelectorAll('address > span, address a > span > span').forEach(change);
  const onRecoverableError = jest.fn();
  await act(async () => void hydrateRoot(root, page, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
});
