/** A message without what may be somebody's: queries, mail addresses, long numbers and tokens. */
export const redacted = (message: string): string =>
  message
    .replace(/\?\S*/g, '?…')
    .replace(/[^\s@]+@[^\s@]+/g, '…')
    .replace(/[\w-]{32,}/g, '…')
    .replace(/\d{5,}/g, '…');
