import type { Role } from '@tivara/contracts';
import type { FastifyRequest } from 'fastify';

export interface ActorAccount {
  id: number;
  email: string;
  role: Role;
}

export abstract class Authenticator<Account extends ActorAccount = ActorAccount> {
  abstract accountOf(request: FastifyRequest): Promise<Account | null>;
  abstract hasSession(request: FastifyRequest): boolean;
}
