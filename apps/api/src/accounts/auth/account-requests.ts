import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository, type EntityManager } from 'typeorm';
import type { Task } from '../../platform/background/background.js';
import { Clock } from '../../platform/clock.js';
import { RESET_MINUTES, ThrottleService } from '../../platform/throttling/throttle.service.js';
import { hashToken, newToken } from '../../platform/security/token.js';
import { Account, AccountRequest, PasswordReset } from '../users/account.entity.js';
import { AccountMails } from './account-mails.js';
import { AddressService } from './address.service.js';

const AT_ONCE = 20;

/** Requests for an address are stored before the response and carried out after it, in equal time for all addresses. */
@Injectable()
export class AccountRequests implements Task {
  readonly name = 'account requests';
  readonly restMs = 1_000;

  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(AccountRequest) private readonly requests: Repository<AccountRequest>,
    private readonly clock: Clock,
    private readonly throttle: ThrottleService,
    private readonly mails: AccountMails,
    private readonly addresses: AddressService,
  ) {}

  /** Limited per address, to protect its mailbox. */
  async add(kind: AccountRequest['kind'], emailKey: string): Promise<void> {
    if (await this.throttle.allows(kind === 'reset' ? 'resetMail' : 'mailbox', emailKey))
      await this.requests.insert({ kind, emailKey, createdAt: this.clock.now() });
  }

  async run(): Promise<boolean> {
    const due = await this.requests.find({ order: { id: 'ASC' }, take: AT_ONCE });
    for (const request of due) await this.carryOut(request);
    return due.length === AT_ONCE;
  }

  private carryOut({ id, kind, emailKey }: AccountRequest): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.delete(AccountRequest, { id });
      // Another process was first.
      if (affected !== 1) return;
      const account = await manager.findOneBy(Account, { emailKey, status: 'active' });
      if (!account) return;
      if (kind === 'reset') return this.mailReset(manager, account);
      if (account.confirmedAt) return this.mails.taken(manager, account);
      await this.addresses.mailConfirmation(manager, account);
    });
  }

  /** Earlier links keep working until one is used, so that others' requests do not break the owner's. */
  private async mailReset(manager: EntityManager, account: Account): Promise<void> {
    const token = newToken();
    await manager.insert(PasswordReset, {
      tokenHash: hashToken(token),
      accountId: account.id,
      expiresAt: new Date(this.clock.now().getTime() + RESET_MINUTES * 60_000),
    });
    await this.mails.reset(manager, account, token, RESET_MINUTES);
  }
}
