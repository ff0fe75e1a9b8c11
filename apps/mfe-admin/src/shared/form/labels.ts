/** A record that is stored upper-case, in sentence case, where CSS cannot do it: in the options of a select. */
export const sentenceCase = (record: string): string =>
  record.charAt(0).toUpperCase() + record.slice(1).toLowerCase();
