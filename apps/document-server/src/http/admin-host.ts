import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RELEASE_PREFIX } from '../releases/releases.js';
import { missingFile } from './serve-release-files.js';
import type { Settings } from '../shared/settings.js';

/** The apps whose scripts run beside an administrator's session. */
export const ADMIN_APPS: ReadonlySet<string> = new Set(['shell', 'admin']);

const ADMIN_PAGES = /^\/(admin|adminsignup|AddProduct|productsAdd|addstore)(\/|$)/i;
/** Pages of every account, on both hosts. */
const ACCOUNT_PAGES = /^\/(login|account)(\/|$)/i;
const FORWARDED = /^\/(api|media|health|visit)(\/|$)/;
const ROBOTS = 'User-agent: *\nDisallow: /\n';

type Hosts = Pick<Settings, 'publicUrl' | 'adminUrl'>;

/** Whether the request is for the host that only the admin has. */
export const isAdminHost = ({ host }: Pick<FastifyRequest, 'host'>, { adminUrl }: Hosts): boolean =>
  adminUrl !== null && host === new URL(adminUrl).host;

export const originOf = (request: Pick<FastifyRequest, 'host'>, hosts: Hosts): string =>
  (isAdminHost(request, hosts) && hosts.adminUrl) || hosts.publicUrl;

/** With ADMIN_URL, the admin's pages exist on its host alone, and nothing else does there. (docs/explanation/security.md) */
export function separateAdminHost(app: FastifyInstance, hosts: Hosts): void {
  const { publicUrl, adminUrl } = hosts;
  if (adminUrl === null) return;
  app.addHook('onRequest', async (request, reply) => {
    const { url } = request;
    const [path = '/', query] = url.split('?');
    if (!isAdminHost(request, hosts))
      return ADMIN_PAGES.test(path) ? reply.redirect(adminUrl + url, 302) : undefined;
    // With its query, as it may be a preview link.
    if (path === '/') return reply.redirect(query ? `/admin?${query}` : '/admin', 302);
    if (path === '/robots.txt') return reply.type('text/plain; charset=utf-8').send(ROBOTS);
    if (path.startsWith(RELEASE_PREFIX)) {
      const [name = ''] = path.slice(RELEASE_PREFIX.length).split('/');
      return ADMIN_APPS.has(name) ? undefined : missingFile(reply);
    }
    if (ADMIN_PAGES.test(path) || ACCOUNT_PAGES.test(path) || FORWARDED.test(path))
      return undefined;
    return reply.redirect(publicUrl + url, 302);
  });
}
