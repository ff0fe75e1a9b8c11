import { FILTER_GROUPS, type FacetGroup } from './attributes.js';
import { readProductQuery } from './filters.js';
import { searchKey } from './search-key.js';
import { lockOf, withLock } from './search-lock.js';

const NAMES: Record<FacetGroup, string[]> = {
  ...(Object.fromEntries(FILTER_GROUPS.map((group) => [group, [] as string[]])) as Record<
    FacetGroup,
    string[]
  >),
  Gender: ['MEN', 'WOMEN', 'UNISEX'],
  Material_Name: ['TITANIUM', 'ACETATE-TITANIUM', 'GOLD'],
  Color: ['GOLD', 'GUN', 'RED GOLD', 'STRASSE'],
  Collection_Name: ['Meridian', 'Goldi'],
  Finishing_Name: ['MATT', 'SATIN'],
  Frame_Type: ['Full rim', 'Half rim'],
  Shape_Name: ['Round', 'Panto'],
  Lens: ['OPTICAL', 'SUN'],
};

const VALUES = Object.fromEntries(
  FILTER_GROUPS.map((group) => [
    group,
    NAMES[group].map((name) => ({ name, nameKey: searchKey(name) })),
  ]),
) as Record<FacetGroup, { name: string; nameKey: string }[]>;

test.each([
  ['equals a name, whatever its case', 'women', 'Gender', ['WOMEN']],
  ['equals before it contains, in an earlier group or a later one', 'men', 'Gender', ['MEN']],
  [
    'equals a later name before it is part of an earlier one',
    'goldi',
    'Collection_Name',
    ['Goldi'],
  ],
  ['equals one of several names that contain it', ' Titanium ', 'Material_Name', ['TITANIUM']],
  ['the first group of two that have the name', 'gold', 'Material_Name', ['GOLD']],
  ['is part of several names', 'titan', 'Material_Name', ['TITANIUM', 'ACETATE-TITANIUM']],
  ['is part of several genders: the first by id', 'e', 'Gender', ['MEN']],
  ['is part of several colours: the first by id', 'gu', 'Color', ['GUN']],
  ['is part of names with a blank', 'rim', 'Frame_Type', ['Full rim', 'Half rim']],
  ['is written with other letters of the same word', 'straße', 'Color', ['STRASSE']],
])('a term that %s', (_what, term, group, values) => {
  expect(lockOf(term, VALUES)).toEqual({ group, values });
});

test.each(['', '   ', 'meridiam', '<script>', '%'])('%j locks nothing', (term) => {
  expect(lockOf(term, VALUES)).toBeNull();
});

test('a lock takes the place of what was chosen in its group, and of nothing else', () => {
  const query = readProductQuery(new URLSearchParams('Gender=MEN&Shape_Name=Round'));
  expect(withLock(query, { group: 'Gender', values: ['WOMEN'] })).toEqual({
    ...query,
    Gender: 'WOMEN',
  });
  expect(withLock(query, { group: 'Shape_Name', values: ['Panto', 'Oval'] })).toEqual({
    ...query,
    Shape_Name: ['Panto', 'Oval'],
  });
  expect(withLock(query, null)).toBe(query);
});
