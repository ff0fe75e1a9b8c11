import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { RenderDependency } from '@tivara/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { encodingFor } from '../shared/encodings.js';
import type { Page } from '../rendering/render-protocol.js';

/** A document as bytes, the same for all visits. */
export interface SiteDocument {
  status: number;
  /** Of a redirect, which has no content. */
  location?: string;
  headers: Record<string, string>;
  etag: string;
  /** What it was rendered from; null when it must not be cached. */
  dependencies: RenderDependency[] | null;
  /** Whether parts were left to the browser because they were late. */
  isLate: boolean;
  br: Buffer;
  /** Made when it is first asked for. */
  gzip?: Promise<Buffer>;
}

const brotli = promisify(zlib.brotliCompress);
const unbrotli = promisify<Buffer, Buffer>(zlib.brotliDecompress);
const gzip = promisify<Buffer, Buffer>(zlib.gzip);
/** Higher quality takes longer than rendering. */
const BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } };

export async function packDocument(
  page: Pick<Page, 'status' | 'location' | 'dependencies' | 'isLate'>,
  html: string,
  headers: Record<string, string>,
): Promise<SiteDocument> {
  const text = Buffer.from(html);
  return {
    status: page.status,
    ...(page.location !== undefined && { location: page.location }),
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
    etag: `W/"${createHash('sha256').update(text).digest('base64url')}"`,
    dependencies: page.status === 200 ? page.dependencies : null,
    isLate: page.isLate,
    br: await brotli(text, BROTLI),
  };
}

/** In bytes, about, with as much again for gzip. */
export const sizeOf = ({ headers, br, dependencies }: SiteDocument): number =>
  2 * br.length + JSON.stringify(headers).length + 300 * (dependencies?.length ?? 0);

/** Sends it in the encoding that the browser accepts, or 304 if the browser has it. */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: SiteDocument,
): Promise<FastifyReply> {
  const { status, headers, etag, br } = document;
  reply.headers(headers).headers({ etag, vary: 'accept-encoding' });
  // `cache-control: no-cache`, which fetch adds, is about caches between.
  const known = { 'if-none-match': request.headers['if-none-match'] };
  if (status === 200 && fresh(known, { etag })) return reply.code(304).send();
  reply.code(status);
  const encoding = encodingFor(request, ['br', 'gzip']);
  if (encoding === 'br') return reply.header('content-encoding', 'br').send(br);
  if (encoding !== 'gzip') return reply.send(await unbrotli(br));
  document.gzip ??= unbrotli(br).then(gzip);
  return reply.header('content-encoding', 'gzip').send(await document.gzip);
}
