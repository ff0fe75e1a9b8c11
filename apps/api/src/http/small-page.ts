import { createHash } from 'node:crypto';
import { BRAND, fullTitle } from '@tivara/contracts';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../mail/letter.js';

const STYLE = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f7f4ef;color:#1a1917;font:16px/1.55 -apple-system,'Segoe UI',Helvetica,Arial,sans-serif}
main{max-width:28rem;padding:2rem;text-align:center}b{font:20px/1 Georgia,serif;letter-spacing:.28em}h1{font:normal 26px/1.25 Georgia,serif}
button{padding:14px 28px;border:0;background:#1a1917;color:#f7f4ef;font:inherit;cursor:pointer}a{color:inherit}`;
const HASH = createHash('sha256').update(STYLE).digest('base64');

interface SmallPage {
  title: string;
  text: string;
  /** A button that posts to this path. */
  action?: { label: string; path: string };
  /** Where the link leads. */
  back: string;
}

/** A page for who comes from a mail or has no scripts: words, and at most one button. */
export function sendPage(reply: FastifyReply, { title, text, action, back }: SmallPage): unknown {
  const form = action
    ? `<form method="post" action="${escapeHtml(action.path)}"><button>${escapeHtml(action.label)}</button></form>`
    : '';
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${HASH}'; form-action 'self'; frame-ancestors 'none'`,
    })
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(fullTitle(title))}</title><style>${STYLE}</style></head><body><main><b>${escapeHtml(BRAND.name.toUpperCase())}</b><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${form}<p><a href="${escapeHtml(back)}">Back to the site</a></p></main></body></html>`,
    );
}
