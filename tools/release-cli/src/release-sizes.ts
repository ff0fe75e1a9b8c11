import type { Release } from '@tivara/contracts';

/** Bytes of the browser's files after brotli. */
export const totalOf = ({ files }: Release) =>
  Object.entries(files)
    .filter(([file]) => file.startsWith('web/'))
    .reduce((sum, [, { brotli }]) => sum + brotli, 0);

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
