/** npm start: builds what is missing, then serves the whole site. (start.mjs has checked the settings.) */
import path from 'node:path';
import { APPS } from '@tivara/workspace/apps';
import { serve } from '@tivara/workspace/servers';
import { readSiteSettings } from '@tivara/workspace/site-settings';
import { ROOT, buildAll, step } from '@tivara/workspace/steps';

const settings = readSiteSettings();
await buildAll();
const { publishAtStart } = await import('@tivara/release-cli/publish');
await step('Publishing the built apps', async () => {
  for (const app of APPS) {
    const notice = await publishAtStart(path.join(ROOT, 'apps', app, 'dist'), settings.releases);
    if (notice) console.log(`  ${notice}`);
  }
});
await step('Starting the API and the document server', () =>
  // A server that could not start has logged the reason.
  serve(settings).catch(() => process.exit(1)),
);
console.log(`\nTivara is at http://localhost:${settings.port}`);
