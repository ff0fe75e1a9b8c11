import { ForbiddenException, Inject, Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { originOf } from './admin-host.js';
import { Authenticator } from './current-user.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export const isSafe = ({ method }: Pick<FastifyRequest, 'method'>) => SAFE_METHODS.has(method);

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

  private isOwn(origin: string, request: FastifyRequest): boolean {
    const own = originOf(request, this.settings);
    if (own !== null) return origin === own;
    const { host } = request;
    return origin === `http://${host}` || origin === `https://${host}`;
  }
}
