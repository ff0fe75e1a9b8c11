/** A page's HTML without its styles and fonts, so that a failed test is readable. */
export const pageText = (html: string): string => html.replace(/<style>.*?<\/style>/s, '');
