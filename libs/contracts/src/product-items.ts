import type { Product } from './api.js';

/** Whether it is a GTIN of 8, 12, 13 or 14 digits with its check digit. (GS1 General Specifications, 7.9) */
export function isGtin(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return false;
  const sum = [...text]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}

/** What the maker calls a colour of a frame: 'TV-104-DARK-GREY', or with the whole name where it does not begin with a number. */
export function itemCode(productName: string, colorName: string): string {
  const [first = ''] = productName.split(' ');
  const model = /\d/.test(first) ? first : productName;
  return `${model} ${colorName}`.replaceAll(' ', '-');
}

/** The query names the colour, except for the first. */
export function productPath(
  { product_id, colors }: Pick<Product, 'product_id' | 'colors'>,
  colour = 0,
): string {
  const name = colour > 0 ? colors[colour]?.color_name : undefined;
  return `/product/${product_id}${name ? `?${new URLSearchParams({ color: name })}` : ''}`;
}
