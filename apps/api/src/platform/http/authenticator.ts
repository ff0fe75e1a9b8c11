import type { Role } from '@tivara/contracts';
import type { FastifyRequest } from 'fastify';

export interface ActorAccount {
  id: number;
  email: string;
  role: Role;
}

/** Implemented by the accounts domain. */
export abstract class Authenticator<Account extends ActorAccount = ActorAccount> {
  abstract accountOf(request: FastifyRequest): Promise<Account | null>;
  /** Live or not. */
  abstract hasSession(request: FastifyRequest): boolean;
}
