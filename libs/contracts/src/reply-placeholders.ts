import type { EnquiryDetail, EnquiryItem } from './api.js';
type Values = Pick<EnquiryDetail, 'to_name' | 'reference' | 'store' | 'visit'> & {
  items: Pick<EnquiryItem, 'product_name' | 'color_name'>[];
};

/** What stands for a placeholder such as `{name}` in a reply template. */
const PLACEHOLDERS = {
  name: ({ to_name }: Values) => to_name,
  reference: ({ reference }: Values) => reference,
  frames: ({ items }: Values) =>
    items
      .map(({ product_name, color_name }) =>
        color_name ? `${product_name} in ${color_name.toLowerCase()}` : product_name,
      )
      .join(', '),
  store: ({ store }: Values) => store || 'one of our stores',
  visit: ({ visit }: Values) => visit || 'a time that suits you',
  sender: (_values: Values, sender: string) => sender,
};
type Placeholder = keyof typeof PLACEHOLDERS;
export const REPLY_PLACEHOLDERS = Object.keys(PLACEHOLDERS) as Placeholder[];

const PATTERN = /\{(\w+)\}/g;
const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(PLACEHOLDERS, name);

/** The first unknown placeholder of a template; null without one. */
export const unknownPlaceholder = (text: string): string | null =>
  [...text.matchAll(PATTERN)].map(([, name = '']) => name).find((name) => !isPlaceholder(name)) ??
  null;

/** @param sender the name of the administrator who replies */
export const fillTemplate = (text: string, enquiry: Values, sender: string): string =>
  text.replace(PATTERN, (found, name: string) =>
    isPlaceholder(name) ? PLACEHOLDERS[name](enquiry, sender) : found,
  );
