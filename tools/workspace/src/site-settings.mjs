// @ts-check
/** Settings of start and serve. Runs before anything is installed, like bootstrap.mjs. */
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT, fail } from './bootstrap.mjs';

/** @param {number} defaultPort @returns Where a site listens and stores its data; a wrong setting ends the process with one line. */
export function readSiteSettings(defaultPort = 3000) {
  const { env } = process;
  const port = Number(env.PORT || defaultPort);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    fail(`PORT is "${env.PORT}". Set it to a whole number from 1 to 65535.`, 'TIV-102');
  const dataDir = path.resolve(env.DATA_DIR || path.join(ROOT, '.data'));
  return {
    port,
    host: env.HOST || '127.0.0.1',
    dataDir,
    releases: locationOf(env.RELEASES_URL || path.join(dataDir, 'releases')),
    cache: path.resolve(env.RELEASES_CACHE || path.join(dataDir, 'release-cache')),
  };
}

/** Where releases are: the URL of an object store, or a folder's path. @param {string} text */
export function locationOf(text) {
  if (text.startsWith('s3:')) return text;
  return path.resolve(text.startsWith('file:') ? fileURLToPath(text) : text);
}

/** Ends the process with one line when the data folder cannot be written. @param {string} dataDir */
export function checkDataDir(dataDir) {
  const probe = path.join(dataDir, `.write-${process.pid}`);
  try {
    makeFolder(dataDir);
    fs.writeFileSync(probe, '');
    fs.rmSync(probe);
  } catch (error) {
    fail(
      `The data folder ${dataDir} cannot be written (${/** @type {NodeJS.ErrnoException} */ (error).code}). Set DATA_DIR to a folder that can.`,
      'TIV-104',
    );
  }
}

/** Recursive mkdirSync never returns below /proc. @param {string} folder */
function makeFolder(folder) {
  if (fs.existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  fs.mkdirSync(folder, { mode: 0o700 });
}

/** Ends the process with one line when the port cannot be used. @param {{ port: number, host: string }} settings @returns {Promise<void>} */
export function checkPort({ port, host }) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      fail(
        error.code === 'EADDRINUSE'
          ? `Port ${port} is in use. Stop what listens there, or set PORT to another one.`
          : `Cannot listen on ${host}:${port} (${error.code}). Set HOST and PORT to an address of this machine.`,
        'TIV-103',
      ),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
