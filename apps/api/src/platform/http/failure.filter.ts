import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { MESSAGES, type FailureReason, type FieldErrors } from '@tivara/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDiskFull, isUnavailable } from '../database/errors.js';
import { Message, message } from '../wording/message.js';
import { Wording, type Words } from '../wording/wording.js';
import { withoutSecrets } from './logging.js';
import { isForm, pageOf, showsAnswer } from './redirect-form.js';
import { sendPage } from './small-page.js';
import type { ErrorResponse } from './message.dto.js';

const TITLE = message('Something went wrong');
const BACK = message('Back');

interface Failure {
  status: number;
  message: string;
  current?: object;
  errors?: FieldErrors;
  reason?: FailureReason;
  retryAfter?: number;
}

/** `{message, error}` with the same text, `errors` by field (DECISIONS, Calls); a page for browsers that would show JSON. */
@Catch()
export class FailureFilter implements ExceptionFilter {
  constructor(private readonly wording: Wording) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const { status, message, ...more } = toFailure(error, request);
    if (status >= 500) {
      const err = error instanceof Error ? error : new Error(String(error));
      request.log.error(
        { err, method: request.method, url: withoutSecrets(request.url) },
        'failed',
      );
    }
    const retryAfter = status === 503 ? 5 : more.retryAfter;
    if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
    if (showsAnswer(request)) {
      this.sendFailurePage(request, reply.status(status), message).catch((err: unknown) =>
        request.log.error({ err }, 'the page of a failure was not sent'),
      );
      return;
    }
    const failure: ErrorResponse = {
      message,
      error: message,
      ...(more.errors && { errors: more.errors }),
      ...(more.current && { current: more.current }),
      ...(more.reason && { reason: more.reason }),
    };
    void reply
      .status(status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(failure);
  }

  private async sendFailurePage(
    request: FastifyRequest,
    reply: FastifyReply,
    text: string,
  ): Promise<void> {
    const way = isForm(request) ? { back: pageOf(request), backLabel: BACK } : { back: '/' };
    const words = await this.wordsFor(reply.statusCode);
    // The same text may be one of JSON, which the browser words.
    sendPage(reply, words, { title: TITLE, text: new Message(text, {}), ...way });
  }

  /** Never fails, and does not wait for a database that was the failure. */
  private async wordsFor(status: number): Promise<Words> {
    const { wording } = this;
    return status < 500 ? wording.read().catch(() => wording.latest) : wording.latest;
  }
}

function toFailure(error: unknown, request: FastifyRequest): Failure {
  if (error instanceof HttpException) {
    const status = error.getStatus();
    // Nest's own 404 repeats the path.
    if (status === 404 && error.message.startsWith('Cannot '))
      return { status, message: `There is no ${request.method} ${request.url.split('?')[0]}.` };
    const { current, errors, reason, retryAfter } = error.getResponse() as Partial<Failure>;
    return { status, message: error.message, current, errors, reason, retryAfter };
  }
  // Messages of Fastify's errors are about the request only.
  const { message, statusCode } = error as { message?: string; statusCode?: number };
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return { status: statusCode, message: message ?? MESSAGES.error };
  if (isDiskFull(error))
    return {
      status: 503,
      message:
        'The server is out of storage space. Nothing was saved. Please contact the site’s operator.',
    };
  if (isUnavailable(error))
    return { status: 503, message: 'The service is busy. Please try again in a moment.' };
  return { status: 500, message: MESSAGES.error };
}
