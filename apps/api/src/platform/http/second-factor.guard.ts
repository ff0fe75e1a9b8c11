import { ForbiddenException, Injectable, SetMetadata } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FailureReason, PendingFactor } from '@tivara/contracts';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../clock.js';
import { findSession } from './current-user.js';

export const STEP_UP_MS = 10 * 60_000;

const PENDING = 'tivara:pending-factor';

/** Also answers sessions that lack their second factor in this way. */
export const AllowPending = (...pending: PendingFactor[]) => SetMetadata(PENDING, pending);

const STEP_UP = 'tivara:step-up';

/** Needs a second factor, or the password of an account without one, verified within the last 10 minutes. */
export const StepUp = () => SetMetadata(STEP_UP, true);

/** Runs after the policy guard, which finds the session. */
@Injectable()
export class SecondFactorGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly clock: Clock,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const session = findSession(context.switchToHttp().getRequest<FastifyRequest>());
    if (!session) return true;
    const handler = context.getHandler();
    const { account, pending, hasFactor, factorAt, passwordAt } = session;
    const allowed = this.reflector.get<PendingFactor[] | undefined>(PENDING, handler);
    if (pending && !allowed?.includes(pending))
      throw pending === 'verify'
        ? refused('verify-factor', 'Please confirm your second factor first.')
        : refused('enrol-factor', 'Please set up a second factor first.');
    const needsPerson = this.reflector.get<boolean | undefined>(STEP_UP, handler);
    if (needsPerson && account.id === null)
      throw new ForbiddenException('This takes a person with a second factor, not an API token.');
    const proven = hasFactor ? factorAt : passwordAt;
    if (needsPerson && !this.isRecent(proven))
      throw refused('step-up', 'Please confirm that it’s you: log in again, then try again.');
    return true;
  }

  private isRecent(at: Date | null): boolean {
    return at !== null && this.clock.now().getTime() - at.getTime() <= STEP_UP_MS;
  }
}

const refused = (reason: FailureReason, message: string) =>
  new ForbiddenException({ message, reason });
