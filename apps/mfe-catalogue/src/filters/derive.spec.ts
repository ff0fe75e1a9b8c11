import { readProductQuery } from '@tivara/contracts';
import { choose, cleared, isChosen, without } from './derive';
import { selectedFilters } from './words';

const query = (search: string) => readProductQuery(new URLSearchParams(search));

test('a group of several keeps its other values, a single one gives its value up', () => {
  const several = choose(query('Shape_Name=Round'), 'Shape_Name', 'Panto', true);
  expect(several.Shape_Name).toEqual(['Round', 'Panto']);
  expect(choose(several, 'Shape_Name', 'Round', false).Shape_Name).toEqual(['Panto']);
  expect(choose(query('Gender=MEN'), 'Gender', 'WOMEN', true).Gender).toBe('WOMEN');
  expect(choose(query('Gender=MEN'), 'Gender', 'MEN', false).Gender).toBe('');
});

test('choosing a value twice is choosing it once', () => {
  const once = choose(query(''), 'Material_Name', 'TITANIUM', true);
  expect(choose(once, 'Material_Name', 'TITANIUM', true).Material_Name).toEqual(['TITANIUM']);
});

test('a changed question begins at its first page', () => {
  expect(choose(query('page=3'), 'Gender', 'MEN', true).page).toBe(1);
  expect(without(query('q=gold&page=3'), 'q', 'gold')).toMatchObject({ q: '', page: 1 });
});

test('values are taken back one at a time', () => {
  const two = query('Shape_Name=Round&Shape_Name=Oval&Size=44,50&Gender=MEN');
  expect(without(two, 'Shape_Name', 'Oval')).toEqual(
    query('Shape_Name=Round&Size=44,50&Gender=MEN'),
  );
  expect(without(two, 'Size', '')).toEqual(query('Shape_Name=Round&Shape_Name=Oval&Gender=MEN'));
  expect(without(query('q=gold&exact=1'), 'q', 'gold')).toEqual(query(''));
});

test('a search page that insists on its term goes on insisting', () => {
  expect(cleared(query('exact=1&Gender=MEN'))).toEqual(query('exact=1'));
});

test('Clear Filter leaves only the order', () => {
  const all = query('Gender=MEN&Color=GOLD&Size=44,50&q=thin&sort=-size&Shape_Name=Round&page=2');
  expect(cleared(all)).toEqual(query('sort=-size'));
});

test('isChosen tells a value from one that contains it', () => {
  expect(isChosen(query('Color=GOLD'), 'Color', 'GOLD')).toBe(true);
  expect(isChosen(query('Color=RED GOLD'), 'Color', 'GOLD')).toBe(false);
});

test('chips name each group in words, with its values', () => {
  const search = 'Material_Name=TITANIUM&Material_Name=ACETATE&Size=44,56&q=thin';
  expect(selectedFilters(query(search)).map(({ name, values }) => [name, values])).toEqual([
    ['Search', ['thin']],
    ['Material Name', ['TITANIUM', 'ACETATE']],
    ['Size', ['44 – 56']],
  ]);
});
