import path from 'node:path';
import { documentedSettings } from '@tivara/contracts/testing';
import {
  API_DEADLINES,
  adminUrl,
  readSettings,
  settingsSchema,
  siteUrl,
  StartupError,
} from '../src/platform/settings/settings.js';

const problems = (env: Record<string, string>): string[] => {
  try {
    readSettings(env);
    return [];
  } catch (error) {
    if (error instanceof StartupError) return error.message.split('\n');
    throw error;
  }
};

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example/',
  SECRET: 'x1y2z3-a4b5c6-d7e8f9-g0h1i2-j3k4l5',
  DATABASE_URL: 'mysql://u:p@db:3306/shop',
  ADMIN_EMAIL: 'owner@shop.example',
  SMTP_URL: 'smtps://u:p@mail.shop.example',
  MAIL_FROM: 'Tivara <hello@shop.example>',
  ENQUIRY_TO: 'enquiries@shop.example',
};

test('all settings are optional outside production', () => {
  expect(readSettings({})).toMatchObject({
    host: '127.0.0.1',
    dataDir: path.resolve('.data'),
    database: { kind: 'embedded', file: path.resolve('.data/tivara.db') },
    adminEmail: 'admin@tivara.example',
    adminPassword: null,
    seed: 'demo',
  });
});

test('deadlines replace the defaults', () => {
  expect(readSettings({ API_DEADLINES: '{"statement":9000}' }).deadlines).toMatchObject({
    statement: 9000,
    connection: 3000,
  });
});

test('production seeds only on request', () => {
  expect(readSettings(PRODUCTION)).toMatchObject({
    seed: 'none',
    publicOrigin: 'https://shop.example',
  });
  expect(readSettings({ ...PRODUCTION, SEED: 'demo' }).seed).toBe('demo');
});

test('several secrets are separated by whitespace or commas', () => {
  const { SECRET } = PRODUCTION;
  const other = [...SECRET].reverse().join('');
  expect(readSettings({ ...PRODUCTION, SECRET: `${SECRET}, ${other}` }).secrets).toEqual([
    SECRET,
    other,
  ]);
  expect(problems({ ...PRODUCTION, SECRET: `${SECRET} short` })).toHaveLength(1);
});

test('a second factor is required in production unless it is optional on request', () => {
  expect(readSettings({}).secondFactor).toBe('optional');
  expect(readSettings(PRODUCTION).secondFactor).toBe('required');
  expect(readSettings({ ...PRODUCTION, SECOND_FACTOR: 'optional' }).secondFactor).toBe('optional');
});

test('links of mails lead to the port of the site, or to its address if that is known', () => {
  const linksOf = (env: Record<string, string>) =>
    [siteUrl, adminUrl].map((urlOf) => urlOf(readSettings(env), '/admin'));
  expect(linksOf({})).toEqual(Array(2).fill('http://localhost:3000/admin'));
  expect(linksOf({ SITE_PORT: '4321' })).toEqual(Array(2).fill('http://localhost:4321/admin'));
  const addresses = {
    PUBLIC_URL: 'https://shop.example',
    ADMIN_URL: 'https://admin.shop.example',
  };
  expect(linksOf({ ...addresses, SITE_PORT: '4321' })).toEqual([
    'https://shop.example/admin',
    'https://admin.shop.example/admin',
  ]);
});

test('a MariaDB address is one for the MySQL driver', () => {
  const { database } = readSettings({ DATABASE_URL: 'mariadb://u:p@db:3306/shop' });
  expect(database).toEqual({ kind: 'mysql', url: 'mysql://u:p@db:3306/shop' });
});

test.each([
  [{ PORT: '70000' }, "PORT is '70000': set a port from 0 to 65535."],
  [{ SECOND_FACTOR: 'yes' }, "SECOND_FACTOR is 'yes': set one of required, optional."],
  [{ SEED: 'yes' }, "SEED is 'yes': set one of demo, none."],
  [{ ADMIN_EMAIL: 'nobody' }, "ADMIN_EMAIL is 'nobody': set an e-mail address."],
  [{ REPORT_ROWS: '10' }, "REPORT_ROWS is '10': set a whole number from 100 to 999999999."],
  [
    { API_DEADLINES: '{"sql":9000}' },
    `API_DEADLINES is '{"sql":9000}': set whole milliseconds by name, such as {"connect":4000}. Names: connect, connection, statement, body, breachedPasswords, social, smtp, webhook, tasks, shutdown.`,
  ],
  [{ ADMIN_PASSWORD: 'secret' }, 'ADMIN_PASSWORD must have 8 to 128 characters.'],
  [
    { PUBLIC_URL: 'shop' },
    "PUBLIC_URL is 'shop': set the address of the site, https://shop.example.",
  ],
  [
    { DATABASE_URL: 'postgres://u:secret@db/shop' },
    'DATABASE_URL is not usable: set mysql://user:password@host:3306/database, or leave it out.',
  ],
])('%j is refused', (env, problem) => {
  expect(problems(env as Record<string, string>)).toEqual([problem]);
});

test.each([
  ['PUBLIC_URL', 'set it to the address of the site, https://shop.example.'],
  ['SECRET', 'set it to 32 or more random characters, such as `openssl rand -base64 32` makes.'],
  [
    'DATABASE_URL',
    'set mysql://user:password@host:3306/database; the embedded database is for trying things out.',
  ],
  ['ADMIN_EMAIL', 'set it to the e-mail address of the first administrator.'],
  [
    'SMTP_URL',
    'set smtps://user:password@host, as links for log-in must reach their recipients alone.',
  ],
  ['MAIL_FROM', 'set it to an e-mail address of the site.'],
])('production does not start without %s', (name, remedy) => {
  expect(problems({ ...PRODUCTION, [name]: '' })).toEqual([`${name} is missing: ${remedy}`]);
});

test.each([
  [
    { PUBLIC_URL: 'http://shop.example' },
    "PUBLIC_URL is 'http://shop.example': in production it must begin with https://.",
  ],
  [
    { SECRET: 'a'.repeat(40) },
    'SECRET is too easy to guess: set 32 or more random characters, without spaces and commas, which separate several secrets.',
  ],
  [
    { ADMIN_PASSWORD: 'Password1' },
    'ADMIN_PASSWORD is not safe: This password is too common. Choose another one.',
  ],
  [
    { ADMIN_PASSWORD: 'Tivara2026!' },
    'ADMIN_PASSWORD is not safe: Besides names of the brand, the site and yourself, the password needs 8 more characters.',
  ],
  [
    { ADMIN_URL: 'https://shop.example' },
    'ADMIN_URL needs a host of its own, beside that of PUBLIC_URL; leave it out to have the admin at PUBLIC_URL.',
  ],
  [
    { ADMIN_URL: 'http://admin.shop.example' },
    "ADMIN_URL is 'http://admin.shop.example': in production it must begin with https://.",
  ],
  [
    { TRUST_PROXY: 'true' },
    'TRUST_PROXY is true, so that any visitor could name any address: set a number of proxies or their addresses.',
  ],
])('production does not start with %j', (env, problem) => {
  expect(problems({ ...PRODUCTION, ...(env as Record<string, string>) })).toEqual([problem]);
});

test('each problem has its own line', () => {
  expect(problems({ PORT: 'x', SEED: 'x' })).toHaveLength(2);
});

test('docs/reference/settings.md has every setting and every deadline', () => {
  const { names, ofApi } = documentedSettings();
  expect(names).toEqual(expect.arrayContaining(Object.keys(settingsSchema(true).entries)));
  expect(ofApi).toEqual(API_DEADLINES);
});
