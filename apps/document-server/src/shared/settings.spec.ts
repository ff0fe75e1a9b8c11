import path from 'node:path';
import { PAGE_DEADLINES } from '@tivara/contracts';
import { documentedSettings } from '@tivara/contracts/testing';
import { Environment, SERVER_DEADLINES, readSettings } from './settings.js';

const REQUIRED = { RELEASES_URL: '/releases', API_ORIGIN: 'http://127.0.0.1:3001/', SECRET: 's' };

test('reads settings with their defaults, and an empty variable as unset', () => {
  expect(readSettings({ ...REQUIRED, PORT: '8080', RENDER_MEMORY_MB: '' })).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    releaseCache: '/releases-cache',
    apiOrigin: 'http://127.0.0.1:3001',
    publicUrl: 'http://localhost:8080',
    trustProxy: false,
    development: false,
    memoryMegabytes: 256,
  });
});

test('releases are in a folder, by path or URL, or in an object store', () => {
  const at = (RELEASES_URL: string) => {
    const { releases, releaseCache } = readSettings({ ...REQUIRED, RELEASES_URL });
    return [releases, releaseCache];
  };
  const store = 's3://shop/releases?endpoint=http://127.0.0.1:9000';
  expect(at('file:///srv/releases')).toEqual(['/srv/releases', '/srv/releases-cache']);
  expect(at(store)).toEqual([store, path.resolve('.data/release-cache')]);
  expect(() => at('https://store.example')).toThrow(
    'The releases are at "https://store.example". Give a folder, as a path or file:///folder, or s3://bucket/',
  );
});

test('trusts a number of proxies', () => {
  const { trustProxy } = readSettings({ ...REQUIRED, TRUST_PROXY: '1' });
  const isTrusted = trustProxy as (address: string, hop: number) => boolean;
  expect([isTrusted('10.0.0.1', 0), isTrusted('10.0.0.2', 1)]).toEqual([true, false]);
});

test('several secrets are separated by whitespace or commas', () => {
  expect(readSettings({ ...REQUIRED, SECRET: 'new, old' }).secrets).toEqual(['new', 'old']);
});

test('deadlines replace the defaults of the server and of the page', () => {
  const DOCUMENT_DEADLINES = '{"check":900,"loader":4000}';
  const { deadlines, pageDeadlines } = readSettings({ ...REQUIRED, DOCUMENT_DEADLINES });
  expect(deadlines).toMatchObject({ check: 900, queue: 800 });
  expect(pageDeadlines).toEqual({ loader: 4000 });
  expect(readSettings(REQUIRED).pageDeadlines).toBeUndefined();
});

test.each(['4000', '[4000]', '{"loader":0}', '{"loader":"4 s"}', '{"layout":4000}', '{'])(
  'deadlines of %s are refused with the names that there are',
  (DOCUMENT_DEADLINES) => {
    expect(() => readSettings({ ...REQUIRED, DOCUMENT_DEADLINES })).toThrow(
      `DOCUMENT_DEADLINES is '${DOCUMENT_DEADLINES}': set whole milliseconds by name, such as {"check":4000}. Names: check, queue, `,
    );
  },
);

test('names each wrong variable in a line of its own', () => {
  expect(() => readSettings({ PORT: 'x', API_ORIGIN: 'api:3001', RENDER_THREADS: '0' })).toThrow(
    [
      'PORT is "x". Set it to a whole number from 1 to 65535, or leave it out.',
      'RELEASES_URL is not set. Set it to the folder or the object store of the releases.',
      'API_ORIGIN is "api:3001". Set it to where the API listens: http://127.0.0.1:3001',
      'SECRET is not set. Set it to the same text as for the API.',
      'RENDER_THREADS is "0". Set it to a whole number above 0, or leave it out.',
    ].join('\n'),
  );
});

test('docs/reference/settings.md has every setting and every deadline', () => {
  const { names, ofDocuments } = documentedSettings();
  expect(names).toEqual(expect.arrayContaining(Object.keys(Environment.entries)));
  expect(ofDocuments).toEqual({ ...SERVER_DEADLINES, ...PAGE_DEADLINES });
});
