/** The built API over a database with as many stores as asked for, spread over 400 cities; it caches no response. */
import './report-cpu.ts';

const from = (file: string) => import(`../../../apps/api/dist/${file}`);
const { openDatabase, prepareDatabase } = await from('database.js');
const { loadDemoData } = await from('commands/seed/demo-data.js');
const { readSettings } = await from('platform/settings/settings.js');
const { createApp } = await from('app.js');
const { DataVersion } = await from('platform/database/data-version.js');

const CITIES = 400;
const LOCALITIES = 4000;
const PINCODES = 9000;

const settings = readSettings(process.env);
const dataSource = await openDatabase(settings.database);
await prepareDatabase(dataSource, settings, async () => {
  const demo = await loadDemoData();
  const { hours } = demo.stores[0];
  const stores = Array.from({ length: Number(process.env.BENCH_STORES) }, (_, index) => {
    // A quarter of them in one large city.
    const city = index % 4 ? (index * 7919) % CITIES : 0;
    const spread = (index * 2654435761) % 1000;
    return {
      name: `Optical House ${(index * 104729) % 20000}`,
      address: `${index} Long Street, near the market, block ${index % 97}`,
      locality: `Locality ${(index * 31) % LOCALITIES}`,
      city: `City ${city}`,
      state: `State ${city % 30}`,
      subcity: index % 3 ? '' : `Part ${index % 50}`,
      number: index % 2 ? `022 5550 ${index}` : '',
      pincode: String(400_000 + (index % PINCODES)),
      latitude: (city ? 8 + ((city * 37) % 250) / 10 : 19.07) + spread / 10_000,
      longitude: (city ? 70 + ((city * 53) % 230) / 10 : 72.87) + (index % 1000) / 10_000,
      hours,
    };
  });
  return { ...demo, stores };
});
const app = await createApp(settings, dataSource);
const fastify = app.getHttpAdapter().getInstance();
let count = 0;
// With a new version each time no cached response is valid.
app.get(DataVersion).tag = async () => `W/"${count++}"`;
await fastify.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ port: fastify.server.address().port });
