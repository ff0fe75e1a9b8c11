import path from 'node:path';

/** A relative path with slashes, as releases and reports name files on every system. */
export const posix = (file: string) => file.split(path.sep).join('/');
