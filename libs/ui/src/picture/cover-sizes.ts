import type { Picture } from '@tivara/contracts';

type Ratio = Pick<Picture, 'width' | 'height'>;
interface Box {
  width: string;
  height: string;
}

/** The sizes attribute of a picture that covers a box of CSS lengths; `phone` replaces both below 768 px. */
export function coverSizes(picture: Ratio, box: Box, phone?: { picture: Ratio; box: Box }) {
  const main = covered(picture, box);
  return phone ? `(max-width: 767.98px) ${covered(phone.picture, phone.box)}, ${main}` : main;
}

const covered = ({ width, height }: Ratio, box: Box): string =>
  `max(${box.width}, ${(width / height).toFixed(3)} * ${box.height})`;
