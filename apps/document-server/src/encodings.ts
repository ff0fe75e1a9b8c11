import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** The first of these encodings, best first, unless the browser prefers another one; undefined if it accepts none. */
export const encodingFor = (request: FastifyRequest, encodings: string[]): string | undefined =>
  new Negotiator(request).encoding(encodings, encodings);
