import {
  ATTRIBUTES,
  PRODUCT_VALUES,
  isUpper,
  type ApiCall,
  type Attribute,
} from '@tivara/contracts';
import type { ChoicesQuery, TableFilter } from '../shared/table/table-spec';
import { namedIn, recordsQuery } from './form/lists';
import { sentenceCase } from './form/values';

type Recorded = Exclude<Attribute, { kind: 'choice' | 'number' }>;

/** What a value is called; names with a case of their own are shown as they are. */
export const shownName = (row: Attribute, name: string): string =>
  isUpper(row) ? sentenceCase(name) : name;

/** The records that products refer to, as ids with names. */
const choicesIn = (row: Recorded) => (api: ApiCall) =>
  ({
    ...recordsQuery(row.field)(api),
    select: (records: Record<string, string | number>[]) =>
      namedIn(row.field, records).map(({ id, name }) => [String(id), shownName(row, name)]),
  }) as unknown as ChoicesQuery;

function filterOf(row: Attribute): TableFilter[] {
  const { label } = row;
  switch (row.kind) {
    case 'number': {
      if (!('isRequired' in row)) return [];
      const { field: name, min, max, unit } = row;
      const values = Array.from({ length: max - min + 1 }, (_, at) => min + at);
      const options = values.map((value) => [String(value), `${value} ${unit}`] as const);
      return [{ name, label, options, isFurther: true }];
    }
    case 'choice': {
      const options = Object.fromEntries(row.values.map((value) => [value, shownName(row, value)]));
      return [{ name: row.field, label, options, isFurther: true }];
    }
    default:
      return [
        {
          name: `${row.field}_id`,
          label,
          options: 'id',
          choices: choicesIn(row),
          isFurther: true,
        },
      ];
  }
}

/** Narrow the table to the products of a value, also by links from the reference data. */
export const VALUE_FILTERS = ATTRIBUTES.flatMap(filterOf);

/** What several products can be given at once. */
export const EDITED_VALUES = VALUE_FILTERS.filter(({ name }) =>
  PRODUCT_VALUES.some((value) => value === name),
);
