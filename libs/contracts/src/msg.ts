/** Marks the text of a constant, to be worded where it is shown: `t(label)`. (libs/state/src/texts.ts) */
export const msg = (text: string): string => text;
