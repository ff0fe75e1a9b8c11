import { createHash } from 'node:crypto';

/** @param versions `name@version` of the shell and every remote, in any order */
export const compositionIdOf = (versions: readonly string[]): string =>
  createHash('sha256')
    .update([...versions].sort().join('\n'))
    .digest('hex')
    .slice(0, 12);
