import { createHash } from 'node:crypto';
import { BadRequestException, ConflictException } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { EntityManager } from 'typeorm';
import { isUniqueViolation } from '../database/errors.js';
import { IdempotencyKey } from './idempotency-key.entity.js';

/** A write that is carried out once, however often it is sent. */
export type Repeatable = Pick<IdempotencyKey, 'keyHash' | 'fingerprint'>;

const KEY = /^[!-~]{1,200}$/;
const MAX_ANSWER = 60_000;

const hashOf = (...texts: string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex');

/** Null for people, and without the header. @throws BadRequestException for an invalid key */
export function repeatableOf(
  { headers, method, url, body }: FastifyRequest,
  { id, email }: { id: number | null; email: string },
): Repeatable | null {
  const key = headers['idempotency-key'];
  if (key === undefined || id !== null) return null;
  if (typeof key !== 'string' || !KEY.test(key))
    throw new BadRequestException('Idempotency-Key must have 1 to 200 characters, without spaces.');
  return {
    keyHash: hashOf(email, key),
    fingerprint: hashOf(method, url, JSON.stringify(body ?? null)),
  };
}

/** In the write's transaction, so that either both are stored or neither. @throws ConflictException when another request was first */
export async function storeKey(
  manager: EntityManager,
  repeatable: Repeatable,
  requestId: string,
  createdAt: Date,
): Promise<void> {
  try {
    await manager.insert(IdempotencyKey, { ...repeatable, requestId, createdAt });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const { keyHash } = repeatable;
    // A request may have several transactions.
    if (!(await manager.existsBy(IdempotencyKey, { keyHash, requestId })))
      throw new ConflictException(
        'A request with this Idempotency-Key was carried out at the same time.',
      );
  }
}

/** Null for what is not repeated: streams, and answers that are too long. */
export function storableAnswer(answer: unknown): string | null {
  const isPlain = Object.getPrototypeOf(answer ?? {}) === Object.prototype || Array.isArray(answer);
  const text = isPlain ? JSON.stringify(answer) : '';
  return text && text.length <= MAX_ANSWER ? text : null;
}
