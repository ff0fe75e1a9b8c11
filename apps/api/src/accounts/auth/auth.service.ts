import { ForbiddenException, Inject, Injectable, UnauthorizedException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MESSAGES, isStaff } from '@tivara/contracts';
import type { PendingFactor, Role } from '@tivara/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Repository } from 'typeorm';
import { searchKey } from '../../platform/database/search-key.js';
import { SETTINGS, type Settings } from '../../platform/settings/settings.js';
import { ThrottleService, networkOf } from '../../platform/throttling/throttle.service.js';
import type { Throttle } from '../../platform/throttling/throttle.service.js';
import { Account } from '../users/account.entity.js';
import type { LoginBody } from './auth.dto.js';
import { knownDevice, rememberDevice } from '../sessions/cookies.js';
import { LoginRecords } from '../factors/login-records.js';
import { verifyPassword } from './password.js';
import { SessionService } from '../sessions/session.service.js';
import type { AccountDto } from '../users/account-response.dto.js';

@Injectable()
export class AuthService {
  constructor(
    @InjectRepository(Account) private readonly accounts: Repository<Account>,
    private readonly sessions: SessionService,
    private readonly throttle: ThrottleService,
    private readonly logins: LoginRecords,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Each attempt is counted before the password is checked; unknown e-mails and wrong passwords are indistinguishable. @throws UnauthorizedException */
  async logIn(
    { email, password }: LoginBody,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<AccountDto> {
    const emailKey = searchKey(email);
    const known = knownDevice(request, this.settings, emailKey);
    const device = known ?? knownDevice(request, this.settings, emailKey, 'mailed link');
    const counts: [Throttle, string][] = device
      ? [['device', device]]
      : [
          ['login', networkOf(request.ip)],
          ['account', emailKey],
        ];
    for (const [throttle, key] of counts) await this.throttle.consume(throttle, key);
    const account = await this.accounts.findOneBy({ emailKey });
    const matches = await verifyPassword(account?.passwordHash, password);
    if (!account || !matches) {
      request.log.warn({ event: 'login', accountId: account?.id ?? null }, 'wrong password');
      if (account) this.logins.failed(account, request, 'password');
      throw new UnauthorizedException(MESSAGES.loginFailed);
    }
    for (const [throttle, key] of counts) await this.throttle.giveBack(throttle, key);
    if (account.status !== 'active')
      throw new ForbiddenException('This account is disabled. Please contact an administrator.');
    this.sessions.requireHost(account, request);
    await this.sessions.open(account, request, reply);
    const session = { account, passwordAt: null, factorAt: null };
    const { pending } = await this.sessions.toActorSession(session);
    if (!known) await this.logins.newDevice(account, request);
    // Otherwise the second factor does both.
    if (pending !== 'verify') {
      if (!known) rememberDevice(reply, this.settings, emailKey);
      await this.logins.loggedIn(account, request);
    }
    request.log.info({ event: 'login', accountId: account.id, pending }, 'logged in');
    return withPending(account, pending);
  }

  logOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    return this.sessions.close(request, reply);
  }

  /** @returns null without a session */
  async findAccount(request: FastifyRequest): Promise<AccountDto | null> {
    const session = await this.sessions.findSession(request);
    return session && withPending(session.account, session.pending);
  }
}

export const toAccount = ({ id, username, email, role, confirmedAt }: Account): AccountDto => ({
  account_id: id,
  username,
  email,
  ...toRoles(role),
  confirmed: confirmedAt !== null,
});

/** Releases from before API 1.3 read `role`. (docs/how-to/contracts.md) */
export const toRoles = (role: Role): Pick<AccountDto, 'role' | 'staff_role'> =>
  isStaff(role) ? { role: 'admin', staff_role: role } : { role: 'customer', staff_role: null };

export const withPending = (account: Account, pending: PendingFactor | null): AccountDto => ({
  ...toAccount(account),
  ...(pending && { second_factor: pending }),
});
