import type { Picture } from '@tivara/contracts';

const banner = (
  stem: string,
  { width, height, widths, alt }: Pick<Picture, 'width' | 'height' | 'widths' | 'alt'>,
): Picture => ({
  url: `/media/${stem}/${width}.jpg`,
  width,
  height,
  widths,
  squares: [],
  formats: ['avif', 'webp', 'jpg'],
  alt,
});

/** Pictures of the pages themselves; they belong to no record. */
export const BANNERS = {
  products: banner('hero-single-3ab506be', {
    width: 2000,
    height: 1000,
    widths: [800, 1200, 1600, 2000],
    alt: 'A round frame of gold titanium and havana acetate',
  }),
  home: banner('macro-hinge-529881aa', {
    width: 1200,
    height: 800,
    widths: [400, 800, 1200],
    alt: 'The hinge of a gold titanium frame',
  }),
};

const packshot = (stem: string): Picture =>
  banner(stem, { width: 1200, height: 800, widths: [400, 800, 1200], alt: '' });

/** Pictures of the category tiles, by category. */
export const CATEGORY_PICTURES: Readonly<Record<string, Picture>> = {
  MEN: packshot('square-acetate-havana-179c5aae'),
  WOMEN: packshot('cateye-black-to-crystal-590f8efe'),
  UNISEX: packshot('aviator-bronze-brown-lens-35e4fd25'),
};
