import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { PendingFactor, Role } from '@tivara/contracts';

export interface Actor<Account extends ActorAccount = ActorAccount> {
  account: Account;
  requestId: string;
}

export interface ActorSession<Account extends ActorAccount = ActorAccount> {
  account: Account;
  /** Until then most routes are 403. */
  pending: PendingFactor | null;
  hasFactor: boolean;
  /** When a second factor was last verified in this session. */
  factorAt: Date | null;
  /** When the password was. */
  passwordAt: Date | null;
}

const sessions = new WeakMap<FastifyRequest, ActorSession>();

/** Set by the policy guard. */
export const setSession = (request: FastifyRequest, session: ActorSession): void =>
  void sessions.set(request, session);

/** Null on public routes. */
export const findSession = (request: FastifyRequest): ActorSession | null =>
  sessions.get(request) ?? null;

export function sessionOf(request: FastifyRequest): ActorSession {
  const session = findSession(request);
  if (!session) throw new Error('A public route has no current user.');
  return session;
}

export const actorOf = (request: FastifyRequest): Actor => ({
  account: sessionOf(request).account,
  requestId: request.id,
});

export const CurrentUser = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Actor =>
    actorOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

export interface ActorAccount {
  id: number;
  email: string;
  role: Role;
}

export abstract class Authenticator<Account extends ActorAccount = ActorAccount> {
  abstract findSession(request: FastifyRequest): Promise<ActorSession<Account> | null>;
  /** Null also while the session lacks its second factor. */
  abstract accountOf(request: FastifyRequest): Promise<Account | null>;
  abstract hasSession(request: FastifyRequest): boolean;
}
