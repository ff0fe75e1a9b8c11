import type { MediaRow, Picture } from '@tivara/contracts';
import { movedTo } from '../../reorder/use-reorder';

/** A picture of a form: stored, or a file that is uploading. A form's draft stores it as JSON. */
export interface PictureItem {
  key: string;
  name: string;
  /** Of the file; null if it was stored before this form. */
  bytes: number | null;
  picture: (Pick<Picture, 'url'> & Partial<Picture>) | null;
}

/** Reference data has only its picture's URL. */
export const hasRenditions = (picture: NonNullable<PictureItem['picture']>): picture is Picture =>
  picture.widths !== undefined;

let count = 0;
const newKey = () => `${Date.now().toString(36)}-${count++}`;

export const itemOfFile = ({ name, size }: File): PictureItem => ({
  key: newKey(),
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
  name: picture.file_name ?? 'Picture',
  bytes: null,
  picture,
});

export const moved = (items: readonly PictureItem[], key: string, to: number): PictureItem[] =>
  movedTo(
    items,
    items.findIndex((one) => one.key === key),
    to,
  );

/** A picture of the media library. */
export const itemOfMedia = ({ picture, bytes }: MediaRow): PictureItem => ({
  key: newKey(),
  name: picture.file_name ?? 'Picture',
  bytes,
  picture,
});

/** What shows a picture: width to height, and its largest width. (CSS pixels) */
export interface PictureBox {
  ratio: number;
  width: number;
  /** Dark text is on it. */
  isUnderText?: boolean | undefined;
}
/** A difference of shape that is not seen. */
const SAME_SHAPE = 1.02;
/** Ink on a grey of this brightness has a contrast of 4.5 : 1. */
const BRIGHT_ENOUGH = 0.51;

/** Of a picture that was chosen in this form. @param brightness from 0 to 1; undefined while it loads */
export function warningsOf(
  { bytes, picture }: PictureItem,
  box: PictureBox,
  brightness?: number,
): string[] {
  const { width, height } = picture ?? {};
  if (bytes === null || !width || !height) return [];
  const shape = width / height / box.ratio;
  const cut =
    shape > SAME_SHAPE ? 'Left and right' : shape < 1 / SAME_SHAPE ? 'Top and bottom' : null;
  return [
    ...(width < box.width
      ? [`Stored ${width} pixels wide. Pages show it ${box.width} wide, so it may look blurred.`]
      : []),
    ...(cut ? [`${cut} are cut off, as you see it here.`] : []),
    ...(box.isUnderText && brightness !== undefined && brightness < BRIGHT_ENOUGH
      ? ['This picture is dark, and so is the text on it. Choose a lighter one.']
      : []),
  ];
}

export const urlsOf = (items: readonly PictureItem[]): string[] =>
  items.flatMap(({ picture }) => picture?.url ?? []);

export function sizeText(bytes: number | null): string {
  if (bytes === null) return 'Saved';
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
