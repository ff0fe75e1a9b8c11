import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { ActorAccount } from './authenticator.js';

/** Who makes a call, and which call it is. */
export interface Actor<Account extends ActorAccount = ActorAccount> {
  account: Account;
  requestId: string;
}

const accounts = new WeakMap<FastifyRequest, ActorAccount>();

/** Remembers whose call it is; the policy guard does it. */
export const setAccount = (request: FastifyRequest, account: ActorAccount): void =>
  void accounts.set(request, account);

/** The actor of a route that needs a role. */
export const CurrentUser = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Actor => {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const account = accounts.get(request);
    if (!account) throw new Error('A public route has no current user.');
    return { account, requestId: request.id };
  },
);
