/** The built API over an embedded database in which the demo's products stand often enough to be as many as asked for. */
import './report-cpu.ts';

const from = (file: string) => import(`../../../apps/api/dist/${file}`);
const { openDatabase, prepareDatabase } = await from('database.js');
const { loadDemoData } = await from('commands/seed/demo-data.js');
const { readSettings } = await from('platform/settings/settings.js');
const { createApp } = await from('app.js');
const { DataVersion } = await from('platform/database/data-version.js');

const { fillAdminTables } = await import('./fill-admin-tables.ts');

const settings = readSettings(process.env);
const dataSource = await openDatabase(settings.database);
await prepareDatabase(dataSource, settings, async () => {
  const demo = await loadDemoData();
  const { products } = demo.catalogue;
  const many = Array.from({ length: Number(process.env.BENCH_PRODUCTS) }, (_, index) => {
    const product = products[index % products.length];
    const round = Math.floor(index / products.length);
    return round ? { ...product, name: `${product.name} ${round}` } : product;
  });
  const stores = Array.from({ length: Number(process.env.BENCH_STORES ?? 0) }, (_, index) => {
    const store = demo.stores[index % demo.stores.length];
    return { ...store, name: `${store.name} ${index}`, address: `${index} ${store.address}` };
  });
  return {
    ...demo,
    catalogue: { ...demo.catalogue, products: many },
    stores: stores.length ? stores : demo.stores,
  };
});
await fillAdminTables(dataSource, Number(process.env.BENCH_ADMIN_ROWS ?? 0));
const app = await createApp(settings, dataSource);
const fastify = app.getHttpAdapter().getInstance();
const version = app.get(DataVersion);
const { tag } = version;
let count = 0;
process.on('message', (message) => {
  // With a new version each time no cached response is valid.
  if (message === 'changing') version.tag = async () => `W/"${count++}"`;
  if (message === 'unchanged') version.tag = tag;
});
await fastify.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ port: fastify.server.address().port });
