import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { bearerOf } from '../http/current-user.js';
import { isSafe } from '../http/origin.guard.js';
import { POLICY, type Policy } from '../http/policy.js';
import { ThrottleService, networkOf, type Throttle } from './throttle.service.js';

/** By handler, never by the text of the path. */
@Injectable()
export class ThrottleGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly throttle: ThrottleService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const network = networkOf(request.ip);
    const own = this.reflector.get<Throttle | undefined>(THROTTLED, context.getHandler());
    const uncounted = this.reflector.get<boolean | undefined>(UNCOUNTED, context.getHandler());
    const policy = this.reflector.get<Policy | undefined>(POLICY, context.getHandler());
    // A machine has a limit of its own, which the policy guard applies.
    const isMachine = policy?.kind === 'permission' && bearerOf(request) !== null;
    if (!isSafe(request) && !uncounted && !isMachine) await this.throttle.consume('write', network);
    if (own) await this.throttle.consume(own, network);
    return true;
  }
}

const THROTTLED = 'tivara:throttled';

export const Throttled = (throttle: Throttle) => SetMetadata(THROTTLED, throttle);

const UNCOUNTED = 'tivara:uncounted';

/** Sent by scripts, or counted in another way. */
export const Uncounted = () => SetMetadata(UNCOUNTED, true);
