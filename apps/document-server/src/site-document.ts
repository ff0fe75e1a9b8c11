import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Page } from './render-protocol.js';

/** A document as bytes, the same for all visits. */
export interface SiteDocument {
  status: number;
  /** Of a redirect, which has no content. */
  location?: string;
  headers: Record<string, string>;
  etag: string;
  /** Whether what it was rendered from can be confirmed. */
  isCacheable: boolean;
  /** What it is stored as; most browsers accept both, and the plain text is unpacked for the others. */
  encoded: Record<Encoding, Buffer>;
}

type Encoding = 'br' | 'gzip';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify<Buffer, Buffer>(zlib.gzip);
const gunzip = promisify<Buffer, Buffer>(zlib.gunzip);
/** Higher quality takes longer than rendering. */
const BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } };

export async function packDocument(
  page: Pick<Page, 'status' | 'location' | 'sources'>,
  html: string,
  headers: Record<string, string>,
): Promise<SiteDocument> {
  const text = Buffer.from(html);
  const [br, gz] = await Promise.all([brotli(text, BROTLI), gzip(text)]);
  return {
    status: page.status,
    ...(page.location !== undefined && { location: page.location }),
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
    etag: `W/"${createHash('sha256').update(text).digest('base64url')}"`,
    isCacheable: page.status === 200 && page.sources !== null,
    encoded: { br, gzip: gz },
  };
}

export const sizeOf = ({ headers, encoded }: SiteDocument): number =>
  encoded.br.length + encoded.gzip.length + JSON.stringify(headers).length;

/** Sends it in the encoding that the browser accepts, or 304 if the browser has it. */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, etag, encoded }: SiteDocument,
): Promise<FastifyReply> {
  reply.headers(headers).headers({ etag, vary: 'accept-encoding' });
  if (status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
  const accepted = String(request.headers['accept-encoding']).split(/\W+/);
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
  reply.code(status);
  if (!encoding) return reply.send(await gunzip(encoded.gzip));
  return reply.header('content-encoding', encoding).send(encoded[encoding]);
}
