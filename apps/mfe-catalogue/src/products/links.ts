import type { MouseEvent } from 'react';
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

/** JSON-LD breadcrumbs. @param origin without a trailing slash */
export const breadcrumbList = (origin: string, crumbs: { name: string; path: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});

/** Replaces navigation on plain clicks; modified clicks follow the link. */
export const onPlainClick = (action: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  action();
};
