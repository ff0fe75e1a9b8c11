import { createHash } from 'node:crypto';

/** For subresource integrity. SHA-256, as every visitor loads the hashes of all chunks. */
export const integrityOf = (content: Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** @param versions `name@version` of the shell and every remote, in any order */
export const compositionIdOf = (versions: readonly string[]): string =>
  createHash('sha256')
    .update([...versions].sort().join('\n'))
    .digest('hex')
    .slice(0, 12);
