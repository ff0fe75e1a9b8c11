/**
 * One remote from this checkout inside a site that runs elsewhere: a proxy on this machine exchanges it in the documents.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { styleName } from '@tivara/contracts';
import { responseInterceptor } from 'http-proxy-middleware';
import webpack from 'webpack';
import DevServer from 'webpack-dev-server';
import { exposesOf, routesOf, type FederationManifest } from '@tivara/build/describe-app';
import { ROOT, fail, step } from '@tivara/workspace/steps';
import type { Boot, ComposedRemote } from '@tivara/contracts';
import type { AppDefinition } from '@tivara/federation/webpack';

const BOOT = /(<script type="application\/json" id="boot">)(.*?)(<\/script>)/s;
const STYLE = /<style[^>]*data-href="([^"]*)"[^>]*>.*?<\/style>/gs;
const ROOT_ELEMENT = '<div id="root">';

export async function devAgainst(folder: string, site: string, port: number) {
  const target = siteOrigin(site);
  const dir = path.join(ROOT, 'apps', folder);
  const { default: app } = await import(pathToFileURL(path.join(dir, 'webpack.config.mjs')).href);
  const [web] = app.configs({ production: false, dev: { port, againstLive: true } });
  const { devServer, ...browser } = web;
  const compiler = webpack(browser);
  if (!compiler) return fail(`${folder} cannot be compiled`);
  const compiled = new Promise((resolve) => compiler.hooks.done.tap('dev', resolve));
  let remote: ComposedRemote;
  const server = new DevServer(
    {
      ...devServer,
      port,
      liveReload: true,
      setupExitSignals: true,
      // Whatever is not of this build is the site's.
      proxy: [
        {
          context: () => true,
          target,
          changeOrigin: true,
          selfHandleResponse: true,
          onProxyReq: (request) => {
            // The site takes calls from its own pages alone.
            if (request.getHeader('origin')) request.setHeader('origin', target);
          },
          onProxyRes: responseInterceptor(async (body, answer, _request, response) => {
            if (!answer.headers['content-type']?.startsWith('text/html')) return body;
            for (const policy of ['content-security-policy', 'integrity-policy'])
              response.removeHeader(policy);
            return exchange(body.toString('utf8'), remote);
          }),
        },
      ],
    },
    compiler,
  );
  await step(`Compiling ${folder}`, async () => {
    await server.start();
    await compiled;
    const manifest = await fetch(`http://127.0.0.1:${port}/mf-manifest.json`);
    remote = describe(app, await manifest.json());
  });
  console.log(`\n${target} with ${folder} from this checkout is at http://localhost:${port}`);
}

function siteOrigin(site: string) {
  try {
    return new URL(site).origin;
  } catch {
    return fail(
      `--against is "${site}". Give the address of a running site, https://shop.example.`,
    );
  }
}

function describe(app: AppDefinition, manifest: FederationManifest): ComposedRemote {
  const asset = (url: string) => ({ url, integrity: '' });
  const exposes = exposesOf(manifest, (file) => `/${file}`);
  return {
    name: app.name,
    version: 'dev',
    owner: app.owner,
    entry: asset('/remoteEntry.js'),
    routes: routesOf(app),
    exposes: Object.fromEntries(
      Object.entries(exposes).map(([id, { js, css }]) => [
        id,
        { js: js.map(asset), css: css.map(asset) },
      ]),
    ),
  };
}

/**
 * The document with the remote in place of the site's own. The page is drawn anew by the browser, as the server drew it with
 * the site's version.
 */
function exchange(html: string, remote: ComposedRemote) {
  const [, , json] = BOOT.exec(html) ?? [];
  if (!json) return html;
  const boot = JSON.parse(json) as Boot;
  const others = boot.composition.remotes.filter(({ name }) => name !== remote.name);
  const next = {
    queries: boot.queries,
    composition: { ...boot.composition, id: 'dev', remotes: [...others, remote] },
    rendered: false,
    drawn: false, // eslint-disable-line tivara/standard-terms
  };
  const text = JSON.stringify(next).replaceAll('<', '\\u003c');
  const scripts = [...html.matchAll(/<link[^>]*as="script"[^>]*href="(\/r\/shell\/[^"]*)"/g)];
  const own = new RegExp(`<link[^>]*href="/r/${remote.name}/[^>]*>`, 'g');
  const replaced = boot.composition.remotes.find(({ name }) => name === remote.name);
  const ownStyles = Object.values(replaced?.exposes ?? {}).flatMap(({ css }) => css.map(styleName));
  const head = html.slice(0, html.indexOf(ROOT_ELEMENT));
  const exchanged = head
    .replace(own, '')
    .replace(STYLE, (style, name) => (ownStyles.includes(name) ? '' : style))
    .replace(BOOT, (_, open, _json, close) => open + text + close);
  const started = scripts.map(([, src]) => `<script async src="${src}"></script>`);
  return `${exchanged}${ROOT_ELEMENT}</div>${started.join('')}</body></html>`;
}
