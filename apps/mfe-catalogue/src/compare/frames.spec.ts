import { textsOf } from '@tivara/state';
import { PRODUCT } from '../testing/fixtures';
import { FACTS, differs } from './facts';
import { findFrames, requestedFrames } from './frames';

const t = textsOf(undefined);
const other = { ...PRODUCT, product_id: 8, shape_name: 'Square' };

test('a link is cut to three frames', () => {
  const params = new URLSearchParams({ frames: '1-1,2-1,3-1,4-1' });
  expect(requestedFrames(params)).toEqual({
    frames: [1, 2, 3].map((product_id) => ({ product_id, color_id: 1 })),
    hasMore: true,
  });
  expect(requestedFrames(new URLSearchParams())).toEqual({ frames: [], hasMore: false });
});

test('frames are shown in the order and colours of the link, an unknown colour as the first, each once', () => {
  const frames = [
    { product_id: 8, color_id: 2 },
    { product_id: 9, color_id: 1 },
    { product_id: 7, color_id: 0 },
    { product_id: 7, color_id: 1 },
    { product_id: 8, color_id: 999 },
  ];
  const found = findFrames(frames, [PRODUCT, other]);
  expect(found.map(({ product, colour }) => [product.product_id, colour.color_name])).toEqual([
    [8, 'GUN'],
    [7, 'GOLD'],
    [8, 'GOLD'],
  ]);
});

test('says which facts differ, once there are two frames', () => {
  const differing = (...products: (typeof PRODUCT)[]) =>
    FACTS.filter(({ of }) => differs(t, products, of)).map(({ name }) => name);
  expect(differing(PRODUCT, other)).toEqual(['Shape']);
  expect(differing(PRODUCT, PRODUCT)).toEqual([]);
  expect(differs(t, [PRODUCT], ({ shape_name }) => shape_name)).toBeUndefined();
});
