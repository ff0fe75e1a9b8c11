import type { Product } from '@tivara/contracts';

/** Index of the colour that the URL names; the first one when it names none of this product's. */
export const colourOf = ({ colors }: Product, name: string | null): number =>
  Math.max(
    0,
    colors.findIndex(({ color_name }) => color_name === name),
  );
