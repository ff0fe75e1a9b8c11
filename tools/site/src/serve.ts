/**
 * npm run serve [-- all | documents | api] [--publish]
 * Serves a site that is built: both processes, or one of them. Installs and builds nothing; with --publish it makes the built apps live where nothing was deployed.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkDataDir, checkPort, readSiteSettings } from '@tivara/workspace/site-settings';
import {
  API,
  DOCUMENTS,
  endTogether,
  serve,
  startApi,
  startDocuments,
} from '@tivara/workspace/servers';
import { ROOT, fail } from '@tivara/workspace/steps';

const { env } = process;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { publish: { type: 'boolean', default: false } },
});
const [what = 'all'] = positionals;
if (!['all', 'documents', 'api'].includes(what))
  fail(`There is no "${what}" to serve. npm run serve, or npm run serve -- documents, or -- api.`);
const only = what === 'all' ? undefined : what;
for (const file of [...(only === 'documents' ? [] : [API]), ...(only === 'api' ? [] : [DOCUMENTS])])
  if (!fs.existsSync(path.join(ROOT, file)))
    fail(`${file} is not built. Build everything first: npx nx run-many -t build`, 'TIV-105');
if (only && !process.env.SECRET)
  fail(
    'SECRET is not set. The API and the document server need the same one to run apart.',
    'TIV-106',
  );

const settings = readSiteSettings(only === 'api' ? 3001 : 3000);
const { port, host, dataDir, releases } = settings;
if (only !== 'documents') checkDataDir(dataDir);
await checkPort(settings);
if (values.publish) {
  const { publishAllAtStart } = await import('@tivara/release-cli/publish');
  await publishAllAtStart(releases);
}

if (only === 'api') {
  const trusted = env.TRUST_PROXY || 'loopback';
  const { child } = await startApi({
    dataDir,
    releases,
    port,
    settings: { HOST: host, TRUST_PROXY: trusted },
  }).catch(failed);
  endTogether([child]);
  console.log(`The API is at http://${host}:${port}`);
} else if (only === 'documents') {
  const origin =
    env.API_ORIGIN ||
    fail(
      'API_ORIGIN is not set. Set it to where the API listens: http://api.internal:3001',
      'TIV-107',
    );
  const { child } = await startDocuments({ ...settings, api: { origin } }).catch(failed);
  endTogether([child]);
  console.log(`The document server is at http://${host}:${port}, its API at ${origin}`);
} else {
  await serve(settings).catch(failed);
  console.log(`Tivara is at http://localhost:${port}`);
}

/** The server that could not start has logged why. */
function failed(): never {
  process.exit(1);
}
