import { LIMITS, type AdminProduct, type Color, type ProductBody } from '@tivara/contracts';
import { itemOfPicture, urlsOf, type PictureItem } from '../../shared/form/pictures/picture-item';
import type { Fact } from '../../shared/form/use-record-form';
import type { Lists, Named } from './lists';

interface Slot {
  color: string;
  pictures: PictureItem[];
}

export type Reference =
  'category_id' | 'material_id' | 'collection_id' | 'finishing_id' | 'frame_type_id' | 'shape_id';

export interface ProductValues extends Record<Reference, string> {
  name: string;
  product_description: string;
  size: string;
  published: boolean;
  /** How many slots are in use. Unused ones keep their values while the form is open. */
  count: number;
  slots: Slot[];
}

const SLOTS = Array.from({ length: LIMITS.coloursPerProduct.max }, (_, index) => index);

const references = <From, To>(
  row: Record<Reference, From>,
  to: (id: From) => To,
): Record<Reference, To> => ({
  category_id: to(row.category_id),
  material_id: to(row.material_id),
  collection_id: to(row.collection_id),
  finishing_id: to(row.finishing_id),
  frame_type_id: to(row.frame_type_id),
  shape_id: to(row.shape_id),
});

export const NEW_PRODUCT: ProductValues = {
  name: '',
  product_description: '',
  size: '',
  category_id: '',
  material_id: '',
  collection_id: '',
  finishing_id: '',
  frame_type_id: '',
  shape_id: '',
  published: true,
  count: 1,
  slots: SLOTS.map(() => ({ color: '', pictures: [] })),
};

export const readProduct = (product: AdminProduct): ProductValues => ({
  name: product.product_name,
  product_description: product.product_description,
  size: String(product.size),
  ...references(product, String),
  published: product.published,
  count: product.colors.length,
  slots: SLOTS.map((index) => ({
    color: product.colors[index]?.color_name ?? '',
    pictures: (product.colors[index]?.images ?? []).map(({ image_url: url, ...picture }, place) =>
      itemOfPicture({ ...picture, url }, place),
    ),
  })),
});

export const PRODUCT_FIELDS = Object.fromEntries(
  SLOTS.flatMap((slot) => [
    [`colors.${slot}.color_name`, `slots.${slot}.color` as const],
    [`colors.${slot}.images`, `slots.${slot}.pictures` as const],
  ]),
);

export const slotsOf = ({ slots, count }: ProductValues): Slot[] => slots.slice(0, count);

/** The product save payload. (SPEC 3) */
export function writeProduct(
  values: ProductValues,
  colors: readonly Color[],
  edited: { product_id: number; version: number | undefined } | null,
): ProductBody {
  return {
    product_id: edited?.product_id ?? null,
    ...(edited?.version !== undefined && { version: edited.version }),
    name: values.name.trim(),
    product_description: values.product_description.trim(),
    size: Number(values.size),
    published: values.published,
    ...references(values, Number),
    colors: slotsOf(values).map(({ color, pictures }) => {
      const code = colors.find(({ color_name }) => color_name === color)?.color_code;
      return {
        color_name: color,
        ...(code && { color_code: code }),
        images: urlsOf(pictures).map((url) => ({ url })),
      };
    }),
  };
}

export const nameIn = (list: readonly Named[], id: string): string =>
  list.find((option) => String(option.id) === id)?.name ?? '';

/** A record that is stored upper-case, in sentence case where CSS cannot do it: in options. */
export const sentenceCase = (record: string): string =>
  record.charAt(0).toUpperCase() + record.slice(1).toLowerCase();

export function describeProduct(values: ProductValues, lists: Lists): Fact[] {
  const slots = slotsOf(values);
  return [
    ['Name', values.name],
    ['Description', values.product_description],
    ['Size', `${values.size} mm`],
    ['Category', sentenceCase(nameIn(lists.categories, values.category_id))],
    ['Material', sentenceCase(nameIn(lists.materials, values.material_id))],
    ['Collection', nameIn(lists.collections, values.collection_id)],
    ['Finishing', sentenceCase(nameIn(lists.finishings, values.finishing_id))],
    ['Frame type', nameIn(lists.frameTypes, values.frame_type_id)],
    ['Shape', nameIn(lists.shapes, values.shape_id)],
    ['Shoppers', values.published ? 'See it' : 'Do not see it'],
    ['Colors', slots.map(({ color }) => sentenceCase(color)).join(', ')],
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

export function reviveProduct(values: ProductValues): { values: ProductValues; note?: string } {
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
