import { PassThrough, Readable } from 'node:stream';
import fastifyHttpProxy from '@fastify/http-proxy';
import { CSP_REPORTS, LIMITS } from '@tivara/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../shared/settings.js';

/** What the API answers, with the deadlines. */
const API_PATHS = {
  '/api': 'api',
  '/media': 'media',
  '/newsletter': 'media',
  '/health': 'media',
} as const;

/** Where visitors write: without pictures and files. */
const PUBLIC_WRITES = [
  '/api/auth/',
  '/newsletter',
  '/api/login',
  '/api/logout',
  '/api/email',
  '/api/wishlists',
  '/api/reports',
  CSP_REPORTS,
];

type Upstream = Pick<Settings, 'apiOrigin' | 'deadlines'>;

/** Proxies the API. It gets bodies without pictures whole, so that slow and excessive ones never reach it. (docs/explanation/security.md, Limits) */
export async function proxyApi(
  app: FastifyInstance,
  { apiOrigin, deadlines }: Upstream,
): Promise<void> {
  for (const [prefix, deadline] of Object.entries(API_PATHS))
    await app.register(async (scope) => {
      scope.addHook('preParsing', (request, reply, body) =>
        takeBody(request, reply, body, deadlines.body),
      );
      scope.addHook('onSend', (_request, reply, payload, done) => {
        // The API's is about its own connection.
        if (reply.statusCode !== 408) reply.removeHeader('connection');
        done(null, payload);
      });
      await scope.register(fastifyHttpProxy, {
        upstream: apiOrigin,
        prefix,
        rewritePrefix: prefix,
        // The client decides when to retry.
        maxRetriesOn503: 0,
        replyOptions: {
          timeout: deadlines[deadline],
          rewriteRequestHeaders: (request, headers) => ({
            ...headers,
            // Node has answered it.
            expect: undefined,
            // The API decides by the host what exists there: what the client forwards does not count.
            host: request.host,
            'x-forwarded-host': request.host,
            'x-forwarded-for': request.ip,
          }),
        },
      });
    });
}

/** @throws with status 400, 408 or 413 */
async function takeBody(
  { headers, url }: FastifyRequest,
  reply: FastifyReply,
  body: Readable,
  withinMs: number,
): Promise<Readable> {
  const isChunked = headers['transfer-encoding'] !== undefined;
  const length = Number(headers['content-length'] ?? 0);
  if (!isChunked && length === 0) return body;
  const isSmall = isChunked || PUBLIC_WRITES.some((path) => url.startsWith(path));
  if (length > (isSmall ? LIMITS.bodyBytes : LIMITS.pictureBodyBytes)) throw tooLarge();
  if (length > LIMITS.bodyBytes) return passOn(body);
  return Readable.from([await read(body, reply, withinMs)]);
}

/** When the API answers early, its connection ends, but the client's remains until it has read the response. */
function passOn(body: Readable): Readable {
  const passed = body.pipe(new PassThrough());
  body.once('error', (error) => passed.destroy(error));
  passed.once('close', () => body.resume());
  return passed;
}

/** Reads on after a refusal, so that the client reads the response. */
function read(body: Readable, reply: FastifyReply, withinMs: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const timer = setTimeout(() => {
      void reply.header('connection', 'close');
      reject(refusal(408, 'The request took too long to arrive.'));
    }, withinMs);
    body.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > LIMITS.bodyBytes) reject(tooLarge());
      else chunks.push(chunk);
    });
    body.once('end', () => resolve(Buffer.concat(chunks)));
    body.once('error', () => reject(refusal(400, 'The request was cut off.')));
    body.once('close', () => clearTimeout(timer));
  });
}

const tooLarge = () => refusal(413, 'Request body is too large');

const refusal = (statusCode: number, message: string): Error =>
  Object.assign(new Error(message), { statusCode });
