import { contentFields } from '@tivara/contracts';
import { checkContent } from './content.ts';

const { block, list, picture, text } = contentFields;
const isPicture = (name: unknown) => name === 'craft';
const fields = {
  title: text('Heading', 5),
  picture: picture('Picture', 2, 'As wide as the page'),
  facts: list('Facts', 'fact', [0, 1], { label: text('What it is', 9) }),
};
const check = (initial: Parameters<typeof block<typeof fields>>[3]) =>
  checkContent({ home: { band: block('/', 'Band', fields, initial) } }, 'catalogue', isPicture);

test.each([
  ['a text that is too long', { title: 'Autumn' }, 'title'],
  ['a picture that the site did not come with', { picture: 'autumn' }, 'picture'],
  ['an item without its text', { facts: [{ label: '' }] }, 'facts.0.label'],
])('a build with %s is refused', (_, change, field) => {
  const valid = { title: 'Band', picture: 'craft', facts: [] };
  expect(() => check(valid)).not.toThrow();
  expect(() => check({ ...valid, ...change })).toThrow(
    `catalogue: the content band of home has no valid ${field}: `,
  );
});
