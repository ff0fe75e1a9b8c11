import type { ContentBlock, ContentFields, ContentValue } from './content.js';

/** What blocks are declared with, by the app whose page shows them. */

export const block = <Fields extends ContentFields>(
  path: string,
  title: string,
  fields: Fields,
  initial: ContentValue<Fields, string>,
): ContentBlock<Fields> => ({ path, title, fields, initial });

export const text = <
  More extends { lines?: true; optional?: true; suggested?: true; valuesOf?: string },
>(
  label: string,
  max: number,
  more?: More,
) => ({ kind: 'text', label, max, ...more }) as const;
export const link = { kind: 'link', label: 'Link' } as const;
export const picture = (label: string, ratio: number, hint: string) =>
  ({ kind: 'picture', label, ratio, hint }) as const;
export const pictureUnderText = (label: string, ratio: number, hint: string) =>
  ({ ...picture(label, ratio, hint), isUnderText: true }) as const;
export const group = <Fields extends ContentFields>(label: string, fields: Fields) =>
  ({ kind: 'group', label, fields }) as const;
/** @param noun of one item */
export const list = <Fields extends ContentFields>(
  label: string,
  noun: string,
  [min, max]: readonly [number, number],
  fields: Fields,
) => ({ kind: 'list', label, noun, min, max, fields }) as const;

export const heading = (lines: number) => text('Heading', 30 * lines, { lines: true });
/** @param desktop @param phone width to height */
export const banner = (desktop: number, phone: number) => ({
  desktop: pictureUnderText('Picture', desktop, 'On tablets and larger screens'),
  phone: pictureUnderText('Picture on phones', phone, 'Its upright or square crop'),
});
export const links = (max: number) => list('Links', 'link', [0, max], { link });
/** What search engines and shared links show of a page. */
export const searchEngines = (
  path: string,
  name: string,
  initial: { title: string; description: string },
) =>
  block(
    path,
    `${name} in search engines`,
    { title: text('Title', 60), description: text('Description', 200) },
    initial,
  );
