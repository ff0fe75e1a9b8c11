/** npm run smoke: starts the site as `npm start` does, with data of its own, and reads pages and the API. For systems on which the browser tests do not run. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '@tivara/workspace/free-port';
import { ROOT } from '@tivara/workspace/steps';
import { temporaryFolder } from '@tivara/workspace/temporary-folder';

const PATHS = ['/', '/product', '/store', '/wishlist', '/login', '/api/products?page=1'];

using data = temporaryFolder('smoke');
const port = await freePort();
const site = spawn(process.execPath, [path.join(ROOT, 'tools/site/start.mjs')], {
  env: { ...process.env, PORT: String(port), DATA_DIR: data.path },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = new Promise<void>((resolve) => site.once('exit', () => resolve()));
try {
  await started();
  for (const page of PATHS) {
    const { status } = await fetch(`http://localhost:${port}${page}`);
    console.log(`${status} ${page}`);
    if (status !== 200) throw new Error(`${page} was answered with ${status}.`);
  }
} finally {
  site.kill();
  await ended;
}

async function started() {
  for await (const line of createInterface({ input: site.stdout })) {
    console.log(line);
    if (line.startsWith('Tivara is at')) return;
  }
  throw new Error('The site ended before it was ready.');
}
