import { BadRequestException, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource, IsNull, Repository, type EntityManager } from 'typeorm';
import { AuditedTransactions } from '../../platform/audit/audited-transactions.js';
import { requireAdmin, lockAdmins } from '../users/admins.js';
import { Clock } from '../../platform/clock.js';
import { searchKey } from '../../platform/database/search-key.js';
import { sessionOf, type Actor } from '../../platform/http/current-user.js';
import { ThrottleService } from '../../platform/throttling/throttle.service.js';
import { AccountMails } from './account-mails.js';
import { Account, PasswordReset } from '../users/account.entity.js';
import { RESET, type PasswordDto, type ResetDto } from './auth.dto.js';
import { toAccount } from './auth.service.js';
import { passwordViolation } from '../../platform/security/password-policy.js';
import { hashPassword, verifyPassword } from './password.js';
import { SessionService, endSessions } from '../sessions/session.service.js';
import { hashToken, newToken } from '../../platform/security/token.js';
import { invalidField } from '../../platform/http/field-errors.js';

const RESET_MINUTES = 30;

@Injectable()
export class OwnAccountService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(Account) private readonly accounts: Repository<Account>,
    @InjectRepository(PasswordReset) private readonly resets: Repository<PasswordReset>,
    private readonly clock: Clock,
    private readonly changes: AuditedTransactions,
    private readonly sessions: SessionService,
    private readonly throttle: ThrottleService,
    private readonly mails: AccountMails,
  ) {}

  /** Ends all sessions and opens a new one here. @throws BadRequestException for a wrong current or an unsafe new password */
  async changePassword(
    actor: Actor<Account>,
    body: PasswordDto,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const { account } = actor;
    await this.confirm(account, body, 'current_password', 'Current password is wrong.');
    const passwordHash = await newHash(body, 'new_password', account);
    await this.changes.run(actor, async (change) => {
      await this.setPassword(change.manager, account, passwordHash);
      if (account.role === 'admin')
        await change.record('password', 'account', account.id, null, null);
    });
    await this.sessions.open(account, request, reply, sessionOf(request).factorAt);
  }

  async requestReset(email: string): Promise<void> {
    const emailKey = searchKey(email);
    if (!(await this.throttle.allows('mailbox', emailKey))) return;
    const account = await this.accounts.findOneBy({ emailKey });
    if (account?.status !== 'active') return;
    const token = newToken();
    const expiresAt = new Date(this.clock.now().getTime() + RESET_MINUTES * 60_000);
    await this.dataSource.transaction(async (manager) => {
      await manager.delete(PasswordReset, { accountId: account.id, usedAt: IsNull() });
      await manager.insert(PasswordReset, {
        tokenHash: hashToken(token),
        accountId: account.id,
        expiresAt,
      });
      await this.mails.reset(manager, account.email, token, RESET_MINUTES);
    });
  }

  /** Works once, and ends all sessions. @throws BadRequestException for an invalid link or an unsafe password */
  async reset({ token, password }: ResetDto): Promise<void> {
    const { tokenHash, account } = await this.validReset(token);
    const passwordHash = await newHash({ password }, 'password', account);
    await this.dataSource.transaction(async (manager) => {
      const usedAt = this.clock.now();
      const { affected } = await manager.update(
        PasswordReset,
        { tokenHash, usedAt: IsNull() },
        { usedAt },
      );
      if (affected !== 1) throw new BadRequestException(RESET.used);
      await this.setPassword(manager, account, passwordHash);
    });
  }

  /** @throws BadRequestException with the reason why the link does not work */
  async checkReset(token: string): Promise<Pick<Account, 'email'>> {
    const { account } = await this.validReset(token);
    return { email: account.email };
  }

  async remove(
    actor: Actor<Account>,
    password: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const { account } = actor;
    await this.confirm(account, { password }, 'password', 'Password is wrong.');
    await this.changes.run(actor, async (change) => {
      await lockAdmins(change.manager);
      if (account.role === 'admin')
        await change.record('delete', 'account', account.id, toAccount(account), null);
      await change.manager.delete(Account, { id: account.id });
      await requireAdmin(change.manager);
    });
    await this.sessions.close(request, reply);
  }

  private async validReset(token: string): Promise<PasswordReset> {
    const found = await this.resets.findOne({
      where: { tokenHash: hashToken(token) },
      relations: { account: true },
    });
    if (found?.account.status !== 'active') throw new BadRequestException(RESET.invalid);
    if (found.usedAt) throw new BadRequestException(RESET.used);
    if (found.expiresAt <= this.clock.now()) throw new BadRequestException(RESET.expired);
    return found;
  }

  /** Guesses are counted like those of a login. */
  async confirm<Field extends string>(
    account: Account,
    body: Record<Field, string>,
    field: Field,
    message: string,
  ): Promise<void> {
    const key = `account ${account.id}`;
    await this.throttle.consume('device', key);
    if (!(await verifyPassword(account.passwordHash, body[field])))
      throw invalidField(field, message);
    await this.throttle.giveBack('device', key);
  }

  private async setPassword(
    manager: EntityManager,
    { id, email }: Account,
    passwordHash: string,
  ): Promise<void> {
    await manager
      .createQueryBuilder()
      .update(Account)
      .set({ passwordHash, passwordChangedAt: this.clock.now(), version: () => 'version + 1' })
      .where({ id })
      .execute();
    await endSessions(manager, id);
    await manager.delete(PasswordReset, { accountId: id, usedAt: IsNull() });
    await this.mails.passwordChanged(manager, email);
  }
}

async function newHash<Field extends string>(
  body: Record<Field, string>,
  field: Field,
  { username, email }: Account,
): Promise<string> {
  const violation = passwordViolation(body[field], [username, email]);
  if (violation) throw invalidField(field, violation);
  return hashPassword(body[field]);
}
