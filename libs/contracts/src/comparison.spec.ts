import { readFrames, writeFrames } from './comparison.js';

test('frames are read as they were written', () => {
  const frames = [
    { product_id: 12, color_id: 3 },
    { product_id: 12, color_id: 4 },
    { product_id: 15, color_id: 1 },
  ];
  expect(writeFrames(frames)).toBe('12-3,12-4,15-1');
  expect(readFrames('12-3,12-4,15-1')).toEqual(frames);
});

test('duplicates and unreadable parts are dropped', () => {
  const text = '12-3,,12-3,x,15,15-,-1-2,0-1,1-0,1.5-1,1234567890-1, 4-4,"7-1",15-1';
  expect(writeFrames(readFrames(text))).toBe('12-3,15-0,15-1');
  expect(readFrames('')).toEqual([]);
});

test('a product without a colour is read as its first', () => {
  expect(readFrames('1,4-2,1')).toEqual([
    { product_id: 1, color_id: 0 },
    { product_id: 4, color_id: 2 },
  ]);
});
