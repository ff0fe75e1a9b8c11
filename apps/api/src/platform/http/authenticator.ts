import type { Role } from '@tivara/contracts';
import type { FastifyRequest } from 'fastify';

/** What the platform reads of an account. */
export interface ActorAccount {
  id: number;
  email: string;
  role: Role;
}

/** Finds out who makes a call; the accounts domain provides it. */
export abstract class Authenticator<Account extends ActorAccount = ActorAccount> {
  /** The account of the request's live session, else null. */
  abstract accountOf(request: FastifyRequest): Promise<Account | null>;
  /** Whether the request carries a session, live or not. */
  abstract hasSession(request: FastifyRequest): boolean;
}
