import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  bearerOf,
  type ActorAccount,
  type ActorSession,
  type Authenticator,
} from '../../platform/http/current-user.js';
import { ApiTokenService } from '../tokens/api-token.service.js';
import { SessionService } from './session.service.js';

/** A request's API token, or else its session. */
@Injectable()
export class RequestAuthenticator implements Authenticator {
  constructor(
    private readonly sessions: SessionService,
    private readonly tokens: ApiTokenService,
  ) {}

  findSession(request: FastifyRequest): Promise<ActorSession | null> {
    const token = bearerOf(request);
    return token === null
      ? this.sessions.findSession(request)
      : this.tokens.sessionOf(token, request);
  }

  async accountOf(request: FastifyRequest): Promise<ActorAccount | null> {
    const session = await this.findSession(request);
    return session?.pending === null ? session.account : null;
  }

  hasSession(request: FastifyRequest): boolean {
    return this.sessions.hasSession(request);
  }
}
