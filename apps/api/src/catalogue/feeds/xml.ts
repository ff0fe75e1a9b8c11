import escapeHtml from 'escape-html';

/** What XML 1.0 has no way to write. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** @returns nothing for an empty text */
export const element = (name: string, text: string | number | null | undefined): string =>
  text === null || text === undefined || text === ''
    ? ''
    : `<${name}>${escapeHtml(String(text).replace(UNWRITABLE, ''))}</${name}>\n`;

interface Channel {
  title: string;
  link: string;
  description: string;
  /** Further elements, as XML. */
  more?: string;
  /** As XML. */
  items: string[];
}

/** An RSS 2.0 document, with a line for each element. @param namespaces by prefix */
export function rss(
  namespaces: Readonly<Record<string, string>>,
  { title, link, description, more = '', items }: Channel,
): string {
  const declared = Object.entries(namespaces).map(([prefix, url]) => ` xmlns:${prefix}="${url}"`);
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"${declared.join('')}>\n<channel>\n` +
    element('title', title) +
    element('link', link) +
    element('description', description) +
    `${more}${items.map((item) => `<item>\n${item}</item>\n`).join('')}</channel>\n</rss>\n`
  );
}
