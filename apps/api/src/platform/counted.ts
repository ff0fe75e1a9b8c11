/** '1 store', '2 categories' */
export const counted = (count: number, noun: string): string =>
  count === 1 ? `1 ${noun}` : `${count} ${noun.replace(/y$/, 'ie')}s`;
