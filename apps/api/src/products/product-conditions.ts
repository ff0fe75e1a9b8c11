import {
  FILTER_GROUPS,
  isSingle,
  type FacetGroup,
  type MultiGroup,
  type ProductQuery,
} from '@tivara/contracts';
import type { DataSource } from 'typeorm';
import { searchKey } from '../database/search-key.js';
import { allOf, anyOf, contains, isIn, sql, type Sql } from '../database/sql.js';

/** A value of a reference table that products are grouped by. */
export interface FacetValue {
  facet: FacetGroup;
  id: number;
  name: string;
  nameKey: string;
}

/** Every group's table, and the product's column that points at it (colours are many to many). */
const FACET_TABLES: Readonly<Record<FacetGroup, string>> = {
  Gender: 'category',
  Material_Name: 'material',
  Color: 'color',
  Collection_Name: 'collection',
  Finishing_Name: 'finishing',
  Frame_Type: 'frame_type',
  Shape_Name: 'shape',
};
export const FACET_COLUMNS: Readonly<Record<Exclude<FacetGroup, 'Color'>, string>> = {
  Gender: 'category_id',
  Material_Name: 'material_id',
  Collection_Name: 'collection_id',
  Finishing_Name: 'finishing_id',
  Frame_Type: 'frame_type_id',
  Shape_Name: 'shape_id',
};

/** All values, by group and id. */
export function readFacetValues(dataSource: Pick<DataSource, 'query'>): Promise<FacetValue[]> {
  const selects = FILTER_GROUPS.map(
    (facet) =>
      `SELECT '${facet}' AS facet, id, name, name_key AS nameKey FROM ${FACET_TABLES[facet]}`,
  );
  return dataSource.query(`${selects.join(' UNION ALL ')} ORDER BY facet, id`);
}

export const namesByGroup = (values: FacetValue[]): Record<FacetGroup, string[]> =>
  Object.fromEntries(
    FILTER_GROUPS.map((group) => [
      group,
      values.filter(({ facet }) => facet === group).map(({ name }) => name),
    ]),
  ) as Record<FacetGroup, string[]>;

const hasColor = (ids: number[], more = '') => {
  const { text, values } = isIn('pc.color_id', ids);
  return sql(
    `EXISTS (SELECT 1 FROM product_color pc WHERE pc.product_id = p.id${more} AND ${text})`,
    ...values,
  );
};

/**
 * What the search texts, the size and being published leave of `product p`. (SPEC 5, Catalogue filtering)
 * Names are compared here, in the code, and turned into ids, so that an answer never depends on an engine's collation.
 */
export function baseConditions({ q, term, Size }: ProductQuery, values: FacetValue[]): Sql {
  const pieces = [sql('p.published = 1')];
  if (Size.length) pieces.push(sql('p.size BETWEEN ? AND ?', ...Size));
  for (const text of [q, term]) if (text) pieces.push(textCondition(text, values));
  return allOf(pieces);
}

/** Category, product name, material, description and first colour name. (SPEC 5, free-text search) */
export function textCondition(text: string, values: FacetValue[]): Sql {
  const part = searchKey(text);
  const matching = (facet: FacetGroup) =>
    values.filter((value) => value.facet === facet && value.nameKey.includes(part)).map(toId);
  return anyOf([
    isIn('p.category_id', matching('Gender')),
    isIn('p.material_id', matching('Material_Name')),
    contains('p.name_key', part),
    contains('p.description_key', part),
    hasColor(matching('Color'), ' AND pc.position = 0'),
  ]);
}

/** The ids that each group's choice allows; groups without a choice are left out. */
export type ChosenIds = Partial<Record<FacetGroup, number[]>>;

export function chosenIds(query: ProductQuery, values: FacetValue[]): ChosenIds {
  const ids = (facet: FacetGroup, fits: (name: string) => boolean) =>
    values.filter((value) => value.facet === facet && fits(value.name)).map(toId);
  const chosen: ChosenIds = {};
  if (query.Gender) chosen.Gender = ids('Gender', (name) => name === query.Gender);
  if (query.Color) chosen.Color = ids('Color', (name) => name.includes(query.Color));
  for (const group of Object.keys(FACET_COLUMNS) as (keyof typeof FACET_COLUMNS)[]) {
    if (isSingle(group)) continue;
    const names = query[group satisfies MultiGroup];
    if (names.length) chosen[group] = ids(group, (name) => names.includes(name));
  }
  return chosen;
}

/** What the choices leave of `product p`. */
export const groupConditions = ({ Color, ...others }: ChosenIds): Sql[] => [
  ...(Color ? [hasColor(Color)] : []),
  ...Object.entries(others).map(([group, ids]) =>
    isIn(`p.${FACET_COLUMNS[group as keyof typeof FACET_COLUMNS]}`, ids),
  ),
];

const toId = ({ id }: FacetValue) => id;
