/** Vendure over a MariaDB, with `VENDURE_PRODUCTS` products made from the data that it populates a new shop with. */
import './report-cpu.ts';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ADMIN } from './measure.ts';

const { VENDURE_FOLDER = '', VENDURE_PRODUCTS, VENDURE_DATABASE = '', DATA_DIR = '' } = process.env;
const ofVendure = createRequire(path.join(VENDURE_FOLDER, 'package.json'));
const core = ofVendure('@vendure/core');
const { populate } = ofVendure('@vendure/core/cli');
const { parse } = ofVendure('csv-parse/sync');

const ASSETS = path.join(path.dirname(ofVendure.resolve('@vendure/create/package.json')), 'assets');
const { hostname: host, port, username, password, pathname } = new URL(VENDURE_DATABASE);
const products = path.join(DATA_DIR, 'products.csv');
fs.writeFileSync(products, productsOf(path.join(ASSETS, 'products.csv')));

// Vendure's default, which it does not export.
const InMemoryJobQueue = core.defaultConfig.jobQueueOptions.jobQueueStrategy.constructor;

const config = core.mergeConfig(core.defaultConfig, {
  apiOptions: {
    hostname: '127.0.0.1',
    port: 0,
    shopApiPath: 'shop-api',
    adminApiPath: 'admin-api',
  },
  authOptions: {
    cookieOptions: { secret: 'bench' },
    superadminCredentials: { identifier: ADMIN.email, password: ADMIN.password },
  },
  dbConnectionOptions: {
    type: 'mysql',
    host,
    port: Number(port),
    username,
    password,
    database: pathname.slice(1),
    synchronize: true,
    logging: false,
  },
  importExportOptions: { importAssetsDir: DATA_DIR },
  jobQueueOptions: {
    jobQueueStrategy: new InMemoryJobQueue({ concurrency: 20, pollInterval: 50 }),
  },
  paymentOptions: { paymentMethodHandlers: [core.dummyPaymentHandler] },
  logger: new core.DefaultLogger({ level: core.LogLevel.Error }),
  plugins: [core.DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: true })],
});
const app = await populate(
  () => core.bootstrap(config),
  ofVendure(path.join(ASSETS, 'initial-data.json')),
  products,
);
await app.get(core.JobQueueService).start();
process.send?.({ type: 'ready', port: app.getHttpServer().address().port });

/** Repeats its products under other names, with their variants and without their pictures, which do not count here. */
function productsOf(file: string): string {
  const [header, ...rows]: string[][] = parse(fs.readFileSync(file), { trim: true });
  const groups: string[][][] = [];
  for (const row of rows)
    if (row[0]) groups.push([row]);
    else groups.at(-1)?.push(row);
  const at = (name: string) => header.indexOf(name);
  const pictures = [at('assets'), at('variantAssets')];
  const repeated = Array.from({ length: Number(VENDURE_PRODUCTS) }, (_, index) => {
    const round = Math.floor(index / groups.length) + 1;
    return groups[index % groups.length].map((row) =>
      row.map((cell, column) => {
        if (pictures.includes(column)) return '';
        if (!cell || ![at('name'), at('slug'), at('sku')].includes(column)) return cell;
        return column === at('name') ? `${cell} ${round}` : `${cell}-${round}`;
      }),
    );
  });
  const line = (cells: string[]) =>
    cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
  return [header, ...repeated.flat()].map(line).join('\n');
}
