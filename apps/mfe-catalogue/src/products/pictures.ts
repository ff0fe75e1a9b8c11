import { storedUrls, type Picture, type ProductColour, type ProductImage } from '@tivara/contracts';

/** (SPEC 9) */
const PICTURES_PER_COLOUR = 3;

const pictureOf = ({ image_url, ...picture }: ProductImage): Picture => ({
  ...picture,
  url: image_url,
});

export const picturesOf = (colour: ProductColour): Picture[] =>
  colour.images.slice(0, PICTURES_PER_COLOUR).map(pictureOf);

export const urlsOf = (colour: ProductColour): string[] => storedUrls(colour.images);
