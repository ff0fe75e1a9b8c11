import type { Picture } from '@tivara/contracts';

type Form = Pick<Picture, 'width' | 'height' | 'widths' | 'squares'>;

const picture = (stem: string, alt: string, form: Form): Picture => ({
  ...form,
  url: `/media/${stem}/${form.width}.jpg`,
  formats: ['avif', 'webp', 'jpg'],
  alt,
});

const BANNER: Form = {
  width: 2000,
  height: 1000,
  widths: [800, 1200, 1600, 2000],
  squares: [300, 600, 900],
};
const STORY: Form = { width: 1200, height: 800, widths: [400, 800, 1200], squares: [] };

/** Pictures of the shell's own pages; they belong to no record. */
export const PICTURES = {
  about: picture('collection-meridian-1dfe40b0', 'A round frame of gold titanium wire', BANNER),
  hinge: picture('macro-hinge-529881aa', 'The hinge of a gold titanium frame', STORY),
  side: picture('round-pink-side-76599f16', 'A rose titanium frame seen from the side', STORY),
  twotone: picture(
    'panto-mix-twotone-10546667',
    'A gold titanium frame with dark acetate round its rims',
    STORY,
  ),
  care: picture('case-still-life-ffb6dcbd', 'A frame on its cloth, with its case and box', STORY),
};
