import { BadRequestException, ConflictException } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LIMITS, MESSAGES } from '@tivara/contracts';

import type { FastifyReply, FastifyRequest } from 'fastify';
import { Repository, type EntityManager } from 'typeorm';
import { AuditedTransactions } from '../../platform/audit/audited-transactions.js';
import type { AuditedTransaction } from '../../platform/audit/audited-transactions.js';
import { Clock } from '../../platform/clock.js';
import { isUniqueViolation } from '../../platform/database/errors.js';
import { insertRow } from '../../platform/database/insert.js';
import type { Actor } from '../../platform/http/current-user.js';
import { invalidField } from '../../platform/http/field-errors.js';
import { notFound } from '../../platform/http/row-id.js';
import { decrypt, encrypt } from '../../platform/security/encryption.js';
import { SETTINGS, type Settings } from '../../platform/settings/settings.js';
import { AccountMails } from '../auth/account-mails.js';
import { endSessions } from '../sessions/session.service.js';
import { Account } from '../users/account.entity.js';
import { FactorSessions } from './factor-sessions.js';
import { Factor, RecoveryCode } from './factor.entity.js';
import { creationOptions, verifyCreation } from './passkeys.js';
import { isFactorRequired } from './pending.js';
import { replaceRecoveryCodes } from './recovery-codes.js';
import { findRelyingParty, type RelyingParty } from './relying-party.js';
import { describeTotp, newSecret, stepOf } from './totp.js';
import type {
  AddedFactorResponse,
  FactorRowDto,
  FactorsDto,
  NewTotpDto,
  PasskeyBody,
  TotpBody,
} from './factor.dto.js';

type NewFactor = Pick<Factor, 'kind' | 'name' | 'data' | 'counter'> & Partial<Factor>;

/** The second factors of an account, as their owner manages them. */
@Injectable()
export class FactorService {
  constructor(
    @InjectRepository(Factor) private readonly factors: Repository<Factor>,
    @InjectRepository(RecoveryCode) private readonly codes: Repository<RecoveryCode>,
    private readonly changes: AuditedTransactions,
    private readonly clock: Clock,
    private readonly sessions: FactorSessions,
    private readonly mails: AccountMails,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async list({ account }: Actor<Account>): Promise<FactorsDto> {
    const rows = await this.factors.find({
      where: { accountId: account.id },
      order: { id: 'ASC' },
    });
    return {
      factors: rows.map(toRow),
      recovery_codes: await this.codes.countBy({ accountId: account.id }),
      required: isFactorRequired(this.settings, account),
    };
  }

  async startTotp({ account }: Actor<Account>, request: FastifyRequest): Promise<NewTotpDto> {
    const secret = await newSecret();
    await this.sessions.set(request, {
      newTotp: encrypt(this.settings, secret, ownerOf(account.id)),
    });
    return describeTotp(secret, account.email);
  }

  /** @throws BadRequestException for a wrong code, or without `startTotp` before */
  async addTotp(
    actor: Actor<Account>,
    { name, code }: TotpBody,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<AddedFactorResponse> {
    const { newTotp } = await this.sessions.find(request);
    const secret = newTotp && decrypt(this.settings, newTotp, ownerOf(actor.account.id));
    if (!newTotp || !secret) throw new BadRequestException('Please scan a new QR code.');
    const step = await stepOf(secret, code, this.clock.now());
    if (step === null) throw invalidField('code', 'This code is not right. Enter the current one.');
    return this.add(actor, { kind: 'totp', name, data: newTotp, counter: step }, request, reply);
  }

  async startPasskey({ account }: Actor<Account>, request: FastifyRequest): Promise<object> {
    const passkeys = await this.factors.findBy({ accountId: account.id, kind: 'passkey' });
    const options = await creationOptions(account, passkeys, this.partyOf(request));
    await this.sessions.set(request, { challenge: options.challenge });
    return options;
  }

  /** @throws BadRequestException for an invalid response, or without `startPasskey` before */
  async addPasskey(
    actor: Actor<Account>,
    { name, passkey }: PasskeyBody,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<AddedFactorResponse> {
    const party = this.partyOf(request);
    const challenge = await this.sessions.takeChallenge(request);
    if (challenge === null) throw new BadRequestException('Please start again.');
    const verified = await verifyCreation(passkey, challenge, party);
    return this.add(actor, { kind: 'passkey', name, ...verified }, request, reply);
  }

  /** @throws ConflictException for the last one where one is required */
  remove(actor: Actor<Account>, id: number): Promise<void> {
    const { account } = actor;
    return this.changes.run(actor, async (change) => {
      const rows = await this.locked(change, account.id);
      const factor = rows.find((row) => row.id === id);
      if (!factor) throw notFound('second factor');
      if (rows.length === 1 && isFactorRequired(this.settings, account))
        throw new ConflictException('This is your only second factor. Add another one first.');
      await change.manager.delete(Factor, { id });
      if (rows.length === 1) await change.manager.delete(RecoveryCode, { accountId: account.id });
      await change.record('remove factor', 'account', account.id, recordOf(account, factor), null);
      await this.mails.factorRemoved(change.manager, account, factor.name);
    });
  }

  /** @throws ConflictException without a second factor */
  renewRecoveryCodes(actor: Actor<Account>): Promise<string[]> {
    const { account } = actor;
    return this.changes.run(actor, async (change) => {
      const rows = await this.locked(change, account.id);
      if (!rows.length) throw new ConflictException('Add a second factor first.');
      const codes = await replaceRecoveryCodes(change.manager, account.id);
      const { email } = account;
      await change.record('renew recovery codes', 'account', account.id, null, { email });
      await this.mails.recoveryCodesRenewed(change.manager, account);
      return codes;
    });
  }

  /** Of another account, which is logged out. @throws ConflictException for the actor's own */
  reset(actor: Actor, accountId: number): Promise<void> {
    if (actor.account.id === accountId)
      throw new ConflictException('This is your own account. Change its second factors there.');
    return this.changes.run(actor, async (change) => {
      const { manager } = change;
      const account = await manager.findOneBy(Account, { id: accountId });
      if (!account) throw notFound('account');
      const { email } = account;
      const factors = await resetFactors(manager, accountId);
      await change.record(
        'reset factors',
        'account',
        accountId,
        { email, factors },
        { email, factors: 0 },
      );
      await this.mails.factorsReset(manager, account);
    });
  }

  /** The first one comes with recovery codes. The session is verified with it. */
  private async add(
    actor: Actor<Account>,
    factor: NewFactor,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<AddedFactorResponse> {
    const { account } = actor;
    const added = await this.changes
      .run(actor, async (change) => {
        const { manager, at } = change;
        const { length } = await this.locked(change, account.id);
        if (length >= LIMITS.factors)
          throw new ConflictException(`An account has at most ${LIMITS.factors} second factors.`);
        const row = { ...factor, accountId: account.id, createdAt: at, lastUsedAt: null };
        const id = await insertRow(manager, Factor, row);
        const codes = length ? [] : await replaceRecoveryCodes(manager, account.id);
        await change.record('add factor', 'account', account.id, null, recordOf(account, factor));
        await this.mails.factorAdded(manager, account, factor.name);
        return { ...toRow({ ...row, id }), recovery_codes: codes };
      })
      .catch((error: unknown) => {
        throw isUniqueViolation(error)
          ? new ConflictException('This passkey was added already.')
          : error;
      });
    await this.sessions.confirm(request, reply, 'factorAt');
    return { message: MESSAGES.factorAdded, ...added };
  }

  /** One change of an account's factors at a time. */
  private async locked(change: AuditedTransaction, accountId: number): Promise<Factor[]> {
    await change.lock(Account, accountId);
    return change.manager.findBy(Factor, { accountId });
  }

  private partyOf(request: FastifyRequest): RelyingParty {
    const party = findRelyingParty(this.settings, request);
    if (!party)
      throw new BadRequestException(
        'Browsers have no passkeys at this address. Open the site at its host name, or at localhost.',
      );
    return party;
  }
}

/** Ends all sessions. @returns how many there were */
export async function resetFactors(manager: EntityManager, accountId: number): Promise<number> {
  const { affected } = await manager.delete(Factor, { accountId });
  await manager.delete(RecoveryCode, { accountId });
  await endSessions(manager, accountId);
  return affected ?? 0;
}

/** Of the encryption of an app's secret. */
export const ownerOf = (accountId: number): string => `account ${accountId}`;

const recordOf = ({ email }: Account, { kind, name }: Pick<Factor, 'kind' | 'name'>) => ({
  email,
  kind,
  factor: name,
});

const toRow = ({
  id,
  kind,
  name,
  createdAt,
  lastUsedAt,
}: Pick<Factor, 'id' | 'kind' | 'name' | 'createdAt' | 'lastUsedAt'>): FactorRowDto => ({
  factor_id: id,
  kind,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});
