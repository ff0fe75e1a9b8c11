import { BadRequestException, Inject, Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';

import type { FastifyReply, FastifyRequest } from 'fastify';
import { LessThan, Repository } from 'typeorm';
import { AuditedTransactions } from '../../platform/audit/audited-transactions.js';
import { Clock } from '../../platform/clock.js';
import { sessionOf, type Actor, type Person } from '../../platform/http/current-user.js';
import { invalidField } from '../../platform/http/field-errors.js';
import { decrypt, encrypt } from '../../platform/security/encryption.js';
import { SETTINGS, type Settings } from '../../platform/settings/settings.js';
import { ThrottleService, type Throttle } from '../../platform/throttling/throttle.service.js';
import { AccountMails } from '../auth/account-mails.js';
import { OwnAccountService } from '../auth/own-account.service.js';
import { knownDevice, rememberDevice } from '../sessions/cookies.js';
import type { Account } from '../users/account.entity.js';
import { FactorSessions } from './factor-sessions.js';
import type { VerificationBody } from './factor.dto.js';
import { Factor, RecoveryCode } from './factor.entity.js';
import { ownerOf } from './factor.service.js';
import { LoginRecords } from './login-records.js';
import { requestOptions, verifyRequest } from './passkeys.js';
import { redeemRecoveryCode } from './recovery-codes.js';
import { findRelyingParty } from './relying-party.js';
import { stepOf } from './totp.js';
import type { VerificationOptionsDto } from './factor.dto.js';

const WRONG_CODE = 'This code is not right, or it was already used.';

/** The second step of a log-in, and the proofs that step-up asks for. */
@Injectable()
export class VerificationService {
  private readonly logger = new Logger('second factor');

  constructor(
    @InjectRepository(Factor) private readonly factors: Repository<Factor>,
    @InjectRepository(RecoveryCode) private readonly codes: Repository<RecoveryCode>,
    private readonly changes: AuditedTransactions,
    private readonly clock: Clock,
    private readonly sessions: FactorSessions,
    private readonly own: OwnAccountService,
    private readonly logins: LoginRecords,
    private readonly throttle: ThrottleService,
    private readonly mails: AccountMails,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async options(
    { account }: Actor<Person>,
    request: FastifyRequest,
  ): Promise<VerificationOptionsDto> {
    const factors = await this.factors.findBy({ accountId: account.id });
    const passkeys = factors.filter(({ kind }) => kind === 'passkey');
    const party = findRelyingParty(this.settings, request);
    const passkey = party && passkeys.length ? await requestOptions(passkeys, party) : null;
    if (passkey) await this.sessions.set(request, { challenge: passkey.challenge });
    return {
      kinds: [...new Set(factors.map(({ kind }) => kind))],
      recovery_codes: await this.codes.countBy({ accountId: account.id }),
      passkey,
    };
  }

  /** @throws BadRequestException for what does not prove anything, HttpException 429 after too many guesses */
  async verify(
    actor: Actor<Account>,
    body: VerificationBody,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const { account } = actor;
    const { pending, hasFactor } = sessionOf(request);
    if (body.password !== undefined) {
      if (hasFactor) throw new BadRequestException('Please use your second factor.');
      await this.own.confirm(
        account,
        { password: body.password },
        'password',
        'Password is wrong.',
      );
      await this.sessions.confirm(request, reply, 'passwordAt');
      return;
    }
    await this.verifyFactor(actor, body, request);
    await this.sessions.confirm(request, reply, 'factorAt');
    if (pending !== 'verify') return;
    if (!knownDevice(request, this.settings, account.emailKey))
      rememberDevice(reply, this.settings, account.emailKey);
    await this.logins.loggedIn(account, request);
  }

  private async verifyFactor(
    actor: Actor<Account>,
    body: VerificationBody,
    request: FastifyRequest,
  ): Promise<void> {
    const counts = this.countsOf(actor.account, request, body.code !== undefined);
    for (const [throttle, key] of counts) await this.throttle.consume(throttle, key);
    try {
      await this.check(actor, body, request);
    } catch (error) {
      if (error instanceof BadRequestException)
        this.logins.failed(actor.account, request, 'second factor');
      throw error;
    }
    for (const [throttle, key] of counts) await this.throttle.giveBack(throttle, key);
  }

  /** Only a session that has the password can guess. A known device is not counted with others, nor is what cannot be guessed. */
  private countsOf(
    { id, emailKey }: Account,
    request: FastifyRequest,
    isCode: boolean,
  ): [Throttle, string][] {
    const session = this.sessions.keyOf(request);
    if (!isCode) return [['code', `other ${session}`]];
    const device = knownDevice(request, this.settings, emailKey);
    return [
      ['code', `session ${session}`],
      device ? ['code', `device ${device}`] : ['accountCode', `account ${id}`],
    ];
  }

  /** @throws BadRequestException */
  private async check(
    actor: Actor<Account>,
    { passkey, code, recovery_code: recoveryCode }: VerificationBody,
    request: FastifyRequest,
  ): Promise<void> {
    if (passkey) return this.checkPasskey(actor.account, passkey, request);
    if (code !== undefined) {
      if (!(await this.isCurrentCode(actor.account, code))) throw invalidField('code', WRONG_CODE);
    } else if (!recoveryCode || !(await this.redeemRecoveryCode(actor, recoveryCode)))
      throw invalidField('recovery_code', WRONG_CODE);
  }

  private async checkPasskey(
    account: Account,
    passkey: object,
    request: FastifyRequest,
  ): Promise<void> {
    const party = findRelyingParty(this.settings, request);
    const challenge = await this.sessions.takeChallenge(request);
    if (!party || challenge === null) throw new BadRequestException('Please start again.');
    const passkeys = await this.factors.findBy({ accountId: account.id, kind: 'passkey' });
    const { factor, counter } = await verifyRequest(passkey, passkeys, challenge, party);
    await this.factors.update({ id: factor.id }, { counter, lastUsedAt: this.clock.now() });
  }

  private async isCurrentCode({ id: accountId }: Account, code: string): Promise<boolean> {
    const now = this.clock.now();
    for (const { id, data } of await this.factors.findBy({ accountId, kind: 'totp' })) {
      const secret = decrypt(this.settings, data, ownerOf(accountId));
      if (secret === null) {
        this.logger.error(
          'An authenticator app was added under another SECRET and cannot be used.',
        );
        continue;
      }
      const step = await stepOf(secret, code, now);
      if (step === null) continue;
      // A code works once, also for parallel requests.
      const { affected } = await this.factors.update(
        { id, counter: LessThan(step) },
        // Under the current SECRET.
        {
          counter: step,
          lastUsedAt: now,
          data: encrypt(this.settings, secret, ownerOf(accountId)),
        },
      );
      if (affected === 1) return true;
    }
    return false;
  }

  private redeemRecoveryCode(actor: Actor<Account>, code: string): Promise<boolean> {
    const { id, email } = actor.account;
    return this.changes.run(actor, async (change) => {
      const { manager } = change;
      if (!(await redeemRecoveryCode(manager, id, code))) return false;
      const left = await manager.countBy(RecoveryCode, { accountId: id });
      await change.record('use recovery code', 'account', id, null, { email, left });
      await this.mails.recoveryCodeUsed(manager, actor.account, left);
      return true;
    });
  }
}
