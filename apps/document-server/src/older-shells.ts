import type {
  PageSitemap,
  RenderHost,
  RenderTarget,
  RenderedPage,
  ShellServerBundle,
} from '@tivara/contracts';

/** What shells from before contract 1.5 return, in today's form. To be removed once no release folder holds such a shell. */
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
