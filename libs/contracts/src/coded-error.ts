/** `TIV-` and a number. */
export type ErrorCode = `TIV-${number}`;

/** An error that a developer or an operator can put right. */
export class CodedError extends Error {
  constructor(
    message: string,
    readonly code: ErrorCode,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Names the page of the repository that explains an error. */
export const explanationOf = (code: ErrorCode) => `${code}: docs/reference/errors/${code}.md`;

const isErrorCode = (code: string | undefined): code is ErrorCode => /^TIV-/.test(code ?? '');

/** A message, and where its code is explained if it is one of ours. */
export const explained = (message: string, code?: string): string =>
  isErrorCode(code) ? `${message}\n${explanationOf(code)}` : message;
