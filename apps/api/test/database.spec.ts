import type { DataSource, QueryRunner } from 'typeorm';
import { Account, Invitation } from '../src/accounts/users/account.entity.js';
import { openDatabase, prepareDatabase } from '../src/database.js';
import { DatabaseStalledError, serializeEmbedded } from '../src/platform/database/embedded-lock.js';
import { searchKey } from '../src/platform/database/search-key.js';
import { Enquiry, EnquiryItem } from '../src/customers/enquiries/enquiry.entity.js';
import { Product } from '../src/catalogue/products/product.entity.js';
import { Material, Shape } from '../src/catalogue/reference/reference.entity.js';
import { Store } from '../src/stores/store.entity.js';
import { Audit } from '../src/platform/audit/audit.entity.js';
import { ReportIssue, ReportSample } from '../src/releases/report.entity.js';
import { settingsFor } from './support/api.js';
import { ENGINES, SQLITE, type TestDatabase } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';
import { present } from './support/present.js';

/** More rows than one batch of the migration. */
async function insertEnquiries(runner: QueryRunner, rows: number): Promise<void> {
  for (let row = 0; row < rows; row++)
    await runner.query(
      "INSERT INTO enquiry (reference, to_name, to_email, to_number, created_at) VALUES (?, 'Straße', 'Max@B.example', '9820012345', '2026-01-01 00:00:00')",
      [`tv-${row}`],
    );
  await runner.query(
    "INSERT INTO enquiry_item (enquiry_id, position, product_name) VALUES (1, 0, 'TV-101 Straße')",
  );
}

async function insertAdministrators(runner: QueryRunner): Promise<void> {
  const at = '2026-01-01 00:00:00';
  await runner.query(
    `INSERT INTO account (username, email, email_key, role, password_hash, created_at) VALUES ('B', 'b@b.example', 'b@b.example', 'admin', 'x', '${at}')`,
  );
  for (const role of ['admin', 'customer'])
    await runner.query(
      `INSERT INTO invitation (token_hash, email, role, created_at, expires_at) VALUES ('${role}', '${role}@b.example', '${role}', '${at}', '${at}')`,
    );
}

/** Rows as the version before the renaming stored them. */
async function insertReports(runner: QueryRunner): Promise<void> {
  const at = '2026-01-01 00:00:00';
  await runner.query(
    `INSERT INTO release_voice (app, version, round, visit, voter, failed, at) VALUES ('wishlist', '1', 3, 'v', 'n', 1, '${at}')`,
  );
  await runner.query(
    `INSERT INTO release_fault (app, version, visit, composition, kind, piece, message, frames, at) VALUES ('wishlist', '1', 'v', 'c', 'load', 'wishlist/heart', '', '[]', '${at}')`,
  );
  await runner.query(
    `INSERT INTO audit (at, actor, action, entity, entity_id, request_id) VALUES ('${at}', 'verdict', 'take back', 'release', 3, '')`,
  );
}

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

  test('migrations preserve data and can be repeated', async () => {
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
    for (const migration of later) {
      if (migration.name === 'ReportSamples1764900000000') await insertReports(runner);
      if (migration.name === 'SearchKeys1765000000000') await insertEnquiries(runner, 450);
      if (migration.name === 'StaffRoles1765300000000') await insertAdministrators(runner);
      await migration.up(runner);
      // MySQL commits DDL at once, so a migration that failed half way runs again.
      await migration.up(runner);
    }
    await runner.release();
    expect(await dataSource.manager.find(Account)).toMatchObject([
      {
        email: 'a@b.example',
        role: 'customer',
        searchKey: 'a\na@b.example',
        status: 'active',
        version: 1,
        passwordChangedAt: null,
      },
      { email: 'b@b.example', role: 'owner' },
    ]);
    const invitations = await dataSource.manager.find(Invitation, { order: { id: 'ASC' } });
    expect(invitations.map(({ role }) => role)).toEqual(['owner', 'customer']);
    const enquiries = await dataSource.manager.find(Enquiry);
    expect(enquiries.map((row) => row.searchKey)).toEqual(
      enquiries.map(({ reference }) => `strasse\nmax@b.example\n9820012345\n${reference}`),
    );
    expect(enquiries).toHaveLength(450);
    expect(await dataSource.manager.find(EnquiryItem)).toMatchObject([
      { nameKey: 'tv-101 strasse' },
    ]);
    expect(await dataSource.manager.find(Shape, { relations: { media: true } })).toMatchObject([
      { name: 'Round', version: 1, media: { origin: 'demo', bytes: 0 } },
    ]);
    expect(await dataSource.manager.find(ReportSample)).toMatchObject([
      { app: 'wishlist', canaryNumber: 3, networkHash: 'n', failed: 1 },
    ]);
    expect(await dataSource.manager.find(ReportIssue)).toMatchObject([
      { module: 'wishlist/heart', frames: [] },
    ]);
    expect(await dataSource.manager.find(Audit)).toMatchObject([
      { action: 'abort', actor: 'canary analysis' },
    ]);
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
