import { readProductQuery } from '@tivara/contracts';
import { choose, clearFilters, removeFilter, selectedFilters, valuesOf } from './derive';

const query = (search: string) => readProductQuery(new URLSearchParams(search));

test('multiple-choice groups add values, single-choice groups replace them', () => {
  const several = choose(query('Shape_Name=Round'), 'Shape_Name', 'Panto', true);
  expect(several.Shape_Name).toEqual(['Round', 'Panto']);
  expect(choose(several, 'Shape_Name', 'Round', false).Shape_Name).toEqual(['Panto']);
  expect(choose(query('Gender=MEN'), 'Gender', 'WOMEN', true).Gender).toBe('WOMEN');
  expect(choose(query('Gender=MEN'), 'Gender', 'MEN', false).Gender).toBe('');
});

test('choosing a value twice adds it once', () => {
  const once = choose(query(''), 'Material_Name', 'TITANIUM', true);
  expect(choose(once, 'Material_Name', 'TITANIUM', true).Material_Name).toEqual(['TITANIUM']);
});

test('a changed query restarts at page 1', () => {
  expect(choose(query('page=3'), 'Gender', 'MEN', true).page).toBe(1);
  expect(removeFilter(query('q=gold&page=3'), 'q', 'gold')).toMatchObject({ q: '', page: 1 });
});

test('values are removed one at a time', () => {
  const two = query('Shape_Name=Round&Shape_Name=Oval&Size=44,50&Gender=MEN');
  expect(removeFilter(two, 'Shape_Name', 'Oval')).toEqual(
    query('Shape_Name=Round&Size=44,50&Gender=MEN'),
  );
  expect(removeFilter(two, 'Size', '')).toEqual(
    query('Shape_Name=Round&Shape_Name=Oval&Gender=MEN'),
  );
  expect(removeFilter(query('q=gold&exact=1'), 'q', 'gold')).toEqual(query(''));
});

test('clearing filters keeps an exact search exact', () => {
  expect(clearFilters(query('exact=1&Gender=MEN'))).toEqual(query('exact=1'));
});

test('Clear Filter keeps only the sort order', () => {
  const all = query('Gender=MEN&Color=GOLD&Size=44,50&q=thin&sort=-size&Shape_Name=Round&page=2');
  expect(clearFilters(all)).toEqual(query('sort=-size'));
});

test('the values of a group are whole, and those of a lock if it has one', () => {
  expect(valuesOf(query('Color=RED GOLD'), 'Color', [])).toEqual(['RED GOLD']);
  expect(valuesOf(query(''), 'Color', [])).toEqual([]);
  const lock = { group: 'Color' as const, values: ['RED', 'BLUE'] };
  expect(valuesOf(query('Color=GOLD'), 'Color', [lock])).toEqual(['RED', 'BLUE']);
  expect(valuesOf(query('Gender=MEN'), 'Gender', [lock])).toEqual(['MEN']);
});

test('chips show group names and values', () => {
  const search = 'Material_Name=TITANIUM&Material_Name=ACETATE&Size=44,56&q=thin';
  expect(selectedFilters(query(search)).map(({ name, values }) => [name, values])).toEqual([
    ['Search', ['thin']],
    ['Material Name', ['TITANIUM', 'ACETATE']],
    ['Size', ['44 – 56']],
  ]);
});
