import type { Focus } from '@tivara/contracts';

/** A picture as it is stored in a value. Nothing else in a value is a number. */
export interface StoredImage {
  media: number;
  alt: string;
  focus?: Focus;
}

/** The same value with what `replace` makes of each stored picture. It needs no declaration: those of older releases are gone. */
export function mapImages(value: unknown, replace: (image: StoredImage) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapImages(item, replace));
  if (typeof value !== 'object' || value === null) return value;
  if (typeof (value as Partial<StoredImage>).media === 'number')
    return replace(value as StoredImage);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, mapImages(inner, replace)]),
  );
}

export function imagesIn(value: unknown): StoredImage[] {
  const found: StoredImage[] = [];
  mapImages(value, (image) => found.push(image));
  return found;
}
