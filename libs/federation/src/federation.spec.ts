import { Federation } from './federation';

test('Try again loads the failed modules of a remote, and leaves its loaded ones', async () => {
  const loads: string[] = [];
  const federation = new Federation(async (id, retryCount) => {
    loads.push(`${id} ${retryCount}`);
    if (id === 'wishlist/heart' && retryCount === 0) throw new Error('gone');
    return { id };
  });
  const count = await federation.load('wishlist/count');
  await expect(federation.load('wishlist/heart')).rejects.toThrow('gone');
  federation.retry('wishlist/heart');
  expect(await federation.load('wishlist/heart')).toEqual({ id: 'wishlist/heart' });
  expect(await federation.load('wishlist/count')).toBe(count);
  expect(loads).toEqual(['wishlist/count 0', 'wishlist/heart 0', 'wishlist/heart 1']);
});
