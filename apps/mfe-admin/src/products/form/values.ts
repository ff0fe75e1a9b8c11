import { LIMITS, REFERENCES, VALUES, columnOf, isUpper, referenceId } from '@tivara/contracts';
import type {
  AdminProduct,
  AttributeValues,
  ChoiceField,
  Color,
  OptionalNumber,
  ProductBody,
  ReferenceId,
  RequiredNumber,
} from '@tivara/contracts';
import { itemOfPicture, urlsOf, type PictureItem } from '../../shared/form/pictures/picture-item';
import type { FieldSummary } from '../../shared/form/use-record-form';
import type { Lists, Named } from './lists';

interface Slot {
  color: string;
  gtin: string;
  pictures: PictureItem[];
}

const FIELDS = [...REFERENCES, ...VALUES].map(columnOf);
type AttributeField = ReferenceId | ChoiceField | RequiredNumber | OptionalNumber;

/** As texts, empty where unknown. */
const readAttributes = (product: Partial<AttributeValues>) =>
  Object.fromEntries(FIELDS.map((field) => [field, String(product[field] ?? '')])) as Record<
    AttributeField,
    string
  >;

/** Null where unknown. */
export const writeValues = (values: ProductValues) =>
  Object.fromEntries(
    VALUES.map(({ field, kind }) => {
      const text = values[field];
      return [field, text === '' ? null : kind === 'number' ? Number(text) : text];
    }),
  ) as Pick<AttributeValues, ChoiceField | RequiredNumber | OptionalNumber>;

const writeReferences = (values: ProductValues) =>
  Object.fromEntries(
    REFERENCES.map(({ field }) => [referenceId(field), Number(values[referenceId(field)])]),
  ) as Record<ReferenceId, number>;

export interface ProductValues extends Record<AttributeField, string> {
  name: string;
  product_description: string;
  /** Of a new product. */
  published: boolean;
  /** How many slots are in use. Unused ones keep their values while the form is open. */
  count: number;
  slots: Slot[];
}

const SLOTS = Array.from({ length: LIMITS.coloursPerProduct.max }, (_, index) => index);

export const NEW_PRODUCT: ProductValues = {
  name: '',
  product_description: '',
  ...readAttributes({}),
  published: false,
  count: 1,
  slots: SLOTS.map(() => ({ color: '', gtin: '', pictures: [] })),
};

export const readProduct = (product: AdminProduct): ProductValues => ({
  name: product.product_name,
  product_description: product.product_description,
  ...readAttributes(product),
  published: product.published,
  count: product.colors.length,
  slots: SLOTS.map((index) => ({
    color: product.colors[index]?.color_name ?? '',
    gtin: product.colors[index]?.gtin ?? '',
    pictures: (product.colors[index]?.images ?? []).map(({ image_url: url, ...picture }, place) =>
      itemOfPicture({ ...picture, url }, place),
    ),
  })),
});

export const PRODUCT_FIELDS = Object.fromEntries(
  SLOTS.flatMap((slot) => [
    [`colors.${slot}.color_name`, `slots.${slot}.color` as const],
    [`colors.${slot}.gtin`, `slots.${slot}.gtin` as const],
    [`colors.${slot}.images`, `slots.${slot}.pictures` as const],
  ]),
);

export const slotsOf = ({ slots, count }: ProductValues): Slot[] => slots.slice(0, count);

/** What a new product and an edit save. (SPEC 3) */
export function writeProduct(
  values: ProductValues,
  colors: readonly Color[],
): Omit<ProductBody, 'product_id' | 'published' | 'version'> {
  return {
    name: values.name.trim(),
    product_description: values.product_description.trim(),
    ...writeValues(values),
    ...writeReferences(values),
    colors: slotsOf(values).map(({ color, gtin, pictures }) => {
      const code = colors.find(({ color_name }) => color_name === color)?.color_code;
      return {
        color_name: color,
        ...(code && { color_code: code }),
        gtin: gtin.replaceAll(' ', '') || null,
        images: urlsOf(pictures).map((url) => ({ url })),
      };
    }),
  };
}

export const writeNewProduct = (values: ProductValues, colors: readonly Color[]) => ({
  product_id: null,
  published: values.published,
  ...writeProduct(values, colors),
});

export const nameIn = (list: readonly Named[], id: string): string =>
  list.find((option) => String(option.id) === id)?.name ?? '';

/** A record that is stored upper-case, in sentence case where CSS cannot do it: in options. */
export const sentenceCase = (record: string): string =>
  record.charAt(0).toUpperCase() + record.slice(1).toLowerCase();

export function describeProduct(values: ProductValues, lists: Lists): FieldSummary[] {
  const slots = slotsOf(values);
  return [
    ['Name', values.name],
    ['Description', values.product_description],
    ...VALUES.map((row): FieldSummary => {
      const text = values[row.field];
      return [
        row.label,
        row.kind === 'number' ? text && `${text} ${row.unit}` : sentenceCase(text),
      ];
    }),
    ...REFERENCES.map((row): FieldSummary => {
      const name = nameIn(lists[row.field], values[referenceId(row.field)]);
      return [row.label, isUpper(row) ? sentenceCase(name) : name];
    }),
    ['Colors', slots.map(({ color }) => sentenceCase(color)).join(', ')],
    ['GTINs', slots.map(({ gtin }) => gtin).join(' | ')],
    [
      'Pictures',
      slots
        .flatMap(({ color, pictures }) => [
          `${sentenceCase(color)}:`,
          ...pictures.map(({ name }) => name),
        ])
        .join('\n'),
    ],
  ];
}

export function restoreProductDraft(values: ProductValues): {
  values: ProductValues;
  note?: string;
} {
  const slots = values.slots.map((slot) => ({
    ...slot,
    pictures: slot.pictures.filter(({ picture }) => picture !== null),
  }));
  const isComplete = slots.every(
    ({ pictures }, index) => pictures.length === values.slots[index]?.pictures.length,
  );
  const note = 'Pictures that had not finished uploading have to be chosen again.';
  return { values: { ...values, slots }, ...(!isComplete && { note }) };
}
