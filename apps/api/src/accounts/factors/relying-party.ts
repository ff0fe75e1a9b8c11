import type { FastifyRequest } from 'fastify';
import type { Settings } from '../../platform/settings/settings.js';

/** Whom passkeys belong to; `id` is the host name. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/** Null where browsers have no passkeys: at IP addresses, and without PUBLIC_URL at other hosts than localhost. An origin of the admin's own would come in here. */
export function findRelyingParty(
  { publicOrigin }: Pick<Settings, 'publicOrigin'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): RelyingParty | null {
  const origin = publicOrigin ?? headers.origin ?? '';
  if (!URL.canParse(origin)) return null;
  const { hostname: id } = new URL(origin);
  const isKnown = publicOrigin !== null || id === 'localhost';
  return isKnown && !/^\[|^[\d.]+$/.test(id) ? { id, origin } : null;
}
