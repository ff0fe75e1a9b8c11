import { BadRequestException, Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { isStaff } from '@tivara/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource, IsNull, Repository, type EntityManager } from 'typeorm';
import { AuditedTransactions } from '../../platform/audit/audited-transactions.js';
import { requireOwner, lockOwners } from '../users/admins.js';
import { Clock } from '../../platform/clock.js';
import { searchKey } from '../../platform/database/search-key.js';
import { sessionOf, type Actor } from '../../platform/http/current-user.js';
import { SETTINGS, type Settings } from '../../platform/settings/settings.js';
import { ThrottleService } from '../../platform/throttling/throttle.service.js';
import { AccountMails } from './account-mails.js';
import { AccountRequests } from './account-requests.js';
import { Account, PasswordReset } from '../users/account.entity.js';
import { RESET, type PasswordBody, type ResetBody } from './auth.dto.js';
import { PasswordCheck } from '../../platform/security/password-check.js';
import { hashPassword, verifyPassword } from './password.js';
import { rememberDevice } from '../sessions/cookies.js';
import { SessionService, endSessions } from '../sessions/session.service.js';
import { hashToken } from '../../platform/security/token.js';
import { invalidField } from '../../platform/http/field-errors.js';

@Injectable()
export class OwnAccountService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(PasswordReset) private readonly resets: Repository<PasswordReset>,
    private readonly clock: Clock,
    private readonly changes: AuditedTransactions,
    private readonly sessions: SessionService,
    private readonly throttle: ThrottleService,
    private readonly mails: AccountMails,
    private readonly requests: AccountRequests,
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly passwords: PasswordCheck,
  ) {}

  /** Ends all sessions and opens a new one here. @throws BadRequestException for a wrong current or an unsafe new password */
  async changePassword(
    actor: Actor<Account>,
    body: PasswordBody,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const { account } = actor;
    await this.confirm(account, body, 'current_password', 'Current password is wrong.');
    const passwordHash = await this.newHash(body, 'new_password', account);
    await this.changes.run(actor, async (change) => {
      await this.setPassword(change.manager, account, passwordHash);
      if (isStaff(account.role)) await change.record('password', 'account', account.id, null, null);
    });
    await this.sessions.open(account, request, reply, sessionOf(request).factorAt);
  }

  requestReset(email: string): Promise<void> {
    return this.requests.add('reset', searchKey(email));
  }

  /** Works once, ends all sessions, confirms the address, and makes this browser a known device without earlier guesses. @throws BadRequestException for an invalid link or an unsafe password */
  async reset({ token, password }: ResetBody, reply: FastifyReply): Promise<void> {
    const { tokenHash, account } = await this.validReset(token);
    const passwordHash = await this.newHash({ password }, 'password', account);
    await this.dataSource.transaction(async (manager) => {
      const usedAt = this.clock.now();
      const { affected } = await manager.update(
        PasswordReset,
        { tokenHash, usedAt: IsNull() },
        { usedAt },
      );
      if (affected !== 1) throw new BadRequestException(RESET.used);
      await this.setPassword(manager, account, passwordHash);
      if (!account.confirmedAt)
        await manager.update(Account, { id: account.id }, { confirmedAt: usedAt });
    });
    await this.throttle.reset('account', account.emailKey);
    const proof = isStaff(account.role) ? 'mailed link' : 'device';
    rememberDevice(reply, this.settings, account.emailKey, proof);
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
      await lockOwners(change.manager);
      const { id, username, email, role } = account;
      if (isStaff(role)) {
        const before = { account_id: id, username, email, role };
        await change.record('delete', 'account', id, before, null);
      }
      await change.manager.delete(Account, { id });
      await requireOwner(change.manager);
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
    account: Account,
    passwordHash: string,
  ): Promise<void> {
    await manager
      .createQueryBuilder()
      .update(Account)
      .set({ passwordHash, passwordChangedAt: this.clock.now(), version: () => 'version + 1' })
      .where({ id: account.id })
      .execute();
    await endSessions(manager, account.id);
    await manager.delete(PasswordReset, { accountId: account.id, usedAt: IsNull() });
    if (account.confirmedAt) await this.mails.passwordChanged(manager, account);
  }

  private async newHash<Field extends string>(
    body: Record<Field, string>,
    field: Field,
    { username, email }: Account,
  ): Promise<string> {
    const violation = await this.passwords.violation(body[field], [username, email]);
    if (violation) throw invalidField(field, violation);
    return hashPassword(body[field]);
  }
}
