import { readFile } from 'node:fs/promises';
import { BRAND } from '@tivara/contracts';
import type { FastifyInstance } from 'fastify';

const SIZES = [180, 192, 512];

const MANIFEST = {
  name: BRAND.name,
  short_name: BRAND.name,
  description: BRAND.claim,
  start_url: '/',
  display: 'browser',
  background_color: '#f7f4ef',
  theme_color: '#f7f4ef',
  icons: [
    { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    ...SIZES.map((size) => ({
      src: `/icon-${size}.png`,
      type: 'image/png',
      sizes: `${size}x${size}`,
    })),
  ],
};

export const SITE_FILE_LINKS = [
  '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/icon-180.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
  '<link rel="alternate" type="application/rss+xml" title="New frames" href="/api/feeds/new-frames.xml">',
].join('');

/** The icons and the web manifest that documents link. */
export async function serveSiteFiles(app: FastifyInstance): Promise<void> {
  const icon = (name: string) => readFile(new URL(`../../icons/${name}`, import.meta.url));
  const pngs = new Map(SIZES.map((size) => [`/icon-${size}.png`, size]));
  // Requested by browsers and feed readers without a link. Browsers go by the bytes.
  pngs.set('/favicon.ico', 192).set('/apple-touch-icon.png', 180);
  const files: [path: string, type: string, content: Buffer | string][] = [
    ['/manifest.webmanifest', 'application/manifest+json', JSON.stringify(MANIFEST)],
    ['/icon.svg', 'image/svg+xml', await icon('icon.svg')],
  ];
  for (const [path, size] of pngs) files.push([path, 'image/png', await icon(`icon-${size}.png`)]);
  for (const [path, type, content] of files)
    app.get(path, (_request, reply) =>
      reply
        .headers({ 'cache-control': 'public, max-age=86400', 'content-type': type })
        .send(content),
    );
}

const FILE =
  /\.(?:asp|aspx|bak|cfg|cgi|conf|css|env|gif|git|gz|htm|html|ico|ini|jpe?g|js|json|jsp|log|map|mjs|php\d?|png|sh|sql|svg|tar|txt|webp|ya?ml|xml|zip)$/i;

/** What scanners and old links look for: no page has such a path, and it is not worth a search. */
export const isFilePath = (url: string): boolean => FILE.test(url.replace(/[?#].*$/, ''));
