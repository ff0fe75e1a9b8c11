import { pagesToShow, startsNewList } from './query';

test('groups pages by five, then starts a new list', () => {
  expect([1, 2, 5, 6, 7, 51].map((page) => pagesToShow({ page }))).toEqual([
    [1],
    [1, 2],
    [1, 2, 3, 4, 5],
    [6],
    [6, 7],
    [51],
  ]);
  expect([1, 2, 5, 6, 51].map(startsNewList)).toEqual([true, false, false, true, true]);
});
