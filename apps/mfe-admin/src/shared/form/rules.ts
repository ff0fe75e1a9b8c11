/** A text that has to be there; blanks alone are none. */
export const required = (message: string) => ({
  required: message,
  validate: (text: string) => text.trim() !== '' || message,
});
