import { LIMITS, type AdminProduct, type Color, type ProductBody } from '@tivara/contracts';
import { sentenceCase } from '../../shared/form/labels';
import { itemOfPicture, urlsOf, type PictureItem } from '../../shared/form/pictures/picture-item';
import type { Fact } from '../../shared/form/use-record-form';
import type { Lists } from './lists';

/** A colour of the product and its pictures. */
export interface Slot {
  /** The colour's name; empty until one is chosen. */
  color: string;
  pictures: PictureItem[];
}

/** The product form's values; ids are those of selects, empty until chosen. */
export interface ProductValues {
  name: string;
  description: string;
  size: string;
  category: string;
  material: string;
  collection: string;
  finishing: string;
  frameType: string;
  shape: string;
  published: boolean;
  /** How many slots are in use. Unused ones keep their values while the form is open. */
  count: number;
  slots: Slot[];
}

const { max: SLOTS } = LIMITS.coloursPerProduct;
const emptySlot = (): Slot => ({ color: '', pictures: [] });

export const NEW_PRODUCT: ProductValues = {
  name: '',
  description: '',
  size: '',
  category: '',
  material: '',
  collection: '',
  finishing: '',
  frameType: '',
  shape: '',
  published: true,
  count: 1,
  slots: Array.from({ length: SLOTS }, emptySlot),
};

export const readProduct = (product: AdminProduct): ProductValues => ({
  name: product.product_name,
  description: product.product_description,
  size: String(product.size),
  category: String(product.category_id),
  material: String(product.material_id),
  collection: String(product.collection_id),
  finishing: String(product.finishing_id),
  frameType: String(product.frame_type_id),
  shape: String(product.shape_id),
  published: product.published,
  count: product.colors.length,
  slots: Array.from({ length: SLOTS }, (_, index) => {
    const colour = product.colors[index];
    if (!colour) return emptySlot();
    return {
      color: colour.color_name,
      pictures: colour.images.map(({ image_url: url, ...picture }, place) =>
        itemOfPicture({ ...picture, url }, place),
      ),
    };
  }),
});

/** The slots in use. */
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
    product_description: values.description.trim(),
    size: Number(values.size),
    published: values.published,
    category_id: Number(values.category),
    material_id: Number(values.material),
    collection_id: Number(values.collection),
    finishing_id: Number(values.finishing),
    shape_id: Number(values.shape),
    frame_type_id: Number(values.frameType),
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

/** The product as labelled text, to compare two versions. */
export function describeProduct(values: ProductValues, lists: Lists): Fact[] {
  const named = (list: readonly { id: number; name: string }[], id: string) =>
    list.find((one) => String(one.id) === id)?.name ?? '';
  return [
    ['Name', values.name],
    ['Description', values.description],
    ['Size', `${values.size} mm`],
    ['Category', sentenceCase(named(lists.categories, values.category))],
    ['Material', sentenceCase(named(lists.materials, values.material))],
    ['Collection', named(lists.collections, values.collection)],
    ['Finishing', sentenceCase(named(lists.finishings, values.finishing))],
    ['Frame type', named(lists.frameTypes, values.frameType)],
    ['Shape', named(lists.shapes, values.shape)],
    ['Shoppers', values.published ? 'See it' : 'Do not see it'],
    [
      'Colors',
      slotsOf(values)
        .map(({ color }) => sentenceCase(color))
        .join(', '),
    ],
    [
      'Pictures',
      slotsOf(values)
        .map(({ color, pictures }) =>
          [`${sentenceCase(color)}:`, ...pictures.map(({ name }) => name)].join('\n'),
        )
        .join('\n'),
    ],
  ];
}

/** A draft without the files that a reload has lost. */
export function reviveProduct(values: ProductValues): { values: ProductValues; note?: string } {
  let lost = 0;
  const slots = values.slots.map((slot) => {
    const pictures = slot.pictures.filter(({ picture }) => picture !== null);
    lost += slot.pictures.length - pictures.length;
    return { ...slot, pictures };
  });
  return { values: { ...values, slots }, ...(lost && { note: LOST }) };
}

const LOST = 'Pictures that were still on their way have to be chosen again.';
