import { NO_FILTERS, readProductQuery, writeProductQuery } from '@tivara/contracts';
import type { Filters, Product } from '@tivara/contracts';

export function listingPath(filters: Partial<Filters>): string {
  const query = { ...readProductQuery(new URLSearchParams()), ...NO_FILTERS, ...filters };
  return `/product?${writeProductQuery(query)}`;
}

/** The query names the colour, except for the first. */
export function productPath({ product_id, colors }: Product, colour = 0): string {
  const name = colour > 0 ? colors[colour]?.color_name : undefined;
  return `/product/${product_id}${name ? `?${new URLSearchParams({ color: name })}` : ''}`;
}
