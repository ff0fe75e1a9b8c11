import { randomBytes } from 'node:crypto';
import { ForbiddenException, Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';

import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource, LessThan, Repository, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock.js';
import { servesAdmin, servesCustomers } from '../../platform/http/admin-host.js';
import type { ActorSession } from '../../platform/http/current-user.js';
import { SETTINGS, type Settings } from '../../platform/settings/settings.js';
import { Factor } from '../factors/factor.entity.js';
import { pendingFactor } from '../factors/pending.js';
import { Session, type Account } from '../users/account.entity.js';
import { clearSessionCookie, sessionToken, setSessionCookie } from './cookies.js';
import { hashToken, newToken } from '../../platform/security/token.js';
import type { SessionRowDto } from './session.dto.js';

const MINUTE = 60_000;
/** After the last request. */
export const IDLE_MS = 120 * MINUTE;
/** After the login. */
export const ABSOLUTE_MS = 720 * MINUTE;
/** Limits writes of `lastSeenAt`. */
const TOUCH_MS = MINUTE;

/** Only hashes of tokens are stored. (DECISIONS, Accounts: session) */
@Injectable()
export class SessionService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(Session) private readonly sessions: Repository<Session>,
    @InjectRepository(Factor) private readonly factors: Repository<Factor>,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async findSession(request: FastifyRequest): Promise<ActorSession<Account> | null> {
    const token = sessionToken(request, this.settings);
    if (!token) return null;
    const tokenHash = hashToken(token);
    const session = await this.sessions.findOne({
      where: { tokenHash },
      relations: { account: true },
    });
    if (!session || session.account.status !== 'active') return null;
    if (!this.isHostOf(session.account, request)) return null;
    if (!this.isLive(session)) {
      await this.sessions.delete({ tokenHash });
      return null;
    }
    const now = this.clock.now();
    if (now.getTime() - session.lastSeenAt.getTime() > TOUCH_MS)
      await this.sessions.update({ tokenHash }, { lastSeenAt: now });
    return this.toActorSession(session);
  }

  async toActorSession(
    session: Pick<Session, 'account' | 'factorAt' | 'passwordAt'>,
  ): Promise<ActorSession<Account>> {
    const { account, factorAt, passwordAt } = session;
    const hasFactor = await this.factors.existsBy({ accountId: account.id });
    const pending = pendingFactor(this.settings, session, hasFactor);
    return { account, pending, hasFactor, factorAt, passwordAt };
  }

  hasSession(request: FastifyRequest): boolean {
    return sessionToken(request, this.settings) !== undefined;
  }

  /** After the password. Also ends the browser's previous session and deletes expired ones. */
  async open(
    account: Pick<Account, 'id'>,
    request: FastifyRequest,
    reply: FastifyReply,
    factorAt: Date | null = null,
  ): Promise<void> {
    const token = newToken();
    const now = this.clock.now();
    await this.end(request);
    await this.sessions.delete({ lastSeenAt: LessThan(new Date(now.getTime() - IDLE_MS)) });
    await this.sessions.insert({
      tokenHash: hashToken(token),
      publicId: randomBytes(12).toString('base64url'),
      accountId: account.id,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
      address: request.ip,
      createdAt: now,
      lastSeenAt: now,
      passwordAt: now,
      factorAt,
    });
    setSessionCookie(reply, this.settings, token, ABSOLUTE_MS / 1000);
  }

  /** Sets a cookie like that of a session, for responses that must be indistinguishable. */
  pretend(reply: FastifyReply): void {
    setSessionCookie(reply, this.settings, newToken(), ABSOLUTE_MS / 1000);
  }

  async close(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.end(request);
    clearSessionCookie(reply, this.settings);
  }

  async list(account: Pick<Account, 'id'>, request: FastifyRequest): Promise<SessionRowDto[]> {
    const own = hashToken(sessionToken(request, this.settings) ?? '');
    const sessions = await this.sessions.find({
      where: { accountId: account.id },
      order: { lastSeenAt: 'DESC' },
    });
    return sessions
      .filter((session) => this.isLive(session))
      .map((session) => ({
        session_id: session.publicId,
        user_agent: session.userAgent,
        address: session.address,
        created_at: session.createdAt.toISOString(),
        last_seen_at: session.lastSeenAt.toISOString(),
        current: session.tokenHash === own,
      }));
  }

  async revoke(account: Pick<Account, 'id'>, publicId: string): Promise<boolean> {
    const { affected } = await this.sessions.delete({ accountId: account.id, publicId });
    return affected === 1;
  }

  async endOthers(account: Pick<Account, 'id'>, request: FastifyRequest): Promise<void> {
    const own = hashToken(sessionToken(request, this.settings) ?? '');
    await this.dataSource
      .createQueryBuilder()
      .delete()
      .from(Session)
      .where('accountId = :id AND tokenHash <> :own', { id: account.id, own })
      .execute();
  }

  /** @throws ForbiddenException with the address that is the account's */
  requireHost({ role }: Pick<Account, 'role'>, request: FastifyRequest): void {
    if (this.isHostOf({ role }, request)) return;
    const { publicOrigin, adminOrigin } = this.settings;
    throw new ForbiddenException(
      `Log in at ${role === 'customer' ? publicOrigin : adminOrigin} with this account.`,
    );
  }

  private isHostOf({ role }: Pick<Account, 'role'>, request: FastifyRequest): boolean {
    const serves = role === 'customer' ? servesCustomers : servesAdmin;
    return serves(request, this.settings);
  }

  private isLive({ createdAt, lastSeenAt }: Session): boolean {
    const now = this.clock.now().getTime();
    return now - lastSeenAt.getTime() <= IDLE_MS && now - createdAt.getTime() <= ABSOLUTE_MS;
  }

  private async end(request: FastifyRequest): Promise<void> {
    const token = sessionToken(request, this.settings);
    if (token) await this.sessions.delete({ tokenHash: hashToken(token) });
  }
}

export const endSessions = async (manager: EntityManager, accountId: number): Promise<void> =>
  void (await manager.delete(Session, { accountId }));
