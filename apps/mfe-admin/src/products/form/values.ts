import { LIMITS } from '@tivara/contracts';
import type { AdminProduct, Color, Lens, ProductBody } from '@tivara/contracts';
import { itemOfPicture, urlsOf, type PictureItem } from '../../shared/form/pictures/picture-item';
import type { Fact } from '../../shared/form/use-record-form';
import type { Lists, Named } from './lists';

interface Slot {
  color: string;
  pictures: PictureItem[];
}

export type Reference =
  'category_id' | 'material_id' | 'collection_id' | 'finishing_id' | 'frame_type_id' | 'shape_id';

export type Measure = keyof typeof LIMITS.measures;
export const MEASURES = {
  bridge_mm: { label: 'Bridge', unit: 'mm' },
  temple_mm: { label: 'Temple length', unit: 'mm' },
  lens_height_mm: { label: 'Lens height', unit: 'mm' },
  weight_g: { label: 'Weight', unit: 'g' },
} as const satisfies Record<Measure, { label: string; unit: string }>;

/** Empty where unknown. */
const measures = <From, To>(
  row: Partial<Record<Measure, From>>,
  to: (measure: From | undefined) => To,
): Record<Measure, To> => ({
  bridge_mm: to(row.bridge_mm),
  temple_mm: to(row.temple_mm),
  lens_height_mm: to(row.lens_height_mm),
  weight_g: to(row.weight_g),
});

export interface ProductValues extends Record<Reference | Measure, string> {
  name: string;
  product_description: string;
  size: string;
  lens: Lens | '';
  /** Of a new product. */
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
  lens: '',
  ...measures({}, () => ''),
  category_id: '',
  material_id: '',
  collection_id: '',
  finishing_id: '',
  frame_type_id: '',
  shape_id: '',
  published: false,
  count: 1,
  slots: SLOTS.map(() => ({ color: '', pictures: [] })),
};

export const readProduct = (product: AdminProduct): ProductValues => ({
  name: product.product_name,
  product_description: product.product_description,
  size: String(product.size),
  lens: product.lens ?? '',
  ...measures(product, (measure) => String(measure ?? '')),
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

/** Null where unknown. */
export const writeMeasures = (values: ProductValues) =>
  measures(values, (text) => (text ? Number(text) : null));

export const slotsOf = ({ slots, count }: ProductValues): Slot[] => slots.slice(0, count);

/** What a new product and an edit save. (SPEC 3) */
export function writeProduct(
  values: ProductValues,
  colors: readonly Color[],
): Omit<ProductBody, 'product_id' | 'published' | 'version'> {
  return {
    name: values.name.trim(),
    product_description: values.product_description.trim(),
    size: Number(values.size),
    lens: values.lens || null,
    ...writeMeasures(values),
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

export function describeProduct(values: ProductValues, lists: Lists): Fact[] {
  const slots = slotsOf(values);
  return [
    ['Name', values.name],
    ['Description', values.product_description],
    ['Size', `${values.size} mm`],
    ['Lens', sentenceCase(values.lens)],
    ...Object.entries(MEASURES).map(([field, { label, unit }]): Fact => {
      const measure = values[field as Measure];
      return [label, measure && `${measure} ${unit}`];
    }),
    ['Category', sentenceCase(nameIn(lists.categories, values.category_id))],
    ['Material', sentenceCase(nameIn(lists.materials, values.material_id))],
    ['Collection', nameIn(lists.collections, values.collection_id)],
    ['Finishing', sentenceCase(nameIn(lists.finishings, values.finishing_id))],
    ['Frame type', nameIn(lists.frameTypes, values.frame_type_id)],
    ['Shape', nameIn(lists.shapes, values.shape_id)],
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
