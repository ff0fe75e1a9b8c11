import escapeHtml from 'escape-html';
import { createHash } from 'node:crypto';
import {
  CSP_REPORTS,
  fullTitle,
  headTags,
  inlineScript,
  scriptJson,
  splitId,
  styleName,
} from '@tivara/contracts';
import type { Asset, Boot, Head, RenderRequest } from '@tivara/contracts';
import type { Composed } from '../releases/releases.js';
import type { Page } from '../rendering/render-protocol.js';
import { keepRenderers, reportShellFailure, restrictScripts } from './inline-programs.js';
import { SITE_FILE_LINKS } from './site-files.js';
import { uniqueAssets, type DocumentStyle } from './styles.js';

const REPORT_SHELL_FAILURE = inlineScript(reportShellFailure);
const RESTRICT_SCRIPTS = inlineScript(restrictScripts);
const KEEP_RENDERERS = inlineScript(keepRenderers);

/** Scripts are files with integrity, or inline with their hash; so are styles. @param frames origins @param development the host name of the development servers */
export function contentPolicy(
  { scripts, styles }: InlineHashes,
  development: string | null,
  frames: Frames,
): Record<string, string> {
  const own = development ? `'self' http://${development}:*` : "'self'";
  return {
    'content-security-policy': [
      "default-src 'none'",
      ['script-src', own, ...(development ? ["'unsafe-eval'"] : []), ...scripts].join(' '),
      ['style-src', own, ...styles].join(' '),
      "img-src 'self' data:",
      "manifest-src 'self'",
      `font-src ${own}`,
      `connect-src ${own}${development ? ` ws://${development}:*` : ''}`,
      "form-action 'self'",
      "base-uri 'none'",
      `frame-src ${sourceOf(frames.source)}`,
      `frame-ancestors ${sourceOf(frames.ancestor)}`,
      // Development servers' code is evaluated from strings.
      ...(development ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
      'report-to csp',
      `report-uri ${CSP_REPORTS}`,
    ].join('; '),
    'reporting-endpoints': `csp="${CSP_REPORTS}"`,
    // Development servers' files have no hashes.
    ...(development ? {} : { 'integrity-policy': 'blocked-destinations=(script)' }),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
  };
}

/** Origins or 'self': whose pages this one shows in a frame, and whose pages show this one. */
interface Frames {
  source: string | null;
  ancestor: string | null;
}

const sourceOf = (origin: string | null): string =>
  origin === null || origin === 'self' ? `'${origin ?? 'none'}'` : origin;

/** Sources of a content security policy. */
interface InlineHashes {
  scripts: string[];
  styles: string[];
}

export interface DocumentParts {
  composed: Composed;
  page: Page;
  /** The boot data that the document server adds. */
  boot: Pick<Boot, 'reportTokenUrl' | 'preview' | 'recordPreview'>;
  /** Of the shell and of the page's modules. */
  styles: DocumentStyle[];
  request: Pick<RenderRequest, 'url' | 'nonce' | 'origin'>;
  development: boolean;
}

/** The whole document, and the hashes of what is inline in it. The request's nonce only marks React's own scripts in the page: no document contains it. */
export function documentOf(parts: DocumentParts): { html: string; hashes: InlineHashes } {
  const { composed, page, request } = parts;
  const mark = ` nonce="${request.nonce}"`;
  const body = page.html.toString();
  const own = [...body.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].flatMap(
    ([, attributes = '', script = '']) => (attributes.includes(mark) ? [script] : []),
  );
  const scripts = [...headScripts(parts), ...own];
  return {
    html:
      openDocument(parts) + body.replaceAll(mark, '') + closeDocument(composed, page.isRendered),
    hashes: {
      scripts: [...new Set(scripts)].map(hashSource),
      styles: parts.styles.flatMap(({ text }) => (text === null ? [] : [hashSource(text)])),
    },
  };
}

/** As a source of a content security policy. */
const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const headScripts = ({ page, boot, development }: DocumentParts): string[] => [
  ...(development ? [KEEP_RENDERERS] : [RESTRICT_SCRIPTS]),
  ...(boot.reportTokenUrl ? [REPORT_SHELL_FAILURE] : []),
  ...(page.earlyScript ? [page.earlyScript] : []),
];

function openDocument(parts: DocumentParts): string {
  const { composed, page, styles } = parts;
  const { url, origin } = parts.request;
  const { shell } = composed;
  const scripts = [...shell.scripts, ...page.modules.flatMap((id) => assetsOf(composed, id).js)];
  // In a rendered page, the script after its layout turns them into preloads.
  const relation = page.isRendered ? 'data-later' : 'rel="preload"';
  // Merges both parts into one object without parsing the page's.
  const added = scriptJson(parts.boot).slice(1, -1);
  const boot = added ? `${page.bootJson.slice(0, -1)},${added}}` : page.bootJson;
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    SITE_FILE_LINKS,
    ...headScripts(parts).map((script) => `<script>${script}</script>`),
    ...shell.fonts.map(
      (font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`,
    ),
    ...styles.map(styleElement),
    ...uniqueAssets(scripts).map(
      (asset) => `<link ${relation} as="script" fetchpriority="low" ${attributes(asset)}>`,
    ),
    ...headOf(page.head, origin, url),
    `<script type="application/json" id="boot">${boot}</script>`,
    '</head><body><div id="root">',
  ].join('');
}

/** The document's end. Starts the shell of a client-rendered page; in a rendered one, React's HTML contains the start script. */
function closeDocument({ shell }: Composed, isRendered: boolean): string {
  const start = isRendered
    ? []
    : shell.scripts.map((asset) => `<script async ${attributes(asset, 'src')}></script>`);
  return `</div>${start.join('')}</body></html>`;
}

export const stylesOf = (composed: Composed, modules: string[]): Asset[] => [
  ...composed.shell.styles,
  ...modules.flatMap((id) => assetsOf(composed, id).css),
];

/** The remotes' style loaders find it by its file name and do not request it again. */
const styleElement = ({ asset, text }: DocumentStyle): string =>
  text === null
    ? `<link rel="stylesheet" ${attributes(asset)}>`
    : `<style data-href="${styleName(asset)}">${text}</style>`;

function assetsOf({ composition }: Composed, id: string): { js: Asset[]; css: Asset[] } {
  const { remote: name, expose } = splitId(id);
  const remote = composition.remotes.find((each) => each.name === name);
  const assets = remote?.exposes[expose];
  return assets ? { js: [remote.entry, ...assets.js], css: assets.css } : { js: [], css: [] };
}

const attributes = ({ url, integrity }: Asset, target: 'href' | 'src' = 'href'): string =>
  `${target}="${url}" ${integrity && `integrity="${integrity}" `}crossorigin="anonymous"`;

/** `data-head` marks them for replacement after a soft navigation. */
const headOf = (head: Head, origin: string, path: string): string[] => [
  `<title>${escapeHtml(fullTitle(head.title))}</title>`,
  ...headTags(head, origin, path).map(({ tag, attributes }) => {
    const pairs = Object.entries(attributes).map(
      ([name, value]) => `${name}="${escapeHtml(value)}"`,
    );
    return `<${tag} data-head ${pairs.join(' ')}>`;
  }),
  ...(head.jsonLd === undefined
    ? []
    : [`<script data-head type="application/ld+json">${scriptJson(head.jsonLd)}</script>`]),
];
