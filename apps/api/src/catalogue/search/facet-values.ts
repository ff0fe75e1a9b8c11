import { FILTER_GROUPS, LENSES, searchKey } from '@tivara/contracts';
import type { FacetGroup, ProductQuery } from '@tivara/contracts';
import type { DataSource } from 'typeorm';
import type { Sql } from '../../platform/database/sql.js';
import { positionOf } from '../position.js';

export interface FacetValue {
  facet: FacetGroup;
  id: number;
  name: string;
  nameKey: string;
}

export const FACET_COLUMNS = {
  Gender: 'category_id',
  Material_Name: 'material_id',
  Collection_Name: 'collection_id',
  Finishing_Name: 'finishing_id',
  Frame_Type: 'frame_type_id',
  Shape_Name: 'shape_id',
  Lens: 'lens_id',
} as const satisfies Record<Exclude<FacetGroup, 'Color'>, string>;

/** Of the two lenses; 0 where it is unknown. */
export const LENS_ID = `CASE p.lens ${LENSES.map((lens, at) => `WHEN '${lens}' THEN ${at + 1}`).join(' ')} ELSE 0 END`;
const LENS_VALUES = LENSES.map((name, at): FacetValue => {
  return { facet: 'Lens', id: at + 1, name, nameKey: searchKey(name) };
});

/** By group, in the order of listings. @param collections of `collection co` that shoppers see */
export async function readFacetValues(
  dataSource: Pick<DataSource, 'query'>,
  collections: Sql,
): Promise<FacetValue[]> {
  const tableOf = (facet: Exclude<FacetGroup, 'Lens'>) => {
    if (facet === 'Color') return 'color';
    if (facet === 'Collection_Name') return `collection co WHERE ${collections.text}`;
    return FACET_COLUMNS[facet].replace('_id', '');
  };
  const selects = FILTER_GROUPS.filter((facet) => facet !== 'Lens').map(
    (facet) =>
      `SELECT '${facet}' AS facet, id, name, name_key AS nameKey,
         ${facet === 'Collection_Name' ? positionOf('co') : 'id'} AS position FROM ${tableOf(facet)}`,
  );
  const stored: FacetValue[] = await dataSource.query(
    `SELECT facet, id, name, nameKey FROM (${selects.join(' UNION ALL ')}) v
     ORDER BY facet, position, id`,
    collections.values,
  );
  return [...stored, ...LENS_VALUES];
}

export const namesByGroup = (values: FacetValue[]): Record<FacetGroup, string[]> =>
  Object.fromEntries(
    FILTER_GROUPS.map((group) => [
      group,
      values.filter(({ facet }) => facet === group).map(({ name }) => name),
    ]),
  ) as Record<FacetGroup, string[]>;

/** Of the values with these names; a colour includes the two-tones that have it. (SPEC 5, Catalogue filtering) */
export const idsOf = (
  group: FacetGroup,
  names: readonly string[],
  values: FacetValue[],
): number[] =>
  values
    .filter(
      ({ facet, name }) =>
        facet === group &&
        names.some((wanted) => (group === 'Color' ? name.includes(wanted) : name === wanted)),
    )
    .map(({ id }) => id);

export type ChosenIds = Partial<Record<FacetGroup, number[]>>;

export const chosenIds = (query: ProductQuery, values: FacetValue[]): ChosenIds =>
  Object.fromEntries(
    FILTER_GROUPS.map((group) => [group, [query[group]].flat().filter(Boolean)] as const)
      .filter(([, names]) => names.length)
      .map(([group, names]) => [group, idsOf(group, names, values)]),
  );
