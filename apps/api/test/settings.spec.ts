import path from 'node:path';
import { readSettings, StartupError } from '../src/settings.js';

const faults = (env: Record<string, string>): string[] => {
  try {
    readSettings(env);
    return [];
  } catch (error) {
    if (error instanceof StartupError) return error.message.split('\n');
    throw error;
  }
};

test('nothing needs to be set outside production', () => {
  expect(readSettings({})).toMatchObject({
    host: '127.0.0.1',
    dataDir: path.resolve('.data'),
    database: { kind: 'embedded', file: path.resolve('.data/tivara.db') },
    adminEmail: 'admin@tivara.example',
    adminPassword: null,
    seed: 'demo',
  });
});

test('production never seeds unless it is told to', () => {
  const env = { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example/' };
  expect(readSettings(env)).toMatchObject({ seed: 'none', publicOrigin: 'https://shop.example' });
  expect(readSettings({ ...env, SEED: 'demo' }).seed).toBe('demo');
});

test('a MariaDB address is one for the MySQL driver', () => {
  const { database } = readSettings({ DATABASE_URL: 'mariadb://u:p@db:3306/shop' });
  expect(database).toEqual({ kind: 'mysql', url: 'mysql://u:p@db:3306/shop' });
});

test.each([
  [{ PORT: '70000' }, "PORT is '70000': set a port from 0 to 65535."],
  [{ SEED: 'yes' }, "SEED is 'yes': set demo or none."],
  [{ ADMIN_EMAIL: 'nobody' }, "ADMIN_EMAIL is 'nobody': set an e-mail address."],
  [{ ADMIN_PASSWORD: 'secret' }, 'ADMIN_PASSWORD must have 8 to 128 characters.'],
  [
    { PUBLIC_URL: 'shop' },
    "PUBLIC_URL is 'shop': set the address of the site, https://shop.example.",
  ],
  [
    { DATABASE_URL: 'postgres://u:secret@db/shop' },
    'DATABASE_URL is not usable: set mysql://user:password@host:3306/database, or leave it out.',
  ],
  [
    { NODE_ENV: 'production' },
    'PUBLIC_URL is missing: set it to the address of the site, https://shop.example.',
  ],
  [
    { NODE_ENV: 'production', PUBLIC_URL: 'http://shop.example' },
    "PUBLIC_URL is 'http://shop.example': in production it must begin with https://.",
  ],
])('%j is refused', (env, fault) => {
  expect(faults(env as Record<string, string>)).toEqual([fault]);
});

test('every fault has a line of its own', () => {
  expect(faults({ PORT: 'x', SEED: 'x' })).toHaveLength(2);
});
