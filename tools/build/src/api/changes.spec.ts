import { breakingChanges, lineOf } from './changes.ts';
import { readDescription, reliedOn, type Description, type Schema } from './description.ts';

const DESCRIPTION = reliedOn(
  readDescription(),
  new Set([
    'GET /api/products/products/{id}',
    'GET /api/store',
    'POST /api/email',
    'POST /api/wishlists',
  ]),
);

/** What a change of the description breaks. */
function linesOf(
  change: (now: Description) => unknown,
  prepare: (before: Description) => unknown = () => undefined,
) {
  const [before, now] = [structuredClone(DESCRIPTION), structuredClone(DESCRIPTION)];
  prepare(before);
  change(now);
  return breakingChanges(before, now).map(lineOf);
}
const schemaOf = ({ components }: Description, name: string) =>
  components['schemas']?.[name] as Required<Schema>;
const set = (schema: string, field: string, more: object) => (description: Description) =>
  Object.assign(schemaOf(description, schema).properties[field] ?? {}, more);
const remove = (schema: string, field: string) => (description: Description) => {
  const { properties, required } = schemaOf(description, schema);
  Reflect.deleteProperty(properties, field);
  required.splice(0, required.length, ...required.filter((name) => name !== field));
};
const require = (schema: string, field: string) => (description: Description) =>
  schemaOf(description, schema).required.push(field);
const PRODUCT = 'GET /api/products/products/{id}: answer.size';

test.each<[string, (now: Description) => unknown, string]>([
  ['a removed field', remove('Product', 'size'), `${PRODUCT} is missing`],
  [
    'another type',
    set('Product', 'size', { type: 'string' }),
    `${PRODUCT} is "string" in place of "integer" (type)`,
  ],
  [
    'null in an answer',
    set('Product', 'size', { type: ['integer', 'null'] }),
    `${PRODUCT} is ["integer","null"] in place of "integer" (type)`,
  ],
  [
    'a field that may be missing',
    ({ components }) => {
      const { required } = components['schemas']?.['Product'] as Required<Schema>;
      required.splice(required.indexOf('size'), 1);
    },
    `${PRODUCT} may be missing`,
  ],
  [
    'a body’s field that is required',
    require('EnquiryBody', 'visit'),
    'POST /api/email: body.visit is required',
  ],
  [
    'a body’s field that is not taken',
    remove('EnquiryBody', 'visit'),
    'POST /api/email: body.visit is missing',
  ],
  [
    'a lower limit',
    set('EnquiryBody', 'visit', { maxLength: 1 }),
    'POST /api/email: body.visit is 1 in place of 200 (maxLength)',
  ],
  [
    'a parameter that is required',
    ({ paths }) =>
      paths['/api/store']?.['get']?.parameters?.push({
        name: 'by',
        in: 'query',
        required: true,
      } as never),
    'GET /api/store: parameters.by is required',
  ],
  [
    'a removed operation',
    ({ paths }) => delete paths['/api/wishlists'],
    'POST /api/wishlists is missing',
  ],
])('%s breaks', (_what, change, line) => expect(linesOf(change)).toContain(line));

const ADDS_TINT = { tint: { type: 'string' } };

test.each<[string, (now: Description) => unknown]>([
  ['nothing', () => undefined],
  [
    'a new field of an answer',
    (now) => Object.assign(schemaOf(now, 'Product').properties, ADDS_TINT),
  ],
  [
    'a body’s new field that is optional',
    (now) => Object.assign(schemaOf(now, 'EnquiryBody').properties, ADDS_TINT),
  ],
  ['a field that is never null any more', set('Product', 'bridge_mm', { type: 'integer' })],
])('%s breaks nothing', (_what, change) => expect(linesOf(change)).toEqual([]));

test('an answer may have a further value once its enum was extensible', () => {
  const EXTENSIBLE = { enum: ['round'], 'x-extensible-enum': true };
  const grow = set('Product', 'lens', { enum: ['round', 'square'] });
  expect(linesOf(grow, set('Product', 'lens', { enum: ['round'] }))).toHaveLength(1);
  expect(
    linesOf(
      (now) => {
        set('Product', 'lens', EXTENSIBLE)(now);
        grow(now);
      },
      set('Product', 'lens', EXTENSIBLE),
    ),
  ).toEqual([]);
});

test('a field may be removed once it was deprecated', () =>
  expect(linesOf(remove('Product', 'size'), set('Product', 'size', { deprecated: true }))).toEqual(
    [],
  ));
