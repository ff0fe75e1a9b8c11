import { ForbiddenException, Inject, Injectable, UnauthorizedException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { FastifyRequest } from 'fastify';
import type { Page, TokenPermission } from '@tivara/contracts';
import { DataSource, Repository, type EntityManager } from 'typeorm';
import { AuditedTransactions } from '../../platform/audit/audited-transactions.js';
import { Clock } from '../../platform/clock.js';
import { insertRow } from '../../platform/database/insert.js';
import { readPage } from '../../platform/database/read-page.js';
import { searchKey } from '../../platform/database/search-key.js';
import { allOf, contains, matches } from '../../platform/database/sql.js';
import { DAY_MS, databaseTime, withTimes, type RawRow } from '../../platform/database/times.js';
import { servesAdmin } from '../../platform/http/admin-host.js';
import type { Actor, ActorSession } from '../../platform/http/current-user.js';
import { notFound } from '../../platform/http/row-id.js';
import { orderBy } from '../../platform/http/table.query.js';
import { hashToken, newToken } from '../../platform/security/token.js';
import { SETTINGS, type Settings } from '../../platform/settings/settings.js';
import { ThrottleService, networkOf } from '../../platform/throttling/throttle.service.js';
import type { ApiTokenBody, ApiTokenDto, ApiTokenQueryDto } from './api-token.dto.js';
import { ApiToken } from './api-token.entity.js';

/** By which scanners of leaked secrets and people recognize a token. */
const PREFIX = 'tivara_';
const START = PREFIX.length + 6;
/** Limits writes of `lastUsedAt`. */
const TOUCH_MS = 60_000;

/** Tokens of machines. Only their hashes are stored. */
@Injectable()
export class ApiTokenService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(ApiToken) private readonly tokens: Repository<ApiToken>,
    private readonly changes: AuditedTransactions,
    private readonly clock: Clock,
    private readonly throttle: ThrottleService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @throws UnauthorizedException, ForbiddenException on another host than the admin's, HttpException 429 */
  async sessionOf(text: string, request: FastifyRequest): Promise<ActorSession> {
    const token = await this.tokens.findOneBy({ tokenHash: hashToken(text) });
    if (!token) {
      await this.throttle.consume('unknownToken', networkOf(request.ip));
      throw new UnauthorizedException('This API token is not known.');
    }
    const { id, name, permissions, expiresAt, revokedAt, lastUsedAt } = token;
    if (revokedAt) throw new UnauthorizedException('This API token was revoked.');
    const now = this.clock.now();
    if (expiresAt && expiresAt <= now)
      throw new UnauthorizedException(`This API token expired at ${expiresAt.toISOString()}.`);
    if (!servesAdmin(request, this.settings))
      throw new ForbiddenException(`Use this API token at ${this.settings.adminOrigin}.`);
    await this.throttle.consume('token', String(id));
    if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() > TOUCH_MS)
      await this.tokens.update({ id }, { lastUsedAt: now });
    const account = { id: null, email: `API token ${id}: ${name}`, role: null, permissions };
    return { account, pending: null, hasFactor: false, factorAt: null, passwordAt: null };
  }

  /** @returns the token's text, which is nowhere else, and its row */
  create(
    actor: Actor,
    { name, permissions, days }: ApiTokenBody,
  ): Promise<{ token: string } & ApiTokenDto> {
    const token = PREFIX + newToken();
    return this.changes.run(actor, async (change) => {
      const createdAt = this.clock.now();
      const expiresAt = days === undefined ? null : new Date(createdAt.getTime() + days * DAY_MS);
      const id = await insertRow(change.manager, ApiToken, {
        ...{ name, permissions, createdAt, expiresAt },
        searchKey: searchKey(name),
        tokenHash: hashToken(token),
        start: token.slice(0, START),
        accountId: actor.account.id,
      });
      const row = await this.find(change.manager, id);
      await change.record('create', 'API token', id, null, row);
      return { token, ...row };
    });
  }

  table({ q, state, sort, page, pageSize }: ApiTokenQueryDto): Promise<Page<ApiTokenDto>> {
    return readPage(
      this.dataSource,
      {
        id: 't.id',
        columns: this.columns(),
        from: 'api_token t',
        where: allOf([contains('t.search_key', searchKey(q)), matches({ [this.state()]: state })]),
        order: orderBy(sort || '-created_at', SORTS, 't.id'),
        page,
        pageSize,
      },
      toToken,
    );
  }

  revoke(actor: Actor, id: number): Promise<void> {
    return this.changes.run(actor, async (change) => {
      const row = await this.find(change.manager, id);
      await change.manager.update(ApiToken, { id }, { revokedAt: this.clock.now() });
      await change.record('delete', 'API token', id, row, null);
    });
  }

  private async find(manager: EntityManager, id: number): Promise<ApiTokenDto> {
    const [row]: Row[] = await manager.query(
      `SELECT ${this.columns()} FROM api_token t WHERE t.id = ? AND t.revoked_at IS NULL`,
      [id],
    );
    if (!row) throw notFound('API token');
    return toToken(row);
  }

  private columns(): string {
    return `t.id AS token_id, t.name AS token_name, t.start, t.permissions, t.created_at,
      t.expires_at, t.last_used_at, ${this.state()} AS state,
      (SELECT email FROM account a WHERE a.id = t.account_id) AS created_by`;
  }

  private state(): string {
    return `CASE WHEN t.revoked_at IS NOT NULL THEN 'revoked'
      WHEN t.expires_at <= '${databaseTime(this.clock.now())}' THEN 'expired' ELSE 'valid' END`;
  }
}

const SORTS = {
  name: ['t.search_key', 't.id'],
  // Ids ascend with time.
  created_at: ['t.id'],
  last_used_at: ['t.last_used_at', 't.id'],
};

type Row = RawRow<Omit<ApiTokenDto, 'permissions'>> & { permissions: string };

const toToken = ({ permissions, ...row }: Row): ApiTokenDto => ({
  ...withTimes<Omit<ApiTokenDto, 'permissions'>>(row),
  permissions: JSON.parse(permissions) as TokenPermission[],
});
