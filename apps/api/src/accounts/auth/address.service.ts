import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, MoreThan, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock.js';
import { DAY_MS } from '../../platform/database/times.js';
import { hashToken, newToken } from '../../platform/security/token.js';
import { ThrottleService } from '../../platform/throttling/throttle.service.js';
import { Account } from '../users/account.entity.js';
import { AccountMails, CONFIRMATION_DAYS } from './account-mails.js';

export type AddressState = 'open' | 'confirmed' | 'expired';

/** Proves that an account's address is its owner's. */
@Injectable()
export class AddressService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly throttle: ThrottleService,
    private readonly mails: AccountMails,
  ) {}

  /** Replaces an earlier link. */
  async mailConfirmation(
    manager: EntityManager,
    account: Pick<Account, 'id' | 'email' | 'role'>,
  ): Promise<void> {
    const token = newToken();
    await manager.update(
      Account,
      { id: account.id },
      {
        confirmHash: hashToken(token),
        confirmExpiresAt: new Date(this.clock.now().getTime() + CONFIRMATION_DAYS * DAY_MS),
      },
    );
    await this.mails.confirmation(manager, account, token);
  }

  async mailAgain(account: Account): Promise<void> {
    if (account.confirmedAt || !(await this.throttle.allows('mailbox', account.emailKey))) return;
    await this.dataSource.transaction((manager) => this.mailConfirmation(manager, account));
  }

  async state(token: string): Promise<AddressState> {
    const account = await this.dataSource.manager.findOneBy(Account, {
      confirmHash: hashToken(token),
    });
    if (account?.confirmedAt) return 'confirmed';
    const expiresAt = account?.confirmExpiresAt;
    return expiresAt && expiresAt > this.clock.now() ? 'open' : 'expired';
  }

  async confirm(token: string): Promise<AddressState> {
    const now = this.clock.now();
    await this.dataSource.manager.update(
      Account,
      { confirmHash: hashToken(token), confirmExpiresAt: MoreThan(now), confirmedAt: IsNull() },
      { confirmedAt: now },
    );
    return this.state(token);
  }
}
