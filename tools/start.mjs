// @ts-check
/** npm start: installs and builds what is missing, then serves the whole site. */
import path from 'node:path';
import { APPS } from './apps.mjs';
import { checkDataDir, checkPort, readSiteSettings } from './site-settings.mjs';
import { ROOT, buildAll, installDependencies, step } from './steps.mjs';

const settings = readSiteSettings();
checkDataDir(settings.dataDir);
// Before the long work, so that nobody waits for a start that cannot succeed.
await checkPort(settings);

await installDependencies();
await buildAll();
const { publishAtStart } = await import('./publish.mjs');
await step('Publishing the built apps', async () => {
  for (const app of APPS) {
    const notice = await publishAtStart(path.join(ROOT, 'apps', app, 'dist'), settings.releases);
    if (notice) console.log(`  ${notice}`);
  }
});
const { serve } = await import('./serve.mjs');
await step('Starting the API and the document server', () =>
  // The server that could not start has logged why.
  serve(settings).catch(() => process.exit(1)),
);
console.log(`\nTivara is at http://localhost:${settings.port}`);
