import type { DataSource } from 'typeorm';
import { Account } from '../src/accounts/users/account.entity.js';
import { openDatabase, prepareDatabase } from '../src/database.js';
import { DatabaseStalledError, serializeEmbedded } from '../src/platform/database/embedded-lock.js';
import { searchKey } from '../src/platform/database/search-key.js';
import { Product } from '../src/catalogue/products/product.entity.js';
import { Material } from '../src/catalogue/reference/material.entity.js';
import { Shape } from '../src/catalogue/reference/shape.entity.js';
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

  test('the migration makes exactly what the entities declare', async () => {
    const dataSource = await connect();
    await prepare(dataSource);
    // MariaDB tells the default of a nullable column as the word NULL, which TypeORM knows under this name alone.
    if (engine.name === 'MariaDB') Object.assign(dataSource.driver.options, { type: 'mariadb' });
    const drift = await dataSource.driver.createSchemaBuilder().log();
    expect(drift.upQueries.map(({ query }) => query)).toEqual([]);
  });

  test('an update of a database in use keeps what is in it', async () => {
    const dataSource = await connect();
    const [initial, ...later] = dataSource.migrations;
    const runner = dataSource.createQueryRunner();
    await present(initial).up(runner);
    await runner.query("INSERT INTO category (name, name_key) VALUES ('MEN', 'men')");
    await runner.query(
      "INSERT INTO account (username, email, email_key, role, password_hash, created_at) VALUES ('A', 'a@b.example', 'a@b.example', 'customer', 'x', '2026-01-01 00:00:00')",
    );
    await runner.query(
      "INSERT INTO media (stem, width, height, widths, squares, formats) VALUES ('a', 1, 1, '1', '', 'jpg')",
    );
    await runner.query(
      "INSERT INTO shape (name, name_key, media_id, alt) VALUES ('Round', 'round', 1, '')",
    );
    for (const migration of later) await migration.up(runner);
    // One that stopped half way is run again, as MySQL keeps what was done.
    for (const migration of later) await migration.up(runner);
    await runner.release();
    expect(await dataSource.manager.find(Account)).toMatchObject([
      { email: 'a@b.example', status: 'active', version: 1, passwordChangedAt: null },
    ]);
    expect(await dataSource.manager.find(Shape, { relations: { media: true } })).toMatchObject([
      { name: 'Round', version: 1, media: { origin: 'demo', bytes: 0 } },
    ]);
  });

  test('four that start at once migrate, seed and make the administrator once', async () => {
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

  test('a restart brings nothing back', async () => {
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

  test('a seed that fails leaves nothing behind', async () => {
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

  test('300 parallel transactions and saves lose nothing and mix nothing up', async () => {
    const dataSource = await connect();
    await prepare(dataSource, { seed: 'none' });
    const two = (index: number, fails: boolean) =>
      dataSource.transaction(async (manager) => {
        await manager.insert(Material, material(`tx ${index} a`));
        await manager.transaction((nested) => nested.insert(Material, material(`tx ${index} b`)));
        if (fails) throw new Error('taken back');
      });
    const save = (index: number) =>
      dataSource.getRepository(Material).save(material(`save ${index}`));
    const results = await Promise.allSettled(
      Array.from({ length: 300 }, (_, index) =>
        index % 3 === 0 ? save(index) : two(index, index % 3 === 1),
      ),
    );
    const failures = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(failures.map(String)).toEqual(Array(100).fill('Error: taken back'));
    expect(await dataSource.manager.count(Material)).toBe(300);
  });
});

describe('the embedded engine', () => {
  test('a transaction that waits for itself is told so, and the others go on', async () => {
    const database = await SQLITE.create();
    const dataSource = await openDatabase(database.setting);
    serializeEmbedded(dataSource, 20);
    const stuck = dataSource.transaction(async () => {
      // The mistake: not the manager that the transaction passes.
      await dataSource.query('SELECT 1');
    });
    await expect(stuck).rejects.toThrow(DatabaseStalledError);
    expect(await dataSource.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await dataSource.destroy();
    await database.drop();
  });
});
