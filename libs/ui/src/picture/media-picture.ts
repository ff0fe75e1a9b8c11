import type { Picture } from '@tivara/contracts';

type Form = Pick<Picture, 'width' | 'height' | 'widths'> & Partial<Pick<Picture, 'squares'>>;

/** A picture of the pages themselves, which belongs to no record: `stem` is its folder under /media. */
export const mediaPicture = (stem: string, alt: string, form: Form): Picture => ({
  squares: [],
  ...form,
  url: `/media/${stem}/${form.width}.jpg`,
  formats: ['avif', 'webp', 'jpg'],
  alt,
});
