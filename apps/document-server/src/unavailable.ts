import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { BRAND } from '@tivara/contracts';

/** Headers of a temporary failure. */
export const RETRY_LATER = { 'retry-after': '3', 'cache-control': 'no-store' };

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;text-align:center;font:1rem/1.6 system-ui,sans-serif;color:#1c1a17;background:#faf8f4}a{color:inherit}';
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

const PAGE = `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Busy right now · ${BRAND.name}</title><style>${STYLE}</style></head><body><main><h1>We’re busier than usual</h1><p>This page will be back in a few seconds.</p><p><a href="">Try again</a></p></main></body></html>`;

/** Sends 503 with a small self-contained page, when there is no time to render the real one. */
export const sendUnavailable = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .headers({
      ...RETRY_LATER,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'`,
    })
    .send(PAGE);
