import type { FastifyRequest } from 'fastify';
import { encodingFor } from './encodings.js';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, *;q=0.5', 'gzip'],
  ['gzip;q=0, br;q=0', undefined],
  ['identity', undefined],
  ['xbr', undefined],
  ['', undefined],
  [undefined, undefined],
])('of br and gzip, %j gets %j', (accepted, encoding) => {
  const request = { headers: { 'accept-encoding': accepted } } as FastifyRequest;
  expect(encodingFor(request, ['br', 'gzip'])).toBe(encoding);
});
