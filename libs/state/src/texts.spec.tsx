import { renderToStaticMarkup } from 'react-dom/server';
import { QueryClient } from '@tanstack/react-query';
import { SITE_CONTENT } from '@tivara/contracts';
import { siteContent } from './site-content';
import { textsOf } from './texts';

function texts(changes: Record<string, string>) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(siteContent.key('site'), {
    ...SITE_CONTENT,
    'site-wording': {
      changes: Object.entries(changes).map(([original, text]) => ({ original, text })),
    },
  });
  return textsOf(queryClient);
}

test('a text is what the code says until the admin words it', () => {
  expect(textsOf(undefined)('Store')).toBe('Store');
  expect(textsOf(new QueryClient())('Store')).toBe('Store');
  expect(texts({ Store: 'Shops' })('Store')).toBe('Shops');
});

test('values are filled in wherever the text has them, and may be left out', () => {
  const values = { number: 2, count: 5 };
  const original = 'Picture {number} of {count}';
  expect(textsOf(undefined)(original, values)).toBe('Picture 2 of 5');
  expect(texts({ [original]: '{count}, the {number}.' })(original, values)).toBe('5, the 2.');
  expect(texts({ [original]: 'Picture {number}' })(original, values)).toBe('Picture 2');
});

test('values can be elements', () => {
  const text = textsOf(undefined)('See {link}, or ask.', { link: <a href="/store">the stores</a> });
  expect(renderToStaticMarkup(<p>{text}</p>)).toBe(
    '<p><span>See </span><a href="/store">the stores</a><span>, or ask.</span></p>',
  );
});

test('what only looks like a value stays', () => {
  expect(textsOf(undefined)('The file {name} is too large.')).toBe('The file {name} is too large.');
});

test('content of an API that knows no wording changes nothing', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(siteContent.key('site'), { 'site-footer': {} });
  expect(textsOf(queryClient)('Store')).toBe('Store');
});
