import {
  ForbiddenException,
  Inject,
  Injectable,
  Logger,
  NotFoundException,
  UnauthorizedException,
} from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { MESSAGES } from '@tivara/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { servesAdmin } from './admin-host.js';
import { Authenticator, bearerOf, may, setSession } from './current-user.js';
import { POLICY, type Policy } from './policy.js';

/** Default deny: a route without a policy is closed. */
@Injectable()
export class PolicyGuard implements CanActivate {
  private readonly logger = new Logger(PolicyGuard.name);

  constructor(
    private readonly reflector: Reflector,
    private readonly authenticator: Authenticator,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const policy = this.reflector.get<Policy | undefined>(POLICY, context.getHandler());
    if (!policy) {
      this.logger.error(`${context.getClass().name}.${context.getHandler().name} has no policy.`);
      throw new ForbiddenException('This route has no access policy.');
    }
    if (policy.kind === 'public') return true;
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const isMachine = bearerOf(request) !== null;
    if (policy.kind === 'signed in' && isMachine)
      throw new ForbiddenException('This is for people who log in, not for API tokens.');
    // A token names the host where it is valid.
    if (policy.kind === 'permission' && !isMachine && !servesAdmin(request, this.settings))
      throw new NotFoundException('This page does not exist.');
    const session = await this.authenticator.findSession(request);
    if (!session) throw new UnauthorizedException('Please log in first.');
    if (policy.kind === 'permission' && !may(session.account, policy.permission))
      throw new ForbiddenException(MESSAGES.noPermission);
    setSession(request, session);
    void http.getResponse<FastifyReply>().header('cache-control', 'no-store');
    return true;
  }
}
