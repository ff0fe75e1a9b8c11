import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { expectDescribed } from '@tivara/contracts/testing';
import { DataSource } from 'typeorm';
import { createApp } from '../../src/app.js';
import { openDatabase, prepareDatabase } from '../../src/database.js';
import type { DemoData } from '../../src/seed/demo-data.js';
import type { Settings } from '../../src/platform/settings/settings.js';
import { LONG_DEADLINES } from './deadlines.js';
import type { Engine, TestDatabase } from './engines.js';

export const ADMIN = { email: 'Admin@tivara.example', password: 'correct horse' };

export const settingsFor = (database: TestDatabase, more: Partial<Settings> = {}): Settings => ({
  production: false,
  port: 0,
  host: '127.0.0.1',
  dataDir: database.dataDir,
  releases: path.join(database.dataDir, 'releases'),
  database: database.setting,
  publicOrigin: null,
  localOrigin: 'http://localhost:3000',
  adminOrigin: null,
  trustProxy: false,
  adminEmail: ADMIN.email,
  adminPassword: ADMIN.password,
  seed: 'demo',
  secondFactor: 'optional',
  secrets: ['a-secret-of-the-tests-0123456789'],
  storage: { kind: 'folder', folder: path.join(database.dataDir, 'media') },
  smtpUrl: null,
  mailFrom: 'Tivara <hello@tivara.example>',
  enquiryTo: 'enquiries@tivara.example',
  redisUrl: null,
  social: null,
  breachedPasswordsUrl: null,
  corsOrigins: [],
  webhookNetworks: [],
  reportRows: 500_000,
  metricsPort: null,
  metricsHost: '127.0.0.1',
  logLevel: 'silent',
  drainSeconds: 0,
  deadlines: LONG_DEADLINES,
  ...more,
});

export interface TestApi {
  app: NestFastifyApplication;
  dataSource: DataSource;
  database: TestDatabase;
  inject: NestFastifyApplication['inject'];
  get<T>(url: string): Promise<T>;
  close(): Promise<void>;
}

/** The whole API over a new database of the engine. */
export async function startApi(
  engine: Engine,
  demo: DemoData,
  more: Partial<Settings> = {},
): Promise<TestApi> {
  const database = await engine.create();
  await database.createTables?.();
  const settings = settingsFor(database, more);
  const dataSource = await openDatabase(settings.database, settings.deadlines);
  await prepareDatabase(dataSource, settings, async () => demo);
  const app = await createApp(settings, dataSource);
  const inject = (async (options: { method?: string; url: string }) => {
    const response = await app.inject(options as never);
    const { statusCode: status, headers, body } = response;
    expectDescribed({ method: options.method ?? 'GET', url: options.url, status, headers, body });
    return response;
  }) as TestApi['inject'];
  return {
    app,
    dataSource,
    database,
    inject,
    async get<T>(url: string) {
      const answer = await inject({ method: 'GET', url });
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
      return answer.json<T>();
    },
    async close() {
      await app.close();
      await database.drop();
    },
  };
}
