// @ts-check
/** npm start: installs and builds what is missing, then serves the whole site. */
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { APPS } from './apps.mjs';
import { ROOT, buildAll, fail, installDependencies, step } from './steps.mjs';

const port = Number(process.env.PORT || 3000);
const host = process.env.HOST || '127.0.0.1';
const dataDir = path.resolve(process.env.DATA_DIR || path.join(ROOT, '.data'));
const releases = path.join(dataDir, 'releases');

if (!Number.isInteger(port) || port < 1 || port > 65535)
  fail(`PORT is "${process.env.PORT}". Set it to a whole number from 1 to 65535.`);
checkDataDir();
await checkPort();

await installDependencies();
await buildAll();
const { publish } = await import('./publish.mjs');
await step('Publishing the built apps', async () => {
  for (const app of APPS) await publish(path.join(ROOT, 'apps', app, 'dist'), releases);
});
const { serve } = await import('./serve.mjs');
await step('Starting the API and the document server', () =>
  // The server that could not start has said why.
  serve({ port, host, dataDir, releases }).catch(() => process.exit(1)),
);
console.log(`\nTivara is at http://localhost:${port}`);

function checkDataDir() {
  const probe = path.join(dataDir, `.write-${process.pid}`);
  try {
    makeFolder(dataDir);
    fs.writeFileSync(probe, '');
    fs.rmSync(probe);
  } catch (error) {
    fail(
      `The data folder ${dataDir} cannot be written (${/** @type {NodeJS.ErrnoException} */ (error).code}). Set DATA_DIR to a folder that can.`,
    );
  }
}

/** Step by step: Node's own recursive way never returns below /proc. @param {string} folder */
function makeFolder(folder) {
  if (fs.existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  fs.mkdirSync(folder);
}

/** Before the long work, so that nobody waits for a start that cannot end well. @returns {Promise<void>} */
function checkPort() {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      fail(
        error.code === 'EADDRINUSE'
          ? `Port ${port} is in use. Stop what listens there, or set PORT to another one.`
          : `Cannot listen on ${host}:${port} (${error.code}). Set HOST and PORT to an address of this machine.`,
      ),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
