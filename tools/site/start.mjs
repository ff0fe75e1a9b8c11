// @ts-check
/** npm start. Refuses wrong settings before the packages are installed, which takes a minute. */
import { prepareTypeScript } from '../workspace/src/bootstrap.mjs';
import { checkDataDir, checkPort, readSiteSettings } from '../workspace/src/site-settings.mjs';

const settings = readSiteSettings();
checkDataDir(settings.dataDir);
await checkPort(settings);
await prepareTypeScript();
await import('./src/start.ts');
