import { FILTER_GROUPS, isSingle } from '@tivara/contracts';
import type { FacetGroup, MultiGroup, ProductQuery } from '@tivara/contracts';
import type { DataSource } from 'typeorm';

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
} as const satisfies Record<Exclude<FacetGroup, 'Color'>, string>;

/** By group and id. */
export function readFacetValues(dataSource: Pick<DataSource, 'query'>): Promise<FacetValue[]> {
  const selects = FILTER_GROUPS.map(
    (facet) =>
      `SELECT '${facet}' AS facet, id, name, name_key AS nameKey FROM ${facet === 'Color' ? 'color' : FACET_COLUMNS[facet].replace('_id', '')}`,
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

const toId = ({ id }: FacetValue) => id;
