import { readProducts } from './catalogue.ts';
import { frameSpec } from './frame-spec.ts';
import { dimensionsOf, weightOf } from './measures.ts';

const products = await readProducts();

test('the catalogue has the measures of the models', () => {
  expect(products.map(({ code, measures }) => ({ code, ...measures }))).toMatchObject(
    products.map((product) => ({ code: product.code, ...dimensionsOf(frameSpec(product)) })),
  );
});

test.each(['TV-104', 'TV-401'])('the weight of %s is that of its model', (code) => {
  const product = products.find((one) => one.code === code);
  expect(product && Math.round(weightOf(frameSpec(product)))).toBe(product?.measures.weight_g);
});
