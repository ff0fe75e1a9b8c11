export const pluralOf = (noun: string): string => `${noun.replace(/y$/, 'ie')}s`;

/** '1 store', '2 categories' */
export const counted = (count: number, noun: string): string =>
  count === 1 ? `1 ${noun}` : `${count} ${pluralOf(noun)}`;
