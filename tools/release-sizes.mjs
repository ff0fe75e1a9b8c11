// @ts-check
/** Sizes as they are spoken of: bytes of the browser's files after brotli. */

/** @param {import('@tivara/contracts').Release} release */
export const totalOf = ({ files }) =>
  Object.entries(files)
    .filter(([file]) => file.startsWith('web/'))
    .reduce((sum, [, { brotli }]) => sum + brotli, 0);

/** @param {number} bytes */
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
