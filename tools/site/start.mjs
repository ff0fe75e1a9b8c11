// @ts-check
/** npm start: installs packages and builds apps as needed, makes the built apps live where nothing was deployed, and serves the site. It refuses wrong settings before it installs. */
import { prepareTypeScript } from '../workspace/src/bootstrap.mjs';
import { checkDataDir, checkPort, readSiteSettings } from '../workspace/src/site-settings.mjs';

const settings = readSiteSettings();
checkDataDir(settings.dataDir);
await checkPort(settings);
await prepareTypeScript();
await import('./src/start.ts');
