import { BadRequestException, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { InvitationCheck, Role } from '@tivara/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource, Repository, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock.js';
import { isUniqueViolation } from '../../platform/database/errors.js';
import { insertRow } from '../../platform/database/insert.js';
import { searchKey, searchKeyOf } from '../../platform/database/search-key.js';
import { ThrottleService } from '../../platform/throttling/throttle.service.js';
import { AccountMails } from './account-mails.js';
import { Account, Invitation } from '../users/account.entity.js';
import { INVITATION, type RegisterDto } from './auth.dto.js';
import { toRoles } from './auth.service.js';
import { passwordViolation } from '../../platform/security/password-policy.js';
import { hashPassword } from './password.js';
import { SessionService } from '../sessions/session.service.js';
import { hashToken } from '../../platform/security/token.js';
import { invalidField, takenField } from '../../platform/http/field-errors.js';

@Injectable()
export class RegistrationService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(Account) private readonly accounts: Repository<Account>,
    private readonly clock: Clock,
    private readonly sessions: SessionService,
    private readonly throttle: ThrottleService,
    private readonly mails: AccountMails,
  ) {}

  /** The response does not reveal existing accounts, except with an invitation, which was sent to the address. @throws BadRequestException */
  async register(body: RegisterDto, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const violation = passwordViolation(body.password, [body.username, body.email]);
    if (violation) throw invalidField('password', violation);
    const passwordHash = await hashPassword(body.password);
    const id = await this.makeAccount(body, passwordHash);
    if (id !== null) return this.sessions.open({ id }, request, reply);
    if (body.invitation !== undefined)
      throw takenField('email', 'There is already an account for this e-mail. Log in instead.');
    await this.notifyOwner(body.email);
    this.sessions.pretend(reply);
  }

  async checkInvitation(token: string): Promise<InvitationCheck> {
    const { email, role } = await this.validInvitation(this.dataSource.manager, token);
    return { email, ...toRoles(role) };
  }

  /** @returns the new account's id; null when the address has one. */
  private async makeAccount(body: RegisterDto, passwordHash: string): Promise<number | null> {
    const { username, email, invitation } = body;
    try {
      return await this.dataSource.transaction(async (manager) => {
        const role: Role =
          invitation === undefined ? 'customer' : await this.use(manager, invitation, email);
        const id = await insertRow(manager, Account, {
          username,
          email,
          emailKey: searchKey(email),
          searchKey: searchKeyOf(username, email),
          role,
          passwordHash,
          createdAt: this.clock.now(),
        });
        await this.mails.welcome(manager, email, username);
        return id;
      });
    } catch (error) {
      if (isUniqueViolation(error)) return null;
      throw error;
    }
  }

  private async use(manager: EntityManager, token: string, email: string): Promise<Role> {
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
    return invitation.role;
  }

  private async validInvitation(manager: EntityManager, token: string): Promise<Invitation> {
    const found = await manager.findOneBy(Invitation, { tokenHash: hashToken(token) });
    if (!found) throw new BadRequestException(INVITATION.invalid);
    if (found.usedAt) throw new BadRequestException(INVITATION.used);
    if (found.expiresAt <= this.clock.now()) throw new BadRequestException(INVITATION.expired);
    return found;
  }

  /** Limited to a few mails an hour, to protect mailboxes. */
  private async notifyOwner(email: string): Promise<void> {
    if (!(await this.throttle.allows('mailbox', searchKey(email)))) return;
    const owner = await this.accounts.findOneBy({ emailKey: searchKey(email) });
    if (owner)
      await this.dataSource.transaction((manager) => this.mails.taken(manager, owner.email));
  }
}
