import type { FastifyRequest } from 'fastify';
import type { Settings } from '../../platform/settings/settings.js';

/** Whom passkeys belong to; `id` is the host name. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/** Null where browsers have no passkeys: at IP addresses, and without PUBLIC_URL at other hosts than localhost. */
export function findRelyingParty(
  { publicOrigin, adminOrigin }: Pick<Settings, 'publicOrigin' | 'adminOrigin'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): RelyingParty | null {
  const configured = adminOrigin ?? publicOrigin;
  const origin = configured ?? headers.origin ?? '';
  if (!URL.canParse(origin)) return null;
  const { hostname: id } = new URL(origin);
  const isKnown = configured !== null || id === 'localhost';
  return isKnown && !/^\[|^[\d.]+$/.test(id) ? { id, origin } : null;
}
