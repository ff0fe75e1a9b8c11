import type {
  PageSitemap,
  RenderHost,
  RenderTarget,
  RenderedPage,
  ShellServerBundle,
} from '@tivara/contracts';

/** Results of shells from before contract 1.5 in the current format. Remove this once no release folder contains such a shell. */
export const modulesOf = ({ modules, pieces }: RenderedPage): string[] => modules ?? pieces;

export async function sitemapEntriesOf(
  shell: ShellServerBundle,
  target: RenderTarget,
  host: RenderHost,
): Promise<PageSitemap[]> {
  if (shell.collectSitemapEntries) return shell.collectSitemapEntries(target, host);
  const pages = await shell.listAddresses(target, host);
  return pages.map(({ page, addresses }) => ({ page, entries: addresses }));
}
