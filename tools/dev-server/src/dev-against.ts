/** One remote from this checkout inside a running site: a local proxy replaces it in the documents. */
import type { ClientRequest } from 'node:http';
import { responseInterceptor } from 'http-proxy-middleware';
import { exposesOf, loadApp, routesOf } from '@tivara/build/describe-app';
import { styleName, type Boot, type ComposedRemote } from '@tivara/contracts';
import { fail, step } from '@tivara/workspace/steps';
import { devHost } from './dev-host.ts';
import { serveCompiled } from './dev-site.ts';

const BOOT = /(<script type="application\/json" id="boot">)(.*?)(<\/script>)/s;
const STYLE = /<style[^>]*data-href="([^"]*)"[^>]*>.*?<\/style>/gs;
const ROOT_ELEMENT = '<div id="root">';

export async function devAgainst(folder: string, site: string, port: number) {
  const target = siteOrigin(site);
  const { host, hostname } = devHost();
  const app = await loadApp(folder);
  const [web] = app.configs({
    production: false,
    dev: { port, host, hostname, againstLive: true },
  });
  let remote: ComposedRemote;
  /** The site answers everything that is not part of this build. */
  const proxy = {
    context: () => true,
    target,
    changeOrigin: true,
    selfHandleResponse: true,
    onProxyReq: (request: ClientRequest) => {
      // The site accepts calls only from its own pages.
      if (request.getHeader('origin')) request.setHeader('origin', target);
    },
    onProxyRes: responseInterceptor(async (body, answer, _request, response) => {
      if (!answer.headers['content-type']?.startsWith('text/html')) return body;
      for (const policy of ['content-security-policy', 'integrity-policy'])
        response.removeHeader(policy);
      return replaceRemote(body.toString('utf8'), remote);
    }),
  };
  await step(`Compiling ${folder}`, async () => {
    await serveCompiled(web, { port, liveReload: true, setupExitSignals: true, proxy: [proxy] });
    const answer = await fetch(`http://${hostname}:${port}/mf-manifest.json`);
    const exposes = exposesOf(await answer.json(), (file) => `/${file}`);
    remote = {
      name: app.name,
      version: 'dev',
      owner: app.owner,
      entry: assetAt('/remoteEntry.js'),
      runtime: 'shell',
      routes: routesOf(app),
      exposes: Object.fromEntries(
        Object.entries(exposes).map(([id, { js, css }]) => [
          id,
          { js: js.map(assetAt), css: css.map(assetAt) },
        ]),
      ),
    };
  });
  console.log(`\n${target} with ${folder} from this checkout is at http://${hostname}:${port}`);
}

const assetAt = (url: string) => ({ url, integrity: '' });

function siteOrigin(site: string) {
  try {
    return new URL(site).origin;
  } catch {
    return fail(
      `--against is "${site}". Give the address of a running site, https://shop.example.`,
    );
  }
}

/** Replaces the remote in a document. The browser renders the page, as the server rendered it with the site's version. */
function replaceRemote(html: string, remote: ComposedRemote) {
  const [, , json] = BOOT.exec(html) ?? [];
  if (!json) return html;
  const { queries, composition }: Boot = JSON.parse(json);
  const replaced = composition.remotes.find(({ name }) => name === remote.name);
  const others = composition.remotes.filter((each) => each !== replaced);
  const boot = {
    queries,
    composition: { ...composition, id: 'dev', remotes: [...others, remote] },
    rendered: false,
  };
  const text = JSON.stringify(boot).replaceAll('<', '\\u003c');
  const scripts = html.matchAll(/<link[^>]*as="script"[^>]*href="(\/r\/shell\/[^"]*)"/g);
  const ownLinks = new RegExp(`<link[^>]*href="/r/${remote.name}/[^>]*>`, 'g');
  const ownStyles = Object.values(replaced?.exposes ?? {}).flatMap(({ css }) => css.map(styleName));
  const head = html
    .slice(0, html.indexOf(ROOT_ELEMENT))
    .replace(ownLinks, '')
    .replace(STYLE, (style, name) => (ownStyles.includes(name) ? '' : style))
    .replace(BOOT, (_, open, _json, close) => open + text + close);
  const start = Array.from(scripts, ([, src]) => `<script async src="${src}"></script>`);
  return `${head}${ROOT_ELEMENT}</div>${start.join('')}</body></html>`;
}
