import { readSettings } from './settings.js';

const REQUIRED = { RELEASES_DIR: '/releases', API_ORIGIN: 'http://127.0.0.1:3001/', SECRET: 's' };

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

test('trusts a number of proxies', () => {
  const { trustProxy } = readSettings({ ...REQUIRED, TRUST_PROXY: '1' });
  const isTrusted = trustProxy as (address: string, hop: number) => boolean;
  expect([isTrusted('10.0.0.1', 0), isTrusted('10.0.0.2', 1)]).toEqual([true, false]);
});

test('several secrets are separated by whitespace or commas', () => {
  expect(readSettings({ ...REQUIRED, SECRET: 'new, old' }).secrets).toEqual(['new', 'old']);
});

test('names each wrong variable in a line of its own', () => {
  expect(() => readSettings({ PORT: 'x', API_ORIGIN: 'api:3001', RENDER_THREADS: '0' })).toThrow(
    [
      'PORT is "x". Set it to a whole number from 1 to 65535, or leave it out.',
      'RELEASES_DIR is not set. Set it to the folder of the releases.',
      'API_ORIGIN is "api:3001". Set it to where the API listens: http://127.0.0.1:3001',
      'SECRET is not set. Set it to the same text as for the API.',
      'RENDER_THREADS is "0". Set it to a whole number above 0, or leave it out.',
    ].join('\n'),
  );
});
