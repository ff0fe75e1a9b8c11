import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { repeatableOf, type Repeatable } from '../idempotency/idempotency.js';
import { hasPermission, type PendingFactor, type Permission, type Role } from '@tivara/contracts';

export interface Actor<Account extends ActorAccount = ActorAccount> {
  account: Account;
  requestId: string;
  /** Of a machine that may send its write again. */
  repeatable?: Repeatable | null;
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

export function actorOf(request: FastifyRequest): Actor {
  const { account } = sessionOf(request);
  return { account, requestId: request.id, repeatable: repeatableOf(request, account) };
}

export const CurrentUser = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Actor =>
    actorOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

/** A person's account, or an API token. */
export interface ActorAccount {
  /** Null for a token. */
  id: number | null;
  /** Of a token, its name. */
  email: string;
  role: Role | null;
  /** Of a token, instead of a role's. */
  permissions?: readonly Permission[];
}

export interface Person extends ActorAccount {
  id: number;
  role: Role;
}

export const may = ({ role, permissions }: ActorAccount, permission: Permission): boolean =>
  permissions?.includes(permission) ?? hasPermission(role, permission);

/** The API token that a request brings; it then counts alone, whatever its cookies are. (RFC 6750) */
export const bearerOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;

export abstract class Authenticator {
  /** @throws UnauthorizedException for an API token that is not valid */
  abstract findSession(request: FastifyRequest): Promise<ActorSession | null>;
  /** Null also while the session lacks its second factor. */
  abstract accountOf(request: FastifyRequest): Promise<ActorAccount | null>;
  abstract hasSession(request: FastifyRequest): boolean;
}
