import type { ReactEventHandler } from 'react';
import type { Picture as PictureData, PictureFormat } from '@tivara/contracts';
import { cx } from '../cx';
import styles from './picture.module.css';

interface Props {
  picture: PictureData;
  sizes: string;
  /** The 1:1 renditions: everywhere, or below 768 px. */
  square?: boolean | 'phone';
  phone?: PictureData;
  /** Of the phone's picture or crop; below 768 px by default. */
  phoneMedia?: string | undefined;
  eager?: boolean;
  priority?: boolean;
  /** Replaces the picture's own text; empty where it repeats adjacent text. */
  alt?: string;
  onLoad?: ReactEventHandler<HTMLImageElement>;
  className?: string | undefined;
}

export function Picture(props: Props) {
  const { picture, sizes, square, phone, eager, priority, alt, onLoad, className } = props;
  const { phoneMedia = PHONE } = props;
  const main = square === true ? squaresOf(picture) : wideOf(picture);
  const small = phone ? wideOf(phone) : square === 'phone' ? squaresOf(picture) : null;
  const base = fallbackOf(main.formats);
  return (
    <picture className={styles.picture}>
      {small && small.formats.map((format) => source(small, format, sizes, phoneMedia))}
      {main.formats
        .filter((format) => format !== base)
        .map((format) => source(main, format, sizes))}
      <img
        src={srcOf(main, Math.min(main.largest, FALLBACK_WIDTH), base)}
        srcSet={srcSetOf(main, base)}
        sizes={sizes}
        width={main.width}
        height={main.height}
        alt={alt ?? picture.alt}
        loading={eager || priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        data-focus={picture.focus}
        data-phone-focus={(phone ?? picture).focus}
        onLoad={onLoad}
        className={cx(styles.image, className)}
      />
    </picture>
  );
}

const PHONE = '(max-width: 767.98px)';
const FALLBACK_WIDTH = 1200;

type Crop = ReturnType<typeof wideOf>;

const wideOf = ({ url, widths, width, height, formats }: PictureData) => ({
  prefix: url.slice(0, url.lastIndexOf('/') + 1),
  widths,
  largest: widths.at(-1) ?? width,
  width,
  height,
  formats: ordered(formats),
});

function squaresOf(picture: PictureData): Crop {
  const { squares } = picture;
  const wide = wideOf(picture);
  const largest = squares.at(-1);
  if (!largest) return wide;
  const prefix = `${wide.prefix}s`;
  return { ...wide, prefix, widths: squares, largest, width: largest, height: largest };
}

const TYPES: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};
/** Browsers take the first source they can read: the smallest format first. */
const ordered = (formats: PictureFormat[]): PictureFormat[] =>
  (Object.keys(TYPES) as PictureFormat[]).filter((format) => formats.includes(format));

const fallbackOf = (formats: PictureFormat[]): PictureFormat =>
  formats.find((format) => format === 'jpg' || format === 'png') ?? 'jpg';

const srcOf = ({ prefix, widths, largest }: Crop, atLeast: number, format: PictureFormat) =>
  `${prefix}${widths.find((width) => width >= atLeast) ?? largest}.${format}`;

const srcSetOf = ({ prefix, widths }: Crop, format: PictureFormat): string =>
  widths.map((width) => `${prefix}${width}.${format} ${width}w`).join(', ');

const source = (crop: Crop, format: PictureFormat, sizes: string, media?: string) => (
  <source
    key={`${media ?? ''}${format}`}
    type={TYPES[format]}
    srcSet={srcSetOf(crop, format)}
    sizes={sizes}
    media={media}
    width={crop.width}
    height={crop.height}
  />
);

type Ratio = Pick<PictureData, 'width' | 'height'>;
interface Box {
  width: string;
  height: string;
}

interface PhoneCover {
  picture: Ratio;
  box: Box;
  media?: string | undefined;
}

/** The sizes attribute of a picture that covers a box of CSS lengths; `phone` replaces both below 768 px, or in its media. */
export function coverSizes(picture: Ratio, box: Box, phone?: PhoneCover) {
  const main = covered(picture, box);
  if (!phone) return main;
  return `${phone.media ?? PHONE} ${covered(phone.picture, phone.box)}, ${main}`;
}

const covered = ({ width, height }: Ratio, box: Box): string =>
  `max(${box.width}, ${(width / height).toFixed(3)} * ${box.height})`;
