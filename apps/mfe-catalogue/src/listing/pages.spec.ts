import { beginsList, pagesOf } from './pages';

test('pages stand together, five at most, and the next one begins anew', () => {
  expect([1, 2, 5, 6, 7, 51].map((page) => pagesOf({ page }))).toEqual([
    [1],
    [1, 2],
    [1, 2, 3, 4, 5],
    [6],
    [6, 7],
    [51],
  ]);
  expect([1, 2, 5, 6, 51].map(beginsList)).toEqual([true, false, false, true, true]);
});
