import { createHmac, timingSafeEqual } from 'node:crypto';

/** The first signs, all verify, so that a secret can be rotated. */
export type Secrets = readonly [string, ...string[]];

/** Separated by whitespace or commas; an empty one if there is none. */
export function readSecrets(text: string): Secrets {
  const [first = '', ...others] = text.split(/[\s,]+/).filter(Boolean);
  return [first, ...others];
}

const hmac = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** HMAC-SHA-256 in base64url. */
export const signature = ([secret]: Secrets, text: string): string => hmac(secret, text);

/** With each secret, for values that were stored as they are. */
export const allSignatures = (secrets: Secrets, text: string): string[] =>
  secrets.map((secret) => hmac(secret, text));

export function isSigned(secrets: Secrets, text: string, given: string): boolean {
  const actual = Buffer.from(given);
  return allSignatures(secrets, text).some((each) => {
    const expected = Buffer.from(each);
    // In bytes: timingSafeEqual throws if they differ in length.
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  });
}
