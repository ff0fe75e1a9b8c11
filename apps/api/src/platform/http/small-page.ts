import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { BRAND, fullTitle } from '@tivara/contracts';
import escapeHtml from 'escape-html';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { message, type Text } from '../wording/message.js';
import type { Words } from '../wording/wording.js';

const require = createRequire(import.meta.url);
const font = (family: string, file: string, weight: string) =>
  `@font-face{font-family:'${family}';src:url(/media/fonts/${file}) format('woff2');font-weight:${weight}}`;

/** The API does not know the file names of releases. */
export function servePageFonts(fastify: FastifyInstance): void {
  for (const file of ['newsreader-display.woff2', 'hanken-grotesk.woff2'])
    fastify.get(`/media/fonts/${file}`, (_request, reply) =>
      reply
        .type('font/woff2')
        .header('cache-control', 'public, max-age=86400')
        .send(createReadStream(require.resolve(`@tivara/ui/fonts/${file}`))),
    );
}

const STYLE = `${font('Newsreader', 'newsreader-display.woff2', '200 400')}
${font('Hanken Grotesk', 'hanken-grotesk.woff2', '400 600')}
${readFileSync(require.resolve('@tivara/ui/tokens.css'), 'utf8')}
*{box-sizing:border-box}
body{display:flex;flex-direction:column;min-height:100svh;margin:0;background:var(--color-paper);color:var(--color-text);font:var(--text-md)/var(--leading-body) var(--font-sans);-webkit-font-smoothing:antialiased}
header{display:grid;place-items:center;height:var(--header-h-small);border-bottom:var(--line);background:var(--color-surface)}
header a{display:flex;align-items:center;min-height:var(--target);margin-inline-end:calc(var(--tracking-wordmark)*-1);padding-top:.16em;font:var(--weight-light) 1.375rem/1 var(--font-display);letter-spacing:var(--tracking-wordmark);text-decoration:none}
main{flex:1;width:100%;max-width:var(--text-max);margin-inline:auto;padding:clamp(4rem,14vh,9rem) var(--gutter) var(--space-20)}
h1{margin:0;font:var(--weight-hairline) var(--display-md)/1.06 var(--font-display);letter-spacing:var(--tracking-display);word-spacing:.05em;text-wrap:balance}
p{max-width:var(--measure);margin:var(--space-6) 0 0;color:var(--color-text-2);text-wrap:pretty}
form{margin-top:var(--space-10)}
button{min-height:var(--control-h);padding:0 var(--space-8);border:1px solid var(--color-ink);background:var(--color-ink);color:var(--color-on-ink);font:var(--weight-medium) var(--text-sm)/var(--leading-snug) var(--font-sans);cursor:pointer}
a{color:inherit}
.back{display:inline-flex;align-items:center;min-height:var(--target);margin-top:var(--space-6);font-size:var(--text-sm);font-weight:var(--weight-medium);text-underline-offset:6px;text-decoration-thickness:1px}
footer{display:flex;flex-wrap:wrap;gap:0 var(--space-6);padding:var(--space-5) var(--gutter);border-top:var(--line);color:var(--color-text-3);font-size:var(--text-xs)}
footer a{display:inline-flex;align-items:center;min-height:var(--target)}
footer span{display:inline-flex;align-items:center}
:focus-visible{outline:var(--focus-ring);outline-offset:var(--focus-offset)}`;
const HASH = createHash('sha256').update(STYLE).digest('base64');

const HOME = message('{brand}, Home');
const GO_HOME = message('Go to {brand}');

interface SmallPage {
  title: Text;
  text: Text;
  action?: { label: Text; path: string };
  back: string;
  backLabel?: Text;
}

export function sendPage(reply: FastifyReply, words: Words, page: SmallPage): unknown {
  const { action, back, backLabel = GO_HOME } = page;
  const html = (text: Text) => escapeHtml(words.text(text));
  const title = words.text(page.title);
  const mail = escapeHtml(words.contact.mail);
  const form = action
    ? `<form method="post" action="${escapeHtml(action.path)}"><button>${html(action.label)}</button></form>`
    : '';
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${HASH}'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      // With no-referrer the form's request would have no Origin.
      'referrer-policy': 'same-origin',
    })
    .send(
      `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(fullTitle(title))}</title><style>${STYLE}</style></head><body><header><a href="/" aria-label="${html(HOME)}">${escapeHtml(BRAND.name.toUpperCase())}</a></header><main><h1>${escapeHtml(title)}</h1><p>${html(page.text)}</p>${form}<a class="back" href="${escapeHtml(back)}">${html(backLabel)}</a></main><footer><span>${escapeHtml(`${BRAND.name}, ${BRAND.city}`)}</span><a href="mailto:${mail}">${mail}</a></footer></body></html>`,
    );
}
