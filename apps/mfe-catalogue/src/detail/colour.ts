import type { Product } from '@tivara/contracts';

/** Index of the colour named in the URL, or 0. */
export const colourOf = ({ colors }: Product, name: string | null): number =>
  Math.max(
    0,
    colors.findIndex(({ color_name }) => color_name === name),
  );
