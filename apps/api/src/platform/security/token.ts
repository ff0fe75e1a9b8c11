import { createHash, randomBytes } from 'node:crypto';

/** What a link or a cookie carries: 256 random bits. Only the hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
