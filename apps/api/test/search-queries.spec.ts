import { LIMITS, type ProductPage } from '@tivara/contracts';
import { loadDemoData, type DemoProduct } from '../src/seed/demo-data.js';
import { startApi, type TestApi } from './support/api.js';
import { SQLITE } from './support/engines.js';
import { HOSTILE_TERMS } from './support/hostile-terms.js';
import { present } from './support/present.js';
import { SEARCH_QUERIES, type Wanted } from './support/search-queries.js';

const MIN_SCORE = 0.95;

let api: TestApi;
let products: DemoProduct[];
beforeAll(async () => {
  const demo = await loadDemoData();
  products = demo.catalogue.products;
  api = await startApi(SQLITE, demo);
});
afterAll(() => api.close());

const codeOf = (name: string) => name.slice(0, LIMITS.cardName);

function fits(product: DemoProduct, wanted: Wanted): boolean {
  const { codes, not } = wanted;
  const isWithin = (measure: number | null | undefined, range?: readonly [number, number]) =>
    !range || ((measure ?? 0) >= range[0] && (measure ?? 0) <= range[1]);
  const isOne = (value: string | null | undefined, of: string | string[] | undefined) =>
    of === undefined || [of].flat().some((one) => one === value);
  const has = (colour: string, of: string | string[]) =>
    [of].flat().some((part) => colour.includes(part));
  const colours = product.colors.map(({ name }) => name);
  return (
    isOne(product.category, wanted.gender) &&
    isOne(product.material, wanted.material) &&
    isOne(product.collection, wanted.collection) &&
    isOne(product.finishing, wanted.finishing) &&
    isOne(product.frameType, wanted.frame) &&
    isOne(product.shape, wanted.shape) &&
    isOne(product.lens, wanted.lens) &&
    isOne(codeOf(product.name), codes) &&
    isWithin(product.size, wanted.size) &&
    isWithin(product.measures?.bridge_mm, wanted.bridge) &&
    isWithin(product.measures?.temple_mm, wanted.temple) &&
    isWithin(product.measures?.weight_g, wanted.weight) &&
    (!wanted.color || colours.some((colour) => has(colour, wanted.color ?? []))) &&
    (!not?.color || colours.some((colour) => !has(colour, not.color ?? []))) &&
    (!not || Boolean(not.color) || !fits(product, not))
  );
}

async function answerTo(query: string): Promise<ProductPage> {
  const parameters = new URLSearchParams({ term: query, pageSize: '100' });
  return api.get<ProductPage>(`/api/products?${parameters}`);
}

/** @returns null if it is as wanted */
async function differenceOf(query: string, wanted: Wanted): Promise<string | null> {
  const { items, search } = await answerTo(query);
  if (wanted.page)
    return search?.page?.path === wanted.page ? null : `${query}: offers ${search?.page?.path}`;
  const expected = products.filter((product) => fits(product, wanted)).map(({ name }) => name);
  const found = items.map(({ product_name }) => product_name);
  const missing = expected.filter((name) => !found.includes(name));
  const extra = found.filter((name) => !expected.includes(name));
  if (!missing.length && !extra.length) return null;
  const codes = (names: string[]) => names.map(codeOf).join();
  return `${query}: "${search?.label}" lacks ${codes(missing)}, adds ${codes(extra)}`;
}

test('searches are answered as a shop assistant would', async () => {
  const differences: string[] = [];
  for (const [query, wanted] of SEARCH_QUERIES) {
    const difference = await differenceOf(query, wanted);
    if (difference) differences.push(difference);
  }
  const score = 1 - differences.length / SEARCH_QUERIES.length;
  console.info(
    `${SEARCH_QUERIES.length - differences.length} of ${SEARCH_QUERIES.length} searches (${Math.round(100 * score)} %)`,
    differences,
  );
  expect(SEARCH_QUERIES.length).toBeGreaterThanOrEqual(150);
  expect(score).toBeGreaterThanOrEqual(MIN_SCORE);
});

test('no search is empty where a frame fits', async () => {
  const empty: string[] = [];
  for (const [query, { page }] of SEARCH_QUERIES)
    if (!page && (await answerTo(query)).total === 0) empty.push(query);
  expect(empty).toEqual([]);
});

test('hostile searches are answered', async () => {
  for (const term of HOSTILE_TERMS) expect(await answerTo(term)).toHaveProperty('search.label');
});

test('what a search is called means the same, and without a part it finds more', async () => {
  const idsOf = ({ items }: ProductPage) =>
    items.map(({ product_id }) => product_id).sort((a, b) => a - b);
  for (const [query] of SEARCH_QUERIES) {
    const page = await answerTo(query);
    const { label, parts } = present(page.search);
    if (parts.length < 2) continue;
    expect([label, idsOf(await answerTo(label))]).toEqual([label, idsOf(page)]);
    for (const { group, rest } of parts) {
      // Without one of two alternatives it finds less.
      if (group !== null && parts.filter((part) => part.group === group).length > 1) continue;
      const found = idsOf(await answerTo(rest));
      const lost = idsOf(page).filter((id) => !found.includes(id));
      expect([query, rest, lost]).toEqual([query, rest, []]);
    }
  }
});
