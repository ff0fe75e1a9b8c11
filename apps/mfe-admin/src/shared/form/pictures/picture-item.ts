import type { Picture } from '@tivara/contracts';

/** A picture of a form: stored, or a file that is uploading. A form's draft stores it as JSON. */
export interface PictureItem {
  key: string;
  name: string;
  /** Of the file; null if it was stored before this form. */
  bytes: number | null;
  picture: (Pick<Picture, 'url'> & Partial<Picture>) | null;
}

let count = 0;

export const itemOfFile = ({ name, size }: File): PictureItem => ({
  key: `${Date.now().toString(36)}-${count++}`,
  name,
  bytes: size,
  picture: null,
});

/** A picture of the edited record, which may use the same one twice. */
export const itemOfPicture = (
  picture: NonNullable<PictureItem['picture']>,
  index = 0,
): PictureItem => ({
  key: `${index} ${picture.url}`,
  // Its folder is named after the file or its content.
  name: picture.url.split('/').at(-2) ?? picture.url,
  bytes: null,
  picture,
});

export function moved(items: readonly PictureItem[], key: string, to: number): PictureItem[] {
  const item = items.find((one) => one.key === key);
  const rest = items.filter((one) => one.key !== key);
  return item ? rest.toSpliced(to, 0, item) : rest;
}

export const urlsOf = (items: readonly PictureItem[]): string[] =>
  items.flatMap(({ picture }) => picture?.url ?? []);

export function sizeText(bytes: number | null): string {
  if (bytes === null) return 'Saved';
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
