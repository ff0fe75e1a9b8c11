import { BadRequestException, ConflictException, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { ACCOUNT_SORTS, ACCOUNT_STATUSES, ROLES, isStaff } from '@tivara/contracts';
import type { AccountStatus, Page, Role } from '@tivara/contracts';
import { DataSource, Repository, type EntityManager } from 'typeorm';
import { AuditedTransactions } from '../../platform/audit/audited-transactions.js';
import { AccountMails } from '../auth/account-mails.js';
import { Account, Invitation } from './account.entity.js';
import { ABSOLUTE_MS, IDLE_MS, endSessions } from '../sessions/session.service.js';
import { hashToken, newToken } from '../../platform/security/token.js';
import { Clock } from '../../platform/clock.js';
import { DAY_MS, databaseTime, withTimes, type RawRow } from '../../platform/database/times.js';
import { insertRow } from '../../platform/database/insert.js';
import { readPage } from '../../platform/database/read-page.js';
import { searchKey } from '../../platform/database/search-key.js';
import { allOf, contains, matches } from '../../platform/database/sql.js';
import type { Actor } from '../../platform/http/current-user.js';
import { OneOf } from '../../platform/http/query.js';
import { notFound } from '../../platform/http/row-id.js';
import { orderBy, tableQueryDto } from '../../platform/http/table.query.js';
import { takenField } from '../../platform/http/field-errors.js';
import type { AccountBody, InvitationBody } from './account.dto.js';
import { requireOwner, lockOwners } from './admins.js';
import type { AdminAccountDto, InvitationDto } from './account-response.dto.js';

const INVITATION_DAYS = 7;

const SORTS = {
  username: ['a.search_key', 'a.id'],
  email: ['a.email_key'],
  role: ['a.role', 'a.id'],
  status: ['a.status', 'a.id'],
  // Ids ascend with time.
  created_at: ['a.id'],
};

export class AccountQueryDto extends tableQueryDto(ACCOUNT_SORTS) {
  @OneOf(ROLES) role: Role | '' = '';
  @OneOf(ACCOUNT_STATUSES) status: AccountStatus | '' = '';
}

@Injectable()
export class AccountAdminService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(Invitation) private readonly invitationRows: Repository<Invitation>,
    private readonly clock: Clock,
    private readonly changes: AuditedTransactions,
    private readonly mails: AccountMails,
  ) {}

  table({
    q,
    role,
    status,
    sort,
    page,
    pageSize,
  }: AccountQueryDto): Promise<Page<AdminAccountDto>> {
    return readPage(
      this.dataSource,
      {
        columns: this.columns(),
        id: 'a.id',
        from: 'account a',
        where: allOf([
          contains('a.search_key', searchKey(q)),
          matches({ 'a.role': role, 'a.status': status }),
        ]),
        order: orderBy(sort, SORTS, 'a.id'),
        page,
        pageSize,
      },
      toAdminAccount,
    );
  }

  /** Ends the account's sessions, so that the new rights apply at once. @throws ConflictException for the last owner, a stale version, or a customer who would become staff */
  update(
    actor: Actor,
    id: number,
    { version, role, status }: AccountBody,
  ): Promise<AdminAccountDto> {
    if (role === undefined && status === undefined)
      throw new BadRequestException('Choose a role or a status for the account.');
    return this.changes.run(actor, async (change) => {
      await lockOwners(change.manager);
      const account = await change.edit({
        entity: 'account',
        target: Account,
        id,
        version,
        columns: { ...(role && { role }), ...(status && { status }) },
        read: (manager) => this.find(manager, id),
        also: (manager, before) => {
          // Only the invitation proves that the address is the person's, and lets them choose a new password.
          if (role && isStaff(role) && !isStaff(before.role))
            throw new ConflictException(`Invite ${before.email} instead: customers join by mail.`);
          return endSessions(manager, id);
        },
      });
      await requireOwner(change.manager);
      return account;
    });
  }

  endSessions(actor: Actor, id: number): Promise<void> {
    return this.changes.run(actor, async (change) => {
      const account = await this.find(change.manager, id);
      if (!account) throw notFound('account');
      await endSessions(change.manager, id);
      await change.record(
        'end sessions',
        'account',
        id,
        { sessions: account.sessions },
        { sessions: 0 },
      );
    });
  }

  /** Only the address gets the link. @throws ConflictException when its account has access already or is disabled */
  invite(actor: Actor, { email, role }: InvitationBody): Promise<InvitationDto> {
    const token = newToken();
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + INVITATION_DAYS * DAY_MS);
    return this.changes.run(actor, async (change) => {
      const { manager } = change;
      const account = await manager.findOneBy(Account, { emailKey: searchKey(email) });
      if (account?.status === 'disabled')
        throw takenField('email', `The account of '${email}' is disabled. Enable it first.`);
      if (account && (account.role !== 'customer' || role === 'customer'))
        throw takenField('email', `'${email}' has an account already. Change its role instead.`);
      const row = { email, role, accountId: actor.account.id, createdAt, expiresAt };
      const id = await insertRow(manager, Invitation, { ...row, tokenHash: hashToken(token) });
      const invitation = {
        invitation_id: id,
        email,
        role,
        invited_by: actor.account.email,
        created_at: createdAt.toISOString(),
        expires_at: expiresAt.toISOString(),
      };
      await change.record('create', 'invitation', id, null, invitation);
      const path = `/adminsignup?token=${token}`;
      await this.mails.invitation(manager, { email, role }, path, INVITATION_DAYS);
      return invitation;
    });
  }

  async invitations(): Promise<InvitationDto[]> {
    const rows = await this.invitationRows.find({
      relations: { account: true },
      order: { id: 'DESC' },
    });
    return rows
      .filter(({ usedAt, expiresAt }) => !usedAt && expiresAt > this.clock.now())
      .map(toInvitation);
  }

  withdraw(actor: Actor, id: number): Promise<void> {
    return this.changes.run(actor, async (change) => {
      const found = await change.manager.findOne(Invitation, {
        where: { id },
        relations: { account: true },
      });
      if (!found || found.usedAt) throw notFound('invitation');
      await change.manager.delete(Invitation, { id });
      await change.record('delete', 'invitation', id, toInvitation(found), null);
    });
  }

  private async find(manager: EntityManager, id: number): Promise<AdminAccountDto | null> {
    const [row]: RawRow<AdminAccountDto>[] = await manager.query(
      `SELECT ${this.columns()} FROM account a WHERE a.id = ?`,
      [id],
    );
    return row ? toAdminAccount(row) : null;
  }

  private columns(): string {
    const since = (ms: number) => `'${databaseTime(new Date(this.clock.now().getTime() - ms))}'`;
    return `a.id AS account_id, a.username, a.email, a.role, a.status, a.version, a.created_at,
      (SELECT COUNT(*) FROM session s WHERE s.account_id = a.id
        AND s.last_seen_at >= ${since(IDLE_MS)} AND s.created_at >= ${since(ABSOLUTE_MS)}) AS sessions,
      (SELECT COUNT(*) FROM factor f WHERE f.account_id = a.id) AS factors`;
  }
}

const toAdminAccount = (row: RawRow<AdminAccountDto>): AdminAccountDto => ({
  ...withTimes<AdminAccountDto>(row),
  // MySQL returns counts as text.
  sessions: Number(row.sessions),
  factors: Number(row.factors),
});

const toInvitation = ({
  id,
  email,
  role,
  account,
  createdAt,
  expiresAt,
}: Invitation): InvitationDto => ({
  invitation_id: id,
  email,
  role,
  invited_by: account?.email ?? null,
  created_at: createdAt.toISOString(),
  expires_at: expiresAt.toISOString(),
});
