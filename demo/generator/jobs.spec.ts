import { readProducts } from './catalogue.ts';
import { jobsFor } from './jobs.ts';
import { readIndex } from './renditions.ts';

const products = await readProducts();
const jobs = jobsFor(products);

test('every picture has a name of its own', () => {
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length);
});

test('every product has three views in each of its colours', () => {
  const views = jobs.filter(({ kind }) => kind === 'product');
  expect(views).toHaveLength(3 * products.flatMap(({ colors }) => colors).length);
});

test('the index has every picture with its alt text, and no other', async () => {
  const index = await readIndex();
  const texts = Object.entries(index).map(([name, { alt }]) => [name, alt]);
  expect(Object.fromEntries(texts)).toEqual(
    Object.fromEntries(jobs.map(({ name, alt }) => [name, alt])),
  );
});

test('a composition cannot show a product that the catalogue lacks', () => {
  const others = products.filter(({ code }) => code !== 'TV-506');
  expect(() => jobsFor(others)).toThrow('The catalogue has no TV-506 in GOLD.');
});
