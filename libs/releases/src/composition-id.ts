import { createHash } from 'node:crypto';

/**
 * The id of a composition: a hash of its versions, whatever their order.
 * @param versions `name@version` of the shell and every remote
 */
export const compositionIdOf = (versions: readonly string[]): string =>
  createHash('sha256')
    .update([...versions].sort().join('\n'))
    .digest('hex')
    .slice(0, 12);
