import { BadRequestException, Inject, Injectable } from '@nestjs/common';
import type { AuditAction, Role } from '@tivara/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { Audit } from '../../platform/audit/audit.entity.js';
import { Clock } from '../../platform/clock.js';
import { isUniqueViolation } from '../../platform/database/errors.js';
import { insertRow } from '../../platform/database/insert.js';
import { searchKey, searchKeyOf } from '../../platform/database/search-key.js';
import { invalidField } from '../../platform/http/field-errors.js';
import { PasswordCheck } from '../../platform/security/password-check.js';
import { hashToken } from '../../platform/security/token.js';
import { SETTINGS, type Settings } from '../../platform/settings/settings.js';
import { pretendDevice, rememberDevice } from '../sessions/cookies.js';
import { SessionService, endSessions } from '../sessions/session.service.js';
import { Account, Invitation, PasswordReset } from '../users/account.entity.js';
import { AccountRequests } from './account-requests.js';
import { AddressService } from './address.service.js';
import { INVITATION, type RegisterBody } from './auth.dto.js';
import { toRoles } from './auth.service.js';
import { hashPassword } from './password.js';
import type { InvitationCheckDto } from '../users/account-response.dto.js';

@Injectable()
export class RegistrationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly sessions: SessionService,
    private readonly requests: AccountRequests,
    private readonly addresses: AddressService,
    private readonly passwords: PasswordCheck,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** The response does not reveal existing accounts; an accepted invitation may, as it was mailed to the address. @throws BadRequestException */
  async register(body: RegisterBody, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { username, email, password, invitation } = body;
    const role: Role =
      invitation === undefined
        ? 'customer'
        : (await this.validInvitation(this.dataSource.manager, invitation)).role;
    this.sessions.requireHost({ role }, request);
    const violation = await this.passwords.violation(password, [username, email]);
    if (violation) throw invalidField('password', violation);
    const passwordHash = await hashPassword(password);
    const emailKey = searchKey(email);
    const id =
      invitation === undefined
        ? await this.signUp(body, passwordHash)
        : await this.accept(invitation, body, passwordHash, request.id);
    if (id === null) {
      await this.requests.add('taken', emailKey);
      this.sessions.pretend(reply);
      pretendDevice(reply, this.settings);
      return;
    }
    await this.sessions.open({ id }, request, reply);
    rememberDevice(reply, this.settings, emailKey);
  }

  async checkInvitation(token: string): Promise<InvitationCheckDto> {
    const { manager } = this.dataSource;
    const { email, role } = await this.validInvitation(manager, token);
    const has_account = await manager.existsBy(Account, { emailKey: searchKey(email) });
    return { email, ...toRoles(role), has_account };
  }

  /** @returns the new account's id; null when the address has one. */
  private async signUp(body: RegisterBody, passwordHash: string): Promise<number | null> {
    try {
      return await this.dataSource.transaction(async (manager) => {
        const role = 'customer';
        const id = await this.insert(manager, body, { role, passwordHash });
        await this.addresses.mailConfirmation(manager, { id, email: body.email, role });
        return id;
      });
    } catch (error) {
      if (isUniqueViolation(error)) return null;
      throw error;
    }
  }

  /** An account that has the address gets the role, a new password and no sessions, as the person who signed up may not own the address. */
  private accept(
    token: string,
    body: RegisterBody,
    passwordHash: string,
    requestId: string,
  ): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const { role } = await this.use(manager, token, body.email);
      const now = this.clock.now();
      const emailKey = searchKey(body.email);
      const found = await manager.findOneBy(Account, { emailKey });
      const record = (id: number, action: AuditAction, before: object | null) =>
        manager.insert(Audit, {
          at: now,
          accountId: id,
          actor: body.email,
          action,
          entity: 'account',
          entityId: id,
          valueBefore: before && JSON.stringify(before),
          valueAfter: JSON.stringify({ email: body.email, role }),
          requestId,
        });
      if (!found) {
        const id = await this.insert(manager, body, { role, passwordHash, confirmedAt: now });
        await record(id, 'create', null);
        return id;
      }
      if (found.role !== 'customer') throw new BadRequestException(INVITATION.used);
      if (found.status !== 'active') throw new BadRequestException(INVITATION.disabled);
      const { username } = body;
      await manager
        .createQueryBuilder()
        .update(Account)
        .set({
          username,
          searchKey: searchKeyOf(username, found.email),
          role,
          passwordHash,
          passwordChangedAt: now,
          confirmedAt: now,
          version: () => 'version + 1',
        })
        .where({ id: found.id })
        .execute();
      await record(found.id, 'update', { email: found.email, role: found.role });
      await endSessions(manager, found.id);
      await manager.delete(PasswordReset, { accountId: found.id, usedAt: IsNull() });
      return found.id;
    });
  }

  private insert(
    manager: EntityManager,
    { username, email }: RegisterBody,
    more: Pick<Account, 'role' | 'passwordHash'> & Partial<Account>,
  ): Promise<number> {
    return insertRow(manager, Account, {
      username,
      email,
      emailKey: searchKey(email),
      searchKey: searchKeyOf(username, email),
      createdAt: this.clock.now(),
      ...more,
    });
  }

  private async use(manager: EntityManager, token: string, email: string): Promise<Invitation> {
    const invitation = await this.validInvitation(manager, token);
    if (searchKey(invitation.email) !== searchKey(email))
      throw invalidField('email', 'This invitation is for another e-mail address.');
    const { affected } = await manager
      .createQueryBuilder()
      .update(Invitation)
      .set({ usedAt: this.clock.now() })
      .where('id = :id AND usedAt IS NULL', { id: invitation.id })
      .execute();
    if (affected !== 1) throw new BadRequestException(INVITATION.used);
    return invitation;
  }

  private async validInvitation(manager: EntityManager, token: string): Promise<Invitation> {
    const found = await manager.findOneBy(Invitation, { tokenHash: hashToken(token) });
    if (!found) throw new BadRequestException(INVITATION.invalid);
    if (found.usedAt) throw new BadRequestException(INVITATION.used);
    if (found.expiresAt <= this.clock.now()) throw new BadRequestException(INVITATION.expired);
    return found;
  }
}
