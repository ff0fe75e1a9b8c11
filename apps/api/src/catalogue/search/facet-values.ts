import { FACETED, FILTER_GROUPS, referenceId, searchKey } from '@tivara/contracts';
import type { CHOICES, FacetGroup, ProductQuery } from '@tivara/contracts';
import type { DataSource } from 'typeorm';
import type { Sql } from '../../platform/database/sql.js';
import { positionOf } from '../position.js';

export interface FacetValue {
  facet: FacetGroup;
  id: number;
  name: string;
  nameKey: string;
}

type ValueGroup = Exclude<FacetGroup, 'Color'>;

/** What a product has of each group: the id of a record, or the place of a choice from 1 on; 0 where it is unknown. Colours are in a table of their own. */
export const FACET_COLUMNS = Object.fromEntries(
  FACETED.flatMap((row) => {
    if (row.kind === 'colors') return [];
    return [
      [row.facet.group, row.kind === 'choice' ? placeOf(row) : `p.${referenceId(row.field)}`],
    ];
  }),
) as Record<ValueGroup, string>;

function placeOf({ field, values }: (typeof CHOICES)[number]): string {
  const places = values.map((value, at) => `WHEN '${value}' THEN ${at + 1}`);
  return `CASE p.${field} ${places.join(' ')} ELSE 0 END`;
}

const CHOICE_VALUES = FACETED.flatMap((row) =>
  row.kind === 'choice'
    ? row.values.map((name, at): FacetValue => {
        return { facet: row.facet.group, id: at + 1, name, nameKey: searchKey(name) };
      })
    : [],
);

/** By group, in the order of listings. @param collections of `collection co` that shoppers see */
export async function readFacetValues(
  dataSource: Pick<DataSource, 'query'>,
  collections: Sql,
): Promise<FacetValue[]> {
  const selects = FACETED.filter((row) => row.kind !== 'choice').map(
    ({ field, facet: { group } }) => {
      const isOrdered = field === 'collection';
      const table = isOrdered ? `collection co WHERE ${collections.text}` : field;
      return `SELECT '${group}' AS facet, id, name, name_key AS nameKey,
         ${isOrdered ? positionOf('co') : 'id'} AS position FROM ${table}`;
    },
  );
  const stored: FacetValue[] = await dataSource.query(
    `SELECT facet, id, name, nameKey FROM (${selects.join(' UNION ALL ')}) v
     ORDER BY facet, position, id`,
    collections.values,
  );
  return [...stored, ...CHOICE_VALUES];
}

export type ValuesByGroup = Readonly<Record<FacetGroup, readonly FacetValue[]>>;

export const valuesByGroup = (values: FacetValue[]): ValuesByGroup =>
  Object.fromEntries(
    FILTER_GROUPS.map((group) => [group, values.filter(({ facet }) => facet === group)]),
  ) as unknown as ValuesByGroup;

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
