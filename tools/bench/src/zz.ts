import { startSite } from './site.ts';
import { request, load } from './measure.ts';
import { Session } from 'node:inspector';
import { cpuOfPid } from './process-stats.ts';
using site = await startSite();
const H = {'accept-encoding':'br'};
for (const path of ['/product']) {
  await load(site, () => ({ path, headers: H }), { requests: 3000, parallel: 8 });
  const t0=performance.now(); const before = cpuOfPid(site.child.pid);
  await load(site, () => ({ path, headers: H }), { requests: 60000, parallel: 8 });
  console.log(path, 60000/((performance.now()-t0)/1000), (cpuOfPid(site.child.pid) - before) / 1000 / 60000);
}
console.log(site.log.at(-1)); await new Promise(r=>setTimeout(r,6000)); process.exit(0);
