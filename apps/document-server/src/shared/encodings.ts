import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** The first of these encodings that the browser accepts; undefined if it accepts none. */
export function encodingFor(request: FastifyRequest, encodings: string[]): string | undefined {
  const accepted = new Negotiator(request).encodings(encodings);
  return encodings.find((encoding) => accepted.includes(encoding));
}
