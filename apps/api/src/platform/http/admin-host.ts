import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings/settings.js';

type Hosts = Pick<Settings, 'publicOrigin' | 'adminOrigin'>;
type Hosted = Pick<FastifyRequest, 'host'>;

/** With ADMIN_URL, routes and sessions of administrators exist on its host alone, and those of customers on the site's. Without it both share one. (DECISIONS, Later decisions) */
export const servesAdmin = ({ host }: Hosted, { adminOrigin }: Hosts): boolean =>
  adminOrigin === null || host === new URL(adminOrigin).host;

export const servesCustomers = (request: Hosted, hosts: Hosts): boolean =>
  hosts.adminOrigin === null || !servesAdmin(request, hosts);

/** The origin that a page of the request's host has; null when it is not configured. */
export const originOf = (request: Hosted, hosts: Hosts): string | null =>
  servesCustomers(request, hosts) ? hosts.publicOrigin : hosts.adminOrigin;
