import { LIMITS } from '@tivara/contracts';
import { PICTURE_TYPES, inTurn, limitsText, preparePicture } from './prepare-picture';

test('the limits are in words', () => {
  expect(limitsText(PICTURE_TYPES)).toBe(
    'PNG, GIF, JPEG, WebP, AVIF or HEIC, at most 64 MB and 100 megapixels',
  );
  expect(limitsText('image/png,image/gif,image/jpeg')).toBe(
    'PNG, GIF or JPEG, at most 64 MB and 100 megapixels',
  );
});

test('a file that is too large is refused before it is read', async () => {
  const file = new File([], 'large.jpg');
  Object.defineProperty(file, 'size', { value: LIMITS.chosenPicture.bytes + 1 });
  await expect(preparePicture(file)).rejects.toThrow('has more than 64 MB');
});

test('work is done one by one, also after a failure', async () => {
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await Promise.resolve();
    order.push(`${name} ends`);
    if (name === 'a') throw new Error(name);
  };
  await Promise.allSettled([inTurn(work('a')), inTurn(work('b'))]);
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});
