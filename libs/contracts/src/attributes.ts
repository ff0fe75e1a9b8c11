import * as LIMITS from './limits.js';
import { msg } from './msg.js';

/** Of an attribute that shoppers filter by. */
interface Facet {
  /** In URLs and in the API's answers. (SPEC 3, Filter state) */
  group: string;
  /** The section of the filter drawer. */
  title: string;
  /** On the chip of a chosen value, where it is not the title. (SPEC 2, Selected Filters) */
  chip?: string;
  /** One value at a time. (SPEC 2, Filter drawer) */
  isSingle?: true;
}

interface Row {
  /** In the database; of a reference without `_id` and `_name`. */
  field: string;
  label: string;
  facet?: Facet;
  /** Stored in upper case, read in sentence case. (DECISIONS, Data: casing) */
  isUpper?: true;
  /** In listings and the admin's table, which also searches the names of references. (SPEC 5, Admin tables search) */
  isSortable?: true;
  /** A search for a part of a value's name finds its products; of colours only by the first. (SPEC 5, free-text search) */
  isSearchable?: true;
  /** A column of the admin's table. */
  isColumn?: true;
  /** Where frames are compared. */
  isCompared?: true;
}

/** A record of a table of its own, named like the field. Every product has one. */
interface ReferenceRow extends Row {
  kind: 'reference';
}

/** The colours of a product, one to three. */
interface ColorsRow extends Row {
  kind: 'colors';
}

/** One of a few values that are never edited, or unknown. A varchar(10). */
interface ChoiceRow extends Row {
  kind: 'choice';
  values: readonly string[];
}

/** A whole number within limits. */
interface NumberRow extends Row {
  kind: 'number';
  /** INR: whole rupees, with all taxes. */
  unit: 'mm' | 'g' | 'INR';
  min: number;
  max: number;
  isRequired?: true;
  /** Beside other measures, where it is not the label. */
  measure?: string;
  /** On the product's page, with its `{value}`. */
  detail?: string;
}

/**
 * What a frame has besides its name, description, pictures and publication. The database's columns, the API's fields, filters and facets,
 * the admin's form and table, imports and exports, the product's page and its structured data follow from a row.
 * Groups are in the order of the filter drawer. (SPEC 2, Filter drawer; docs/how-to/attributes.md)
 */
export const ATTRIBUTES = [
  {
    field: 'category',
    kind: 'reference',
    label: msg('Category'),
    facet: { group: 'Gender', title: msg('Gender'), isSingle: true },
    isUpper: true,
    isSortable: true,
    isSearchable: true,
    isColumn: true,
  },
  {
    field: 'material',
    kind: 'reference',
    label: msg('Material'),
    facet: { group: 'Material_Name', title: msg('Material'), chip: msg('Material Name') },
    isUpper: true,
    isSortable: true,
    isSearchable: true,
    isColumn: true,
    isCompared: true,
  },
  {
    field: 'collection',
    kind: 'reference',
    label: msg('Collection'),
    facet: { group: 'Collection_Name', title: msg('Collection'), chip: msg('Collection Name') },
    isSortable: true,
    isColumn: true,
  },
  {
    field: 'finishing',
    kind: 'reference',
    label: msg('Finishing'),
    facet: { group: 'Finishing_Name', title: msg('Finishing'), chip: msg('Finishing Name') },
    isUpper: true,
    isCompared: true,
  },
  {
    field: 'frame_type',
    kind: 'reference',
    label: msg('Frame type'),
    facet: { group: 'Frame_Type', title: msg('Frame Type') },
    isCompared: true,
  },
  {
    field: 'shape',
    kind: 'reference',
    label: msg('Shape'),
    facet: { group: 'Shape_Name', title: msg('Shape'), chip: msg('Shape Name') },
    isCompared: true,
  },
  {
    field: 'color',
    kind: 'colors',
    label: msg('Color'),
    facet: { group: 'Color', title: msg('Color'), isSingle: true },
    isUpper: true,
    isSearchable: true,
  },
  {
    field: 'lens',
    kind: 'choice',
    values: ['OPTICAL', 'SUN'],
    label: msg('Lens'),
    facet: { group: 'Lens', title: msg('Lens'), isSingle: true },
    isUpper: true,
    isCompared: true,
  },
  {
    field: 'size',
    kind: 'number',
    ...LIMITS.size,
    unit: 'mm',
    label: msg('Size'),
    measure: msg('Lens width'),
    detail: msg('{value} mm lens width'),
    isRequired: true,
    isSortable: true,
    isColumn: true,
    isCompared: true,
  },
  {
    field: 'bridge_mm',
    kind: 'number',
    min: 8,
    max: 30,
    unit: 'mm',
    label: msg('Bridge'),
    isCompared: true,
  },
  {
    field: 'temple_mm',
    kind: 'number',
    min: 100,
    max: 180,
    unit: 'mm',
    label: msg('Temple length'),
    isCompared: true,
  },
  {
    field: 'lens_height_mm',
    kind: 'number',
    min: 15,
    max: 70,
    unit: 'mm',
    label: msg('Lens height'),
    isCompared: true,
  },
  {
    field: 'weight_g',
    kind: 'number',
    min: 1,
    max: 200,
    unit: 'g',
    label: msg('Weight'),
    detail: msg('{value} g, without lenses'),
    isCompared: true,
  },
  {
    field: 'price_inr',
    kind: 'number',
    min: 1,
    max: 1_000_000,
    unit: 'INR',
    label: msg('Price'),
    isCompared: true,
  },
] as const satisfies readonly (ReferenceRow | ColorsRow | ChoiceRow | NumberRow)[];

export type Attribute = (typeof ATTRIBUTES)[number];
type Kind = Attribute['kind'];
type OfKind<K extends Kind> = Extract<Attribute, { kind: K }>;

const ofKind = <K extends Kind>(kind: K) =>
  ATTRIBUTES.filter((row): row is OfKind<K> => row.kind === kind);
const withFlag = <Flag extends `is${string}`>(flag: Flag) =>
  ATTRIBUTES.filter((row): row is Extract<Attribute, Record<Flag, true>> => flag in row);

export const REFERENCES = ofKind('reference');
export const CHOICES = ofKind('choice');
export const NUMBERS = ofKind('number');
/** In millimetres and grams. */
export const MEASURES = NUMBERS.filter(
  (row): row is Exclude<OfKind<'number'>, { unit: 'INR' }> => row.unit !== 'INR',
);
export const SORTABLE = withFlag('isSortable');
/** Those with a value of their own, not a record. */
export const VALUES = [...CHOICES, ...NUMBERS];

export type ReferenceField = OfKind<'reference'>['field'];
export type ReferenceId = `${ReferenceField}_id`;
export type ChoiceField = OfKind<'choice'>['field'];
type NumberField = OfKind<'number'>['field'];
export type RequiredNumber = Extract<OfKind<'number'>, { isRequired: true }>['field'];
export type OptionalNumber = Exclude<NumberField, RequiredNumber>;
export type ChoiceValue<Field extends ChoiceField> = Extract<
  OfKind<'choice'>,
  { field: Field }
>['values'][number];
export type Lens = ChoiceValue<'lens'>;

/** What each choice is, in an answer; null where it is unknown. */
export type ChoiceValues = { [Field in ChoiceField]: ChoiceValue<Field> | null };

/** A product's attributes as they are stored and saved: references as ids. */
export type AttributeValues = Record<ReferenceId, number> &
  Record<RequiredNumber, number> &
  ChoiceValues &
  Record<OptionalNumber, number | null>;

export const referenceId = <Field extends ReferenceField>(field: Field) => `${field}_id` as const;
export const referenceName = <Field extends ReferenceField>(field: Field) =>
  `${field}_name` as const;

/** The name of an attribute's value where it is saved. */
export const columnOf = (row: Exclude<Attribute, OfKind<'colors'>>) =>
  row.kind === 'reference' ? referenceId(row.field) : row.field;

type Required = Extract<Attribute, { isRequired: true }>;
export const isRequired = (row: Attribute): row is Required => 'isRequired' in row;
/** Of a product of which none is known. */
export const unknownValues = () =>
  Object.fromEntries(
    VALUES.filter((row) => !isRequired(row)).map(({ field }) => [field, null]),
  ) as Record<ChoiceField | OptionalNumber, null>;

export const isUpper = (row: Attribute): boolean => 'isUpper' in row;
export const isSortable = (row: Attribute): boolean => 'isSortable' in row;

/** Of a file's column, and in messages: 'Frame Type'. */
export const headingOf = ({ label }: Pick<Attribute, 'label'>): string =>
  label.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

export type Faceted = Extract<Attribute, { facet: object }>;
export type FacetGroup = Faceted['facet']['group'];

/** In the order of the filter drawer. */
export const FACETED = ATTRIBUTES.filter((row): row is Faceted => 'facet' in row);
export const FILTER_GROUPS: readonly FacetGroup[] = FACETED.map(({ facet }) => facet.group);

/** False for one that only a later API has. */
export const isFilterGroup = (group: string): group is FacetGroup =>
  FILTER_GROUPS.some((known) => known === group);

const byGroup = new Map(FACETED.map((row) => [row.facet.group, row]));
export const attributeOf = (group: FacetGroup) => byGroup.get(group) as Faceted;

export type SingleGroup = Extract<Faceted['facet'], { isSingle: true }>['group'];
export type MultiGroup = Exclude<FacetGroup, SingleGroup>;
const SINGLE = new Set<FacetGroup>(
  FACETED.filter(({ facet }) => 'isSingle' in facet).map(({ facet }) => facet.group),
);
export const isSingle = (group: FacetGroup): group is SingleGroup => SINGLE.has(group);

/** Products per value, each group counted without its own choice. (DECISIONS, Screens: values without results) */
export type Facets = Record<FacetGroup, Record<string, number>>;
