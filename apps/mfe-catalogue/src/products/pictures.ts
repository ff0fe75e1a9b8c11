import type { Picture, ProductColour, ProductImage } from '@tivara/contracts';

/** Pictures of a colour that are shown. (SPEC 9) */
const SHOWN = 3;

const pictureOf = ({ image_url, ...picture }: ProductImage): Picture => ({
  ...picture,
  url: image_url,
});

export const picturesOf = (colour: ProductColour): Picture[] =>
  colour.images.slice(0, SHOWN).map(pictureOf);

export const urlsOf = (colour: ProductColour): string[] =>
  colour.images.slice(0, SHOWN).map(({ image_url }) => image_url);
