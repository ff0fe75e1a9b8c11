import { fillTemplate, unknownPlaceholder } from './reply-placeholders.js';

const ENQUIRY = {
  to_name: 'Asha {reference}',
  reference: 'TV-ABCDEFGH',
  store: '',
  visit: '',
  items: [
    { product_name: 'TV-104 Meridian', color_name: 'ROSE GOLD', picture: null },
    { product_name: 'TV-231 Deccan', color_name: '', picture: null },
  ],
};

test('placeholders are filled once, with a fallback where the enquiry has nothing', () => {
  const text = 'Hello {name}, {reference}: {frames} at {store}, {visit}. {sender} {other}';
  expect(fillTemplate(text, ENQUIRY, 'Priya')).toBe(
    'Hello Asha {reference}, TV-ABCDEFGH: TV-104 Meridian in rose gold, TV-231 Deccan at one of our stores, a time that suits you. Priya {other}',
  );
  const store = 'Optica Bandra, Mumbai';
  expect(fillTemplate('{store} {visit}', { ...ENQUIRY, store, visit: 'Monday' }, '')).toBe(
    `${store} Monday`,
  );
});

test('the first unknown placeholder of a template is named', () => {
  expect(unknownPlaceholder('Hello {name}, {surname} {age}')).toBe('surname');
  expect(unknownPlaceholder('{toString}')).toBe('toString');
  expect(unknownPlaceholder('Hello {name} { name }')).toBeNull();
});
