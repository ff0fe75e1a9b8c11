/** Removes possible personal data: queries, mail addresses, long numbers and tokens. */
export const redactMessage = (message: string): string =>
  message
    .replace(/\?\S*/g, '?…')
    .replace(/[^\s@]+@[^\s@]+/g, '…')
    .replace(/[\w-]{32,}/g, '…')
    .replace(/\d{5,}/g, '…');
