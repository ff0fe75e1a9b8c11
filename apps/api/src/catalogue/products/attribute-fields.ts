/** The fields of products that follow from the attributes, where they are saved, answered and asked for. */
import { applyDecorators } from '@nestjs/common';
import {
  ATTRIBUTES,
  CHOICES,
  FACETED,
  NO_FILTERS,
  REFERENCES,
  VALUES,
  columnOf,
  headingOf,
  isRequired,
  isSingle,
  referenceId,
  referenceName,
} from '@tivara/contracts';
import type {
  Attribute,
  AttributeValues,
  ChoiceField,
  ChoiceValues,
  Filters,
  OptionalNumber,
  ReferenceField,
  ReferenceId,
  RequiredNumber,
} from '@tivara/contracts';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { RowId } from '../../platform/http/fields.js';
import { ApiProperty, ApiPropertyOptional } from '../../platform/http/openapi-decorators.js';
import { OneOf, QueryId, QueryNumber, QueryParam, QueryTexts } from '../../platform/http/query.js';
import { withFields, type DeclaredField } from '../../platform/with-fields.js';

type Stored = Exclude<Attribute, { kind: 'colors' }>;
type ChoiceRow = Extract<Attribute, { kind: 'choice' }>;
type NumberRow = Extract<Attribute, { kind: 'number' }>;

/** Those that may be unknown can be left out; null is as if they were unknown. */
export type SavedAttributes = Pick<AttributeValues, ReferenceId | RequiredNumber> &
  Partial<Pick<AttributeValues, ChoiceField | OptionalNumber>>;
export type AnsweredAttributes = Record<`${ReferenceField}_name`, string> &
  ChoiceValues &
  Pick<AttributeValues, RequiredNumber | OptionalNumber>;
export type EditedAttributes = Partial<Pick<AttributeValues, ReferenceId | ChoiceField>>;
export type AskedAttributes = Record<ReferenceId | 'color_id' | RequiredNumber, number | null> &
  Record<ChoiceField, string>;

const either = new Intl.ListFormat('en', { type: 'disjunction' });

const Choice = ({ label, values }: ChoiceRow) =>
  applyDecorators(
    IsOptional(),
    ApiPropertyOptional({ enum: [...values], nullable: true }),
    IsIn(values, { message: `${label} must be ${either.format(values)}.` }),
  );

function WholeNumber(row: NumberRow): PropertyDecorator {
  const { label, min: minimum, max: maximum } = row;
  const message = `${label} must be a whole number from ${minimum} to ${maximum}.`;
  const limits = { type: 'integer', minimum, maximum } as const;
  return applyDecorators(
    ...(isRequired(row)
      ? [ApiProperty(limits)]
      : [IsOptional(), ApiPropertyOptional({ ...limits, nullable: true })]),
    Max(maximum, { message }),
    Min(minimum, { message }),
    IsInt({ message }),
  );
}

const Reference = (row: Attribute) => RowId(`${headingOf(row)} is required.`);

const savedField = (row: Stored): DeclaredField => ({
  name: columnOf(row),
  decorator:
    row.kind === 'reference'
      ? Reference(row)
      : row.kind === 'choice'
        ? Choice(row)
        : WholeNumber(row),
});

export const SavedAttributes = [...REFERENCES, ...VALUES].map(savedField);

/** What several products get at once. */
export const EditedAttributes = withFields<EditedAttributes>(
  [...REFERENCES, ...CHOICES].map((row) => ({
    name: columnOf(row),
    decorator:
      row.kind === 'choice'
        ? Choice(row)
        : applyDecorators(IsOptional(), Reference(row), ApiPropertyOptional()),
  })),
);

/** Null is unknown. */
const answeredValue = (row: ChoiceRow | NumberRow) =>
  row.kind === 'choice'
    ? ApiProperty({ enum: [...row.values], nullable: true })
    : ApiProperty({ type: 'integer', nullable: !isRequired(row) });

export const AnsweredAttributes = withFields<AnsweredAttributes>([
  ...REFERENCES.map(({ field }) => ({
    name: referenceName(field),
    decorator: ApiProperty({ type: String }),
  })),
  ...VALUES.map((row) => ({ name: row.field, decorator: answeredValue(row) })),
]);

/** For administrators: references also as ids. */
export const ReferenceIds = withFields<Record<ReferenceId, number>>(
  REFERENCES.map(({ field }) => ({
    name: referenceId(field),
    decorator: ApiProperty({ type: 'integer' }),
  })),
);

/** What shoppers filter by. (SPEC 3, Filter state) */
export const FilteredAttributes = FACETED.map(({ facet: { group } }): DeclaredField => ({
  name: group,
  decorator: isSingle(group) ? QueryParam((text) => text) : QueryTexts(),
  initial: NO_FILTERS[group] satisfies Filters[typeof group],
}));

/** What the admin's table is narrowed to. */
export const AskedAttributes = ATTRIBUTES.flatMap((row): DeclaredField[] => {
  if (row.kind === 'number')
    return isRequired(row)
      ? [{ name: row.field, decorator: QueryNumber(row.min, row.max), initial: null }]
      : [];
  if (row.kind === 'choice')
    return [{ name: row.field, decorator: OneOf(row.values), initial: '' }];
  return [{ name: `${row.field}_id`, decorator: QueryId(), initial: null }];
});
