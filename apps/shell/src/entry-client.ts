import '@tivara/ui/global.css';
import type { Boot } from '@tivara/contracts';
import { monitorVisit } from './client/reporter';
import { yieldToMain } from './timing';

/** Modules of this very file, evaluated one after the other, so that a slow phone answers input in between. */
const STEPS = [
  () => import(/* webpackMode: "eager" */ './shared-modules/router'),
  () => import(/* webpackMode: "eager" */ './shared-modules/query'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './shared-modules/shared-modules'),
  () => import(/* webpackMode: "eager" */ './client/federation'),
  () => import(/* webpackMode: "eager" */ './routes/routes'),
];

async function run(): Promise<void> {
  const boot = JSON.parse(document.getElementById('boot')?.textContent ?? 'null') as Boot;
  const monitor = monitorVisit(boot);
  for (const evaluate of STEPS) {
    await yieldToMain();
    await evaluate();
  }
  await yieldToMain();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await yieldToMain();
  await start(boot, monitor);
}

void run();
