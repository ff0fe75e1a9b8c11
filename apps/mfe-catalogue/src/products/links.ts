import { writeFrames, type ComparedFrame, type Product } from '@tivara/contracts';

/** The query names the colour, except for the first. */
export function productPath({ product_id, colors }: Product, colour = 0): string {
  const name = colour > 0 ? colors[colour]?.color_name : undefined;
  return `/product/${product_id}${name ? `?${new URLSearchParams({ color: name })}` : ''}`;
}

export const comparePath = (frames: readonly ComparedFrame[]): string =>
  frames.length > 0 ? `/compare?frames=${writeFrames(frames)}` : '/compare';
