import {
  contentErrors,
  mapPictures,
  picturesIn,
  type ContentFields,
  type Focus,
  type Picture,
} from '@tivara/contracts';
import {
  hasRenditions,
  itemOfPicture,
  type PictureItem,
} from '../shared/form/pictures/picture-item';

/** A block in its form: a picture is a list of at most one, with its alt text. */
export type FormValue = Readonly<Record<string, unknown>>;
export interface FormPicture {
  items: readonly PictureItem[];
  alt: string;
  focus: Focus;
}
const CENTER = 'center center';
export const FOCUS_LABELS: Readonly<Record<Focus, string>> = {
  'left top': 'Top left',
  'center top': 'Top',
  'right top': 'Top right',
  'left center': 'Left',
  'center center': 'Center',
  'right center': 'Right',
  'left bottom': 'Bottom left',
  'center bottom': 'Bottom',
  'right bottom': 'Bottom right',
};
/** Names and indices from the block to a field. */
export type FieldPath = readonly (string | number)[];

export const toForm = (fields: ContentFields, value: unknown): FormValue =>
  mapPictures(fields, value, (picture): FormPicture => {
    const shown = picture as Picture | null;
    return {
      items: shown ? [itemOfPicture(shown)] : [],
      alt: shown?.alt ?? '',
      focus: shown?.focus ?? CENTER,
    };
  });

/** As the API takes it; null where no picture is chosen. */
export const toBody = (fields: ContentFields, value: FormValue): FormValue =>
  mapPictures(fields, value, (picture) => {
    const { items = [], alt = '', focus = CENTER } = (picture ?? {}) as Partial<FormPicture>;
    const url = items[0]?.picture?.url;
    return url ? { url, alt, ...(focus !== CENTER && { focus }) } : null;
  });

/** False while a picture of it is still uploading, or could not be. */
export const isStored = (fields: ContentFields, value: FormValue): boolean =>
  picturesIn(fields, value).every((picture) =>
    (picture as FormPicture).items.every((item) => item.picture?.url),
  );

/** As pages get it from the API; null while it is incomplete. */
export function toShown(fields: ContentFields, value: FormValue): FormValue | null {
  const shown = mapPictures(fields, value, (picture) => {
    const { items, alt, focus } = picture as FormPicture;
    const stored = items[0]?.picture;
    return stored && hasRenditions(stored)
      ? { ...stored, alt, ...(focus !== CENTER && { focus }) }
      : null;
  });
  const errors = contentErrors(fields, shown, (picture) => picture !== null);
  return Object.keys(errors).length ? null : shown;
}

/** As the API answers it, to compare it with another version. */
export const toAnswer = (fields: ContentFields, value: FormValue): FormValue =>
  mapPictures(fields, value, (picture) => {
    const { items, alt, focus } = picture as FormPicture;
    return { file_name: items[0]?.name ?? '', alt, focus };
  });

export const pictureKeys = (fields: ContentFields, value: FormValue): string[] =>
  picturesIn(fields, value).flatMap((picture) =>
    (picture as FormPicture).items.map(({ key }) => key),
  );

/** A new item of a list. */
export const emptyOf = (fields: ContentFields): FormValue =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      switch (field.kind) {
        case 'text':
          return [name, ''];
        case 'link':
          return [name, { label: '', to: '' }];
        case 'picture':
          return [name, { items: [], alt: '', focus: CENTER } satisfies FormPicture];
        case 'group':
          return [name, emptyOf(field.fields)];
        case 'list':
          return [name, []];
      }
    }),
  );

/** The value with another one at a path. */
export function updatedAt(
  value: unknown,
  [step, ...rest]: FieldPath,
  update: (old: unknown) => unknown,
): unknown {
  if (step === undefined) return update(value);
  if (Array.isArray(value))
    return value.map((item: unknown, i) => (i === step ? updatedAt(item, rest, update) : item));
  const record = value as Readonly<Record<string, unknown>>;
  return { ...record, [step]: updatedAt(record[step], rest, update) };
}

/** A line for each field, to compare two versions. */
export function factsOf(fields: ContentFields, value: unknown, prefix = ''): [string, string][] {
  const values = (value ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(fields).flatMap(([name, field]): [string, string][] => {
    const inner = values[name];
    const label = prefix + field.label;
    switch (field.kind) {
      case 'text':
        return [[label, String(inner ?? '')]];
      case 'link': {
        const { label: text = '', to = '' } = (inner ?? {}) as Record<string, string>;
        return [[label, `${text} (${to})`]];
      }
      case 'picture': {
        const { alt = '', file_name = '', focus = CENTER } = (inner ?? {}) as Partial<Picture>;
        const where = focus === CENTER ? '' : `, ${FOCUS_LABELS[focus].toLowerCase()}`;
        return [[label, `${alt} (${file_name}${where})`]];
      }
      case 'group':
        return factsOf(field.fields, inner, `${label}: `);
      case 'list':
        return ((inner ?? []) as unknown[]).flatMap((item, i) =>
          factsOf(field.fields, item, `${prefix}${titleOf(field.noun)} ${i + 1}: `),
        );
    }
  });
}

export const titleOf = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1);
