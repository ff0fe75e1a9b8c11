import {
  itemOfFile,
  itemOfPicture,
  moved,
  sizeText,
  urlsOf,
  warningsOf,
  type PictureItem,
} from './picture-item';

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

const GALLERY = { ratio: 1.5, width: 1000 };
const SMALL = 'Stored 800 pixels wide. Pages show it 1000 wide, so it may look blurred.';
test.each([
  [1200, 800, []],
  [1200, 810, []],
  [800, 533, [SMALL]],
  [1600, 800, ['Left and right are cut off, as you see it here.']],
  [800, 800, [SMALL, 'Top and bottom are cut off, as you see it here.']],
])('a chosen picture of %i × %i is warned of: %j', (width, height, warnings) => {
  const chosen = { ...item('a'), picture: { url: 'a', width, height } };
  expect(warningsOf(chosen, GALLERY)).toEqual(warnings);
});

test('a saved picture has the name of its file, and no warnings', () => {
  const saved = itemOfPicture({
    url: '/media/1fd3/400.jpg',
    file_name: 'a.jpg',
    width: 4,
    height: 9,
  });
  expect(saved.name).toBe('a.jpg');
  expect(warningsOf(saved, GALLERY)).toEqual([]);
});

const DARK = 'This picture is dark, and so is the text on it. Choose a lighter one.';
test.each([
  [true, 0.2, [DARK]],
  [true, 0.8, []],
  [false, 0.2, []],
  [true, undefined, []],
])('with text on it: %s, a brightness of %s warns: %j', (isUnderText, brightness, warnings) => {
  const chosen = { ...item('a'), picture: { url: 'a', width: 1500, height: 1000 } };
  expect(warningsOf(chosen, { ...GALLERY, isUnderText }, brightness)).toEqual(warnings);
});
