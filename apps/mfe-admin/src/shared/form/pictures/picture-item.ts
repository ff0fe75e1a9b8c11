import type { Picture } from '@tivara/contracts';

/** A picture of a form: stored, or a file that is uploading. A form's draft stores it as JSON. */
export interface PictureItem {
  /** Of this form alone. */
  key: string;
  /** The file's. */
  name: string;
  /** Of the file; null when it was stored before this form. */
  bytes: number | null;
  /** What shows it and is saved; null until it is stored. */
  picture: (Pick<Picture, 'url'> & Partial<Picture>) | null;
}

let made = 0;
const newKey = () => `${Date.now().toString(36)}-${made++}`;

export const itemOfFile = ({ name, size }: File): PictureItem => ({
  key: newKey(),
  name,
  bytes: size,
  picture: null,
});

/** One that a record has already. The same picture may be used twice. */
export const itemOfPicture = (
  picture: NonNullable<PictureItem['picture']>,
  place = 0,
): PictureItem => ({
  key: `${place} ${picture.url}`,
  // Its folder is named after the file or its content.
  name: picture.url.split('/').at(-2) ?? picture.url,
  bytes: null,
  picture,
});

/** The items with one of them moved. */
export function moved(items: readonly PictureItem[], key: string, to: number): PictureItem[] {
  const item = items.find((one) => one.key === key);
  const rest = items.filter((one) => one.key !== key);
  return item ? rest.toSpliced(to, 0, item) : rest;
}

export const replaced = (
  items: readonly PictureItem[],
  key: string,
  item: PictureItem,
): PictureItem[] => items.map((one) => (one.key === key ? item : one));

export const urlsOf = (items: readonly PictureItem[]): string[] =>
  items.flatMap(({ picture }) => picture?.url ?? []);

/** '444 kB', '2.1 MB' */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
