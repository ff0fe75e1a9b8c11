import { isIP } from 'node:net';
import { ForbiddenException, Inject, Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { SETTINGS, isLoopback, type Settings } from '../settings/settings.js';
import { originOf } from './admin-host.js';
import { Authenticator } from './current-user.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export const isSafe = ({ method }: Pick<FastifyRequest, 'method'>) => SAFE_METHODS.has(method);

/** An IP address or this machine's own name, which no other site can point at this one. */
const isAddress = (hostname: string): boolean =>
  isLoopback(hostname) || isIP(hostname.replace(/^\[|\]$/g, '')) > 0;

/** Rejects cross-site changes. (DECISIONS, Accounts: unsafe methods) */
@Injectable()
export class OriginGuard implements CanActivate {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly authenticator: Authenticator,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (isSafe(request)) return true;
    const { origin } = request.headers;
    const allowed =
      origin === undefined ? !this.authenticator.hasSession(request) : this.isOwn(origin, request);
    if (!allowed) throw new ForbiddenException('This request must come from this site.');
    return true;
  }

  /** Without PUBLIC_URL, the address that the browser connected to: never one that a proxy's header or a name server chose. */
  private isOwn(origin: string, request: FastifyRequest): boolean {
    const own = originOf(request, this.settings);
    if (own !== null) return origin === own;
    const { host } = request.headers;
    const isSame = origin === `http://${host}` || origin === `https://${host}`;
    return isSame && URL.canParse(origin) && isAddress(new URL(origin).hostname);
  }
}
