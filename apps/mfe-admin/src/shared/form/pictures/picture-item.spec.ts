import { itemOfFile, moved, sizeText, urlsOf, type PictureItem } from './picture-item';

const item = (key: string): PictureItem => ({ key, name: key, bytes: 1, picture: { url: key } });
const ROW = ['a', 'b', 'c'].map(item);
const keys = (items: PictureItem[]) => items.map(({ key }) => key).join('');

test.each([
  ['a', 2, 'bca'],
  ['c', 0, 'cab'],
  ['b', 2, 'acb'],
  ['b', 1, 'abc'],
  ['x', 0, 'abc'],
])('%s moved to %i makes %s', (key, to, order) => expect(keys(moved(ROW, key, to))).toBe(order));

test('two files of one name are two pictures without a URL', () => {
  const [one, other] = [new File(['x'], 'a.png'), new File(['x'], 'a.png')].map(itemOfFile);
  expect(one?.key).not.toBe(other?.key);
  expect(urlsOf([...ROW, one as PictureItem])).toEqual(['a', 'b', 'c']);
});

test.each([
  [12, '1 kB'],
  [443_900, '444 kB'],
  [2_140_000, '2.1 MB'],
])('%i bytes are %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));
