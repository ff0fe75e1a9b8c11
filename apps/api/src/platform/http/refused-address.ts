import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorResponse } from './message.dto.js';

/** Answers addresses that Fastify refuses before any route or hook: one that cannot be decoded, one with a part that is too long. */
export const refuseAddress =
  (headers: Record<string, string>) =>
  ({ statusCode = 400 }: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    const message =
      statusCode === 414 ? 'A part of the address is too long.' : 'The address cannot be read.';
    const body: ErrorResponse = { message, error: message };
    void reply
      .code(statusCode)
      .headers({ ...headers, 'cache-control': 'no-store' })
      .send(body);
  };
