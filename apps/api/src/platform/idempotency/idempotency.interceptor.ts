import {
  ConflictException,
  Injectable,
  UnprocessableEntityException,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mergeMap, of, type Observable } from 'rxjs';
import { LessThan, Repository } from 'typeorm';
import { Clock } from '../clock.js';
import { DAY_MS } from '../database/times.js';
import { findSession } from '../http/current-user.js';
import { isSafe } from '../http/origin.guard.js';
import { IdempotencyKey } from './idempotency-key.entity.js';
import { repeatableOf, storableAnswer } from './idempotency.js';

export const IDEMPOTENCY_MS = DAY_MS;

/** A machine that had no answer repeats its write with the same `Idempotency-Key`, and gets the first answer. (draft-ietf-httpapi-idempotency-key-header) */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    @InjectRepository(IdempotencyKey) private readonly keys: Repository<IdempotencyKey>,
    private readonly clock: Clock,
  ) {}

  /** @throws UnprocessableEntityException for a key of another request, ConflictException when the answer is not known */
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const session = findSession(request);
    const repeatable = session && !isSafe(request) && repeatableOf(request, session.account);
    if (!repeatable) return next.handle();
    const { keyHash, fingerprint } = repeatable;
    const before = new Date(this.clock.now().getTime() - IDEMPOTENCY_MS);
    await this.keys.delete({ keyHash, createdAt: LessThan(before) });
    const first = await this.keys.findOneBy({ keyHash });
    if (!first)
      return next.handle().pipe(
        mergeMap(async (answer: unknown) => {
          await this.keys.update(
            { keyHash, requestId: request.id },
            { answer: storableAnswer(answer) },
          );
          return answer;
        }),
      );
    if (first.fingerprint !== fingerprint)
      throw new UnprocessableEntityException('This Idempotency-Key is of another request.');
    if (first.answer === null)
      throw new ConflictException(
        'The request with this Idempotency-Key was carried out. Its answer is not known any more.',
      );
    void http.getResponse<FastifyReply>().header('idempotency-replayed', 'true');
    return of(JSON.parse(first.answer));
  }
}
