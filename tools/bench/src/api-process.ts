/** The built API over a database with the number of products, stores and admin rows set in the environment. */
import './report-cpu.ts';

const from = (file: string) => import(`../../../apps/api/dist/${file}`);
const { openDatabase, prepareDatabase } = await from('database.js');
const { loadDemoData } = await from('seed/demo-data.js');
const { readSettings } = await from('platform/settings/settings.js');
const { createApp } = await from('app.js');
const { DataVersion } = await from('platform/database/data-version.js');

const { fillAdminTables } = await import('./fill-admin-tables.ts');

const { BENCH_PRODUCTS, BENCH_STORES = 0, BENCH_ADMIN_ROWS = 0 } = process.env;
const settings = readSettings(process.env);
const dataSource = await openDatabase(settings.database);
await prepareDatabase(dataSource, settings, async () => {
  const demo = await loadDemoData();
  const { products } = demo.catalogue;
  const repeated = Array.from({ length: Number(BENCH_PRODUCTS ?? products.length) }, (_, index) => {
    const product = products[index % products.length];
    const round = Math.floor(index / products.length);
    return round ? { ...product, name: `${product.name} ${round}` } : product;
  });
  const stores = Array.from({ length: Number(BENCH_STORES) }, (_, index) =>
    storeAt(index, demo.stores[0].hours),
  );
  return {
    ...demo,
    catalogue: { ...demo.catalogue, products: repeated },
    stores: stores.length ? stores : demo.stores,
  };
});
await fillAdminTables(dataSource, Number(BENCH_ADMIN_ROWS));
const app = await createApp(settings, dataSource);
const fastify = app.getHttpAdapter().getInstance();
let count = 0;
process.on('message', (message) => {
  // With a new version each time no cached response is valid.
  if (message === 'changing') app.get(DataVersion).tag = async () => `W/"${count++}"`;
});
await fastify.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ type: 'ready', port: fastify.server.address().port });

/** Stores spread over 400 cities, a quarter of them in one. */
function storeAt(index: number, hours: object) {
  const city = index % 4 ? (index * 7919) % 400 : 0;
  const spread = (index * 2654435761) % 1000;
  return {
    name: `Optical House ${(index * 104729) % 20000}`,
    address: `${index} Long Street, near the market, block ${index % 97}`,
    locality: `Locality ${(index * 31) % 4000}`,
    city: `City ${city}`,
    state: `State ${city % 30}`,
    subcity: index % 3 ? '' : `Part ${index % 50}`,
    number: index % 2 ? `022 5550 ${index}` : '',
    pincode: String(400_000 + (index % 9000)),
    latitude: (city ? 8 + ((city * 37) % 250) / 10 : 19.07) + spread / 10_000,
    longitude: (city ? 70 + ((city * 53) % 230) / 10 : 72.87) + (index % 1000) / 10_000,
    hours,
  };
}
