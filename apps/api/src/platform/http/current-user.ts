import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Role } from '@tivara/contracts';

export interface Actor<Account extends ActorAccount = ActorAccount> {
  account: Account;
  requestId: string;
}

const accounts = new WeakMap<FastifyRequest, ActorAccount>();

/** Set by the policy guard. */
export const setAccount = (request: FastifyRequest, account: ActorAccount): void =>
  void accounts.set(request, account);

export const CurrentUser = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Actor => {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const account = accounts.get(request);
    if (!account) throw new Error('A public route has no current user.');
    return { account, requestId: request.id };
  },
);

export interface ActorAccount {
  id: number;
  email: string;
  role: Role;
}

export abstract class Authenticator<Account extends ActorAccount = ActorAccount> {
  abstract accountOf(request: FastifyRequest): Promise<Account | null>;
  abstract hasSession(request: FastifyRequest): boolean;
}
