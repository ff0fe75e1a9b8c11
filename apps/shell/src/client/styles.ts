import { styleName, type Asset } from '@tivara/contracts';

/**
 * Attaches a module's stylesheets, unless the document already did; rejects when one cannot be had. `again` gives up what
 * is still on its way and asks anew.
 */
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
      // Out of the way, so that Try again asks for it anew.
      link.remove();
      reject(new Error(`${url} did not arrive`));
    });
  });
  if (!found) {
    Object.assign(link, { rel: 'stylesheet', href: url, integrity, crossOrigin: 'anonymous' });
    // Its remote's own loader would have the whole page styled anew.
    link.dataset['href'] = link.href;
    document.head.append(link);
  }
  return loaded;
}
