import { styleName, type Asset } from '@tivara/contracts';

/** Attaches a module's stylesheets, unless the document has them. Rejects when one fails to load. `again` restarts pending requests. */
export async function attachStyles(assets: Asset[], again: boolean): Promise<void> {
  await Promise.all(assets.map((asset) => attach(asset, again)));
}

function attach(asset: Asset, again: boolean): Promise<void> | void {
  const { url, integrity } = asset;
  if (document.querySelector(`style[data-href="${styleName(asset)}"]`)) return;
  let found = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].find(
    (link) => link.getAttribute('href') === url,
  );
  if (found?.sheet) return;
  if (found && again) {
    found.remove();
    found = undefined;
  }
  const link = found ?? document.createElement('link');
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      // So that Try again requests it again.
      link.remove();
      reject(new Error(`TIV-401 ${url} failed to load`));
    });
  });
  if (!found) {
    Object.assign(link, { rel: 'stylesheet', href: url, integrity, crossOrigin: 'anonymous' });
    // Otherwise the remote's own loader attaches it again, and the whole page is restyled.
    link.dataset['href'] = link.href;
    document.head.append(link);
  }
  return loaded;
}
