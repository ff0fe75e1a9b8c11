import type { Picture } from '@tivara/contracts';

/** A picture of a page, as demo/generator/page-pictures.ts writes it to an app's pictures.json. */
export interface PagePicture extends Pick<Picture, 'width' | 'height' | 'widths' | 'alt'> {
  /** The asset key: the folder of its renditions. */
  key: string;
}

export const pagePicture = ({ key, ...picture }: PagePicture): Picture => ({
  ...picture,
  url: `/media/${key}/${picture.width}.jpg`,
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
});
