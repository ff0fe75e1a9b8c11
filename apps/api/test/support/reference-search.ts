import { FACETED, type ProductQuery } from '@tivara/contracts';
import type { DemoCatalogue, DemoProduct } from '../../src/seed/demo-data.js';

/** Case-insensitive form, char by letter; written without the code under test. */
const fold = (text: string) =>
  [...text.normalize('NFKC')]
    .map((char) => char.toUpperCase())
    .flatMap((chars) => [...chars])
    .map((char) => char.toLowerCase())
    .join('')
    .normalize('NFKC');

const byCodePoint = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

type Group = Exclude<
  keyof ProductQuery,
  'Size' | 'Width' | 'q' | 'term' | 'exact' | 'sort' | 'page' | 'pageSize'
>;

const CHOICES = FACETED.filter((row) => row.kind === 'choice');
type ChoiceGroup = (typeof CHOICES)[number]['facet']['group'];

const values = (catalogue: DemoCatalogue): Record<Group, string[]> => ({
  Gender: catalogue.categories,
  Material_Name: catalogue.materials,
  Color: catalogue.colors.map(({ name }) => name),
  Collection_Name: catalogue.collections.map(({ name }) => name),
  Finishing_Name: catalogue.finishings,
  Frame_Type: catalogue.frameTypes.map(({ name }) => name),
  Shape_Name: catalogue.shapes.map(({ name }) => name),
  ...(Object.fromEntries(CHOICES.map(({ facet, values }) => [facet.group, [...values]])) as Record<
    ChoiceGroup,
    string[]
  >),
});

/** Whether a product fits one group's choice; nothing chosen fits. (SPEC 5, Catalogue filtering) */
function fits(product: DemoProduct, group: Group, query: ProductQuery): boolean {
  const among = (chosen: string[], value: string) => !chosen.length || chosen.includes(value);
  switch (group) {
    case 'Gender':
      return !query.Gender || product.category === query.Gender;
    case 'Color':
      return product.colors.some(({ name }) => name.includes(query.Color));
    case 'Material_Name':
      return among(query.Material_Name, product.material);
    case 'Collection_Name':
      return among(query.Collection_Name, product.collection);
    case 'Finishing_Name':
      return among(query.Finishing_Name, product.finishing);
    case 'Frame_Type':
      return among(query.Frame_Type, product.frameType);
    case 'Shape_Name':
      return among(query.Shape_Name, product.shape);
    default:
      return CHOICES.filter(({ facet }) => facet.group === group).every(
        ({ field }) => !query[group] || product[field] === query[group],
      );
  }
}

function fitsTextAndRanges(product: DemoProduct, { q, Size, Width }: ProductQuery): boolean {
  const { category, name, material, description, colors } = product;
  const texts = [category, name, material, description, colors[0]?.name ?? ''];
  const found = !q || texts.some((text) => fold(text).includes(fold(q)));
  const isWithin = (value: number, [from, to]: ProductQuery['Size']) =>
    from === undefined || to === undefined || (value >= from && value <= to);
  const width = product.measures ? 2 * product.size + product.measures.bridge_mm + 12 : NaN;
  return found && isWithin(product.size, Size) && isWithin(width, Width);
}

const sortText: Record<string, (product: DemoProduct) => string> = {
  name: ({ name }) => fold(name),
  size: ({ size }) => String(size),
  category: ({ category }) => fold(category),
  material: ({ material }) => fold(material),
  collection: ({ collection }) => fold(collection),
};

/** SPEC section 5 over a catalogue in memory: the product names found, in order, with total and counts. */
export function expectedSearch(catalogue: DemoCatalogue, query: ProductQuery) {
  const all = values(catalogue);
  const groups = Object.keys(all) as Group[];
  const base = catalogue.products.filter((product) => fitsTextAndRanges(product, query));
  const select = (own?: Group, choice: ProductQuery = query) =>
    base.filter((product) =>
      groups.every((group) => fits(product, group, group === own ? choice : query)),
    );
  const facets = Object.fromEntries(
    groups.map((group) => {
      const single = !Array.isArray(query[group]);
      const count = (value: string) =>
        select(group, { ...query, [group]: single ? value : [value] }).length;
      return [group, Object.fromEntries(all[group].map((value) => [value, count(value)]))];
    }),
  );
  const found = select();
  const key = sortText[query.sort.replace('-', '')];
  const sign = query.sort.startsWith('-') ? -1 : 1;
  if (query.sort === '-newest') found.reverse();
  else if (key) found.sort((a, b) => sign * byCodePoint(key(a), key(b)));
  const start = (query.page - 1) * query.pageSize;
  return {
    names: found.slice(start, start + query.pageSize).map(({ name }) => name),
    total: found.length,
    facets,
  };
}
