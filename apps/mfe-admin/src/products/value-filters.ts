import { LENSES, type ApiCall } from '@tivara/contracts';
import {
  categoriesQuery,
  colorsQuery,
  finishingsQuery,
  frameTypesQuery,
  materialsQuery,
  shapesQuery,
} from '@tivara/state';
import { adminCollectionsQuery } from '../shared/admin-collections';
import type { ChoicesQuery, TableFilter } from '../shared/table/table-spec';
import { sentenceCase } from './form/values';

const KINDS = {
  category: ['Category', categoriesQuery],
  material: ['Material', materialsQuery],
  collection: ['Collection', adminCollectionsQuery],
  finishing: ['Finishing', finishingsQuery],
  frame_type: ['Frame type', frameTypesQuery],
  shape: ['Shape', shapesQuery],
  color: ['Color', colorsQuery],
} as const;
type Kind = keyof typeof KINDS;

/** Lists of one kind of reference data, as ids with names. */
const choicesIn = (kind: Kind) => (api: ApiCall) =>
  ({
    ...KINDS[kind][1](api),
    select: (rows: Record<string, string | number>[]) =>
      rows.map((row) => {
        const name = String(row[`${kind}_name`]);
        // Names with a case of their own are shown as they are.
        return [String(row[`${kind}_id`]), name === name.toUpperCase() ? sentenceCase(name) : name];
      }),
  }) as unknown as ChoicesQuery;

/** Narrow the table to the products of a value, also by links from the reference data. */
export const VALUE_FILTERS = (Object.keys(KINDS) as Kind[]).map((kind): TableFilter => ({
  name: `${kind}_id`,
  label: KINDS[kind][0],
  options: 'id',
  choices: choicesIn(kind),
  isFurther: true,
}));

export const LENS_FILTER: TableFilter = {
  name: 'lens',
  label: 'Lens',
  options: Object.fromEntries(LENSES.map((lens) => [lens, sentenceCase(lens)])),
  isFurther: true,
};
