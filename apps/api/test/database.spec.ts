import type { DataSource } from 'typeorm';
import { Account } from '../src/accounts/users/account.entity.js';
import { openDatabase, prepareDatabase } from '../src/database.js';
import { DatabaseStalledError, serializeEmbedded } from '../src/platform/database/embedded-lock.js';
import { searchKey } from '../src/platform/database/search-key.js';
import { Product } from '../src/catalogue/products/product.entity.js';
import { Material } from '../src/catalogue/reference/reference.entity.js';
import { Store } from '../src/stores/store.entity.js';
import { settingsFor } from './support/api.js';
import { ENGINES, SQLITE, type TestDatabase } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';
import { present } from './support/present.js';

describe.each(ENGINES)('the database on $name', (engine) => {
  let database: TestDatabase;
  const open: DataSource[] = [];
  beforeEach(async () => {
    database = await engine.create();
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((dataSource) => dataSource.destroy()));
    await database.drop();
  });

  const connect = async () => {
    const dataSource = await openDatabase(database.setting);
    open.push(dataSource);
    return dataSource;
  };
  const prepare = (dataSource: DataSource, more: Parameters<typeof settingsFor>[1] = {}) =>
    prepareDatabase(dataSource, settingsFor(database, more), async () => FIXTURE);
  const material = (name: string) => ({ name, nameKey: searchKey(name) });

  test('migrations create exactly the schema that the entities declare', async () => {
    const dataSource = await connect();
    await prepare(dataSource);
    // MariaDB reports the default of a nullable column as the text NULL, which TypeORM only handles for this type.
    if (engine.name === 'MariaDB') Object.assign(dataSource.driver.options, { type: 'mariadb' });
    const drift = await dataSource.driver.createSchemaBuilder().log();
    expect(drift.upQueries.map(({ query }) => query)).toEqual([]);
  });

  // MySQL commits DDL at once, so a migration that failed half way runs again.
  test('a migration can be repeated', async () => {
    const dataSource = await connect();
    await prepare(dataSource);
    const runner = dataSource.createQueryRunner();
    for (const migration of dataSource.migrations) await migration.up(runner);
    await runner.release();
    expect(await dataSource.manager.count(Product)).toBe(FIXTURE.catalogue.products.length);
  });

  test('four concurrent starts migrate, seed and create the administrator once', async () => {
    const dataSources = await Promise.all([1, 2, 3, 4].map(connect));
    const admins = await Promise.all(
      dataSources.map((dataSource) => prepare(dataSource, { adminPassword: null })),
    );
    expect(admins.filter(Boolean)).toHaveLength(1);
    const { manager } = present(dataSources[0]);
    expect(await manager.count(Account)).toBe(1);
    expect(await manager.count(Product)).toBe(FIXTURE.catalogue.products.length);
    expect(await manager.count(Store)).toBe(FIXTURE.stores.length);
  });

  test('a restart does not restore deleted rows', async () => {
    const first = await connect();
    await prepare(first);
    await first.manager.delete(Product, { id: 1 });
    await first.manager.deleteAll(Store);
    const again = await connect();
    await prepare(again);
    expect(await again.manager.count(Product)).toBe(FIXTURE.catalogue.products.length - 1);
    expect(await again.manager.count(Store)).toBe(0);
  });

  test('a database with data of its own is never seeded', async () => {
    const dataSource = await connect();
    await prepare(dataSource, { seed: 'none' });
    expect(await dataSource.manager.count(Product)).toBe(0);
    await dataSource.query("INSERT INTO category (name, name_key) VALUES ('MEN', 'men')");
    await prepare(dataSource);
    expect(await dataSource.manager.count(Product)).toBe(0);
  });

  test('a failed seed is rolled back', async () => {
    const dataSource = await connect();
    const settings = settingsFor(database);
    const [product] = FIXTURE.catalogue.products;
    const catalogue = {
      ...FIXTURE.catalogue,
      products: [{ ...present(product), material: 'WOOD' }],
    };
    await expect(
      prepareDatabase(dataSource, settings, async () => ({ ...FIXTURE, catalogue })),
    ).rejects.toThrow("names 'WOOD'");
    await prepare(dataSource);
    expect(await dataSource.manager.count(Product)).toBe(FIXTURE.catalogue.products.length);
  });

  test('300 parallel transactions and saves are isolated and complete', async () => {
    const dataSource = await connect();
    await prepare(dataSource, { seed: 'none' });
    const two = (index: number, fails: boolean) =>
      dataSource.transaction(async (manager) => {
        await manager.insert(Material, material(`tx ${index} a`));
        await manager.transaction((nested) => nested.insert(Material, material(`tx ${index} b`)));
        if (fails) throw new Error('rolled back');
      });
    const save = (index: number) =>
      dataSource.getRepository(Material).save(material(`save ${index}`));
    const results = await Promise.allSettled(
      Array.from({ length: 300 }, (_, index) =>
        index % 3 === 0 ? save(index) : two(index, index % 3 === 1),
      ),
    );
    const failures = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(failures.map(String)).toEqual(Array(100).fill('Error: rolled back'));
    expect(await dataSource.manager.count(Material)).toBe(300);
  });
});

describe('the embedded engine', () => {
  test('a transaction that waits for itself fails, and others continue', async () => {
    const database = await SQLITE.create();
    const dataSource = await openDatabase(database.setting);
    serializeEmbedded(dataSource, 20);
    const stuck = dataSource.transaction(async () => {
      // The mistake: it does not use the transaction's manager.
      await dataSource.query('SELECT 1');
    });
    await expect(stuck).rejects.toThrow(DatabaseStalledError);
    expect(await dataSource.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await dataSource.destroy();
    await database.drop();
  });
});
