import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource, LessThan } from 'typeorm';
import type { Settings } from '../settings.js';
import { SETTINGS } from '../settings.token.js';
import type { Account } from './account.entity.js';
import { Session } from './session.entity.js';
import { clearSessionCookie, sessionToken, setSessionCookie } from './session-cookie.js';

const MINUTE = 60_000;
/** A session ends after this long without a call, */
export const IDLE_MS = 120 * MINUTE;
/** and after this long in any case. */
export const ABSOLUTE_MS = 720 * MINUTE;
/** `lastSeenAt` is written at most this often, so that reading does not write. */
const TOUCH_MS = MINUTE;
const TOKEN_BYTES = 32;

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Who is signed in. Only hashes of tokens are stored. (DECISIONS, Accounts: session) */
@Injectable()
export class SessionService {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** The account of the request's live session, else null. */
  async accountOf(request: FastifyRequest): Promise<Account | null> {
    const token = sessionToken(request, this.settings);
    if (!token) return null;
    const sessions = this.dataSource.getRepository(Session);
    const tokenHash = hashToken(token);
    const session = await sessions.findOne({ where: { tokenHash }, relations: { account: true } });
    if (!session) return null;
    const now = Date.now();
    const idle = now - session.lastSeenAt.getTime();
    if (idle > IDLE_MS || now - session.createdAt.getTime() > ABSOLUTE_MS) {
      await sessions.delete({ tokenHash });
      return null;
    }
    if (idle > TOUCH_MS) await sessions.update({ tokenHash }, { lastSeenAt: new Date(now) });
    return session.account;
  }

  /** Opens a session under a new token, ends the one that the browser had, and clears away what has run out. */
  async open(account: Account, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const now = new Date();
    await this.end(request);
    const sessions = this.dataSource.getRepository(Session);
    await sessions.delete({ lastSeenAt: LessThan(new Date(now.getTime() - IDLE_MS)) });
    await sessions.insert({
      tokenHash: hashToken(token),
      publicId: randomBytes(12).toString('base64url'),
      accountId: account.id,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
      address: request.ip,
      createdAt: now,
      lastSeenAt: now,
    });
    setSessionCookie(reply, this.settings, token, ABSOLUTE_MS / 1000);
  }

  /** Ends the request's session on the server and in the browser. */
  async close(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.end(request);
    clearSessionCookie(reply, this.settings);
  }

  private async end(request: FastifyRequest): Promise<void> {
    const token = sessionToken(request, this.settings);
    if (token) await this.dataSource.getRepository(Session).delete({ tokenHash: hashToken(token) });
  }
}
