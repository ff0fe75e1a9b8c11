import '@tivara/ui/global.css';
import type { Boot } from '@tivara/contracts';
import { pause } from './browser/pause';
import { watchVisit } from './browser/reporter';

/** The code of this very file, run for the first time piece by piece, so that a slow phone answers input in between. */
const PIECES = [
  () => import(/* webpackMode: "eager" */ './shared/router'),
  () => import(/* webpackMode: "eager" */ './shared/query'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './shared/shared'),
  () => import(/* webpackMode: "eager" */ './browser/federation'),
  () => import(/* webpackMode: "eager" */ './app/routes'),
];

async function run(): Promise<void> {
  const boot = JSON.parse(document.getElementById('boot')?.textContent ?? 'null') as Boot;
  const watch = watchVisit(boot);
  for (const piece of PIECES) {
    await pause();
    await piece();
  }
  await pause();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await pause();
  await start(boot, watch);
}

void run();
