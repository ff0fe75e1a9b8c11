import type { ContentField, ContentFields } from './content.js';

/** The same value with what `replace` makes of each picture. */
export function mapPictures(
  fields: ContentFields,
  value: unknown,
  replace: (picture: unknown) => unknown,
): Record<string, unknown> {
  const values = (value ?? {}) as Readonly<Record<string, unknown>>;
  const mapped = (field: ContentField, value: unknown): unknown => {
    switch (field.kind) {
      case 'picture':
        return replace(value);
      case 'group':
        return mapPictures(field.fields, value, replace);
      case 'list':
        return Array.isArray(value)
          ? value.map((item) => mapPictures(field.fields, item, replace))
          : [];
      default:
        return value;
    }
  };
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, mapped(field, values[name])]),
  );
}

/** What the picture fields of a value hold. */
export function picturesIn(fields: ContentFields, value: unknown): unknown[] {
  const found: unknown[] = [];
  mapPictures(fields, value, (picture) => found.push(picture));
  return found;
}
