import {
  directionOf,
  exportPath,
  readTableSearch,
  rowsQuery,
  sortedBy,
  tablePath,
  viewQuery,
  writeTableSearch,
} from './table-search';
import type { TableSpec } from './table-spec';

const SPEC: TableSpec = {
  section: 'frames',
  label: 'Frames',
  path: '/api/admin/products',
  permissions: { export: 'catalogue:read' },
  sorts: ['name', '-name', 'size', '-size', '-newest'],
  defaultSort: 'name',
  filters: [
    { name: 'status', label: 'Status', options: { new: 'New' } },
    { name: 'city', label: 'City', options: 'text' },
    { name: 'shape_id', label: 'Shape', options: 'id' },
  ],
};
const read = (query: string) => readTableSearch(SPEC, new URLSearchParams(query));

test.each([
  '',
  'q=acetate&status=new&sort=-size&page=2&pageSize=30',
  'city=New+Delhi&shape_id=7',
  'hide=size%2Cmaterial&page=3',
])('%j is written as it is read', (query) =>
  expect(writeTableSearch(SPEC, read(query)).toString()).toBe(query),
);

test('a table may have page sizes of its own', () => {
  const spec: TableSpec = { ...SPEC, pageSizes: [30, 60, 90] };
  const sizeIn = (query: string) => readTableSearch(spec, new URLSearchParams(query)).pageSize;
  expect(['', 'pageSize=60', 'pageSize=10'].map(sizeIn)).toEqual([30, 60, 30]);
  const search = readTableSearch(spec, new URLSearchParams('pageSize=30'));
  expect(writeTableSearch(spec, search).toString()).toBe('');
});

test.each([
  'pageSize=7',
  'pageSize=100',
  'sort=colour',
  'page=0',
  'status=lost',
  'shape_id=round',
  'other=1',
  'hide=%3C',
])('unknown values fall back to the default: %j', (query) =>
  expect(read(query)).toEqual({
    q: '',
    sort: 'name',
    page: 1,
    pageSize: 10,
    filters: {},
    hidden: [],
  }),
);

test('a column sorts up, then down, from the first page', () => {
  const bySize = sortedBy(SPEC, read('page=3'), 'size');
  expect(bySize).toMatchObject({ sort: 'size', page: 1 });
  expect(directionOf(bySize, 'size')).toBe('ascending');
  const back = sortedBy(SPEC, bySize, 'size');
  expect(directionOf(back, 'size')).toBe('descending');
  expect(directionOf(back, 'name')).toBeUndefined();
  expect(sortedBy(SPEC, back, 'size').sort).toBe('size');
});

test('a column that sorts one way only sorts that way', () => {
  const newest = sortedBy(SPEC, read(''), 'newest');
  expect(newest.sort).toBe('-newest');
  expect(sortedBy(SPEC, newest, 'newest').sort).toBe('-newest');
});

test('a view has all but the page', () =>
  expect(viewQuery(SPEC, read('hide=size&sort=-size&page=3&pageSize=20'))).toBe(
    'sort=-size&hide=size&pageSize=20',
  ));

test('the path belongs to the section', () => {
  const search = read('q=gold&page=2');
  expect(tablePath(SPEC, search, null)).toBe('/admin/frames?q=gold&page=2');
  expect(tablePath(SPEC, search, '7')).toBe('/admin/frames?q=gold&page=2&id=7');
});

test('the request has page and size even if the URL does not', () =>
  expect(String(rowsQuery(read('q=gold&status=new')))).toBe(
    'q=gold&status=new&sort=name&page=1&pageSize=10',
  ));

test('the export covers all pages of the search', () =>
  expect(exportPath(SPEC, read('q=gold&sort=-size&page=3&pageSize=20'))).toBe(
    '/api/admin/products/export?q=gold&sort=-size',
  ));
