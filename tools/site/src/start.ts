/** npm start: builds what is missing, then serves the whole site. (start.mjs has checked the settings.) */
import { serve } from '@tivara/workspace/servers';
import { readSiteSettings } from '@tivara/workspace/site-settings';
import { buildAll, step } from '@tivara/workspace/steps';

const settings = readSiteSettings();
await buildAll();
const { publishAllAtStart } = await import('@tivara/release-cli/publish');
await step('Publishing the built apps', () => publishAllAtStart(settings.releases));
await step('Starting the API and the document server', () =>
  // A server that could not start has logged the reason.
  serve(settings).catch(() => process.exit(1)),
);
console.log(`\nTivara is at http://localhost:${settings.port}`);
