import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Account } from '../auth/account.entity.js';

/** Who makes a call, and which call it is. */
export interface Actor {
  account: Account;
  requestId: string;
}

const accounts = new WeakMap<FastifyRequest, Account>();

/** Remembers whose call it is; the policy guard does it. */
export const setAccount = (request: FastifyRequest, account: Account): void =>
  void accounts.set(request, account);

/** The actor of a route that needs a role. */
export const By = createParamDecorator((_data: unknown, context: ExecutionContext): Actor => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const account = accounts.get(request);
  if (!account) throw new Error('A route that anybody may call has no actor.');
  return { account, requestId: request.id };
});
