import { keptUrls, type Picture, type ProductColour, type ProductImage } from '@tivara/contracts';

/** Pictures of a colour that are shown. (SPEC 9) */
const SHOWN = 3;

const pictureOf = ({ image_url, ...picture }: ProductImage): Picture => ({
  ...picture,
  url: image_url,
});

export const picturesOf = (colour: ProductColour): Picture[] =>
  colour.images.slice(0, SHOWN).map(pictureOf);

export const urlsOf = (colour: ProductColour): string[] => keptUrls(colour.images);
