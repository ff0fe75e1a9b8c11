import { Inject, Injectable, UnauthorizedException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Repository } from 'typeorm';
import { Clock } from '../../platform/clock.js';
import { hashToken, newToken } from '../../platform/security/token.js';
import { SETTINGS, type Settings } from '../../platform/settings/settings.js';
import { sessionToken, setSessionCookie } from '../sessions/cookies.js';
import { ABSOLUTE_MS } from '../sessions/session.service.js';
import { Session } from '../users/account.entity.js';

/** What the request's session knows of second factors. */
@Injectable()
export class FactorSessions {
  constructor(
    @InjectRepository(Session) private readonly sessions: Repository<Session>,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  find(request: FastifyRequest): Promise<Session> {
    return this.sessions.findOneByOrFail({ tokenHash: this.tokenHash(request) });
  }

  async set(
    request: FastifyRequest,
    values: Partial<Pick<Session, 'challenge' | 'newTotp'>>,
  ): Promise<void> {
    await this.sessions.update({ tokenHash: this.tokenHash(request) }, values);
  }

  /** The challenge, once. */
  async takeChallenge(request: FastifyRequest): Promise<string | null> {
    const { tokenHash, challenge } = await this.find(request);
    if (challenge === null) return null;
    const { affected } = await this.sessions.update({ tokenHash, challenge }, { challenge: null });
    return affected === 1 ? challenge : null;
  }

  /** Continues under a new token. (ASVS 7.2.4) */
  async confirm(
    request: FastifyRequest,
    reply: FastifyReply,
    proof: 'passwordAt' | 'factorAt',
  ): Promise<void> {
    const token = newToken();
    const { affected } = await this.sessions.update(
      { tokenHash: this.tokenHash(request) },
      { tokenHash: hashToken(token), [proof]: this.clock.now(), challenge: null, newTotp: null },
    );
    // Ended or confirmed by a parallel request.
    if (affected !== 1) throw new UnauthorizedException('Please log in first.');
    setSessionCookie(reply, this.settings, token, ABSOLUTE_MS / 1000);
  }

  /** Names the session until it is confirmed. */
  keyOf(request: FastifyRequest): string {
    return this.tokenHash(request);
  }

  private tokenHash(request: FastifyRequest): string {
    return hashToken(sessionToken(request, this.settings) ?? '');
  }
}
