import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { isStaff, type AuditAction } from '@tivara/contracts';
import { AuditedTransactions } from '../../platform/audit/audited-transactions.js';
import { Clock } from '../../platform/clock.js';
import { ThrottleService } from '../../platform/throttling/throttle.service.js';
import { AccountMails } from '../auth/account-mails.js';
import type { Account } from '../users/account.entity.js';

/** Records log-ins of administrators in the audit, and mails the account when the device is new. */
@Injectable()
export class LoginRecords {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: AuditedTransactions,
    private readonly clock: Clock,
    private readonly throttle: ThrottleService,
    private readonly mails: AccountMails,
  ) {}

  async loggedIn(account: Account, request: FastifyRequest): Promise<void> {
    if (isStaff(account.role)) await this.record('log in', account, request);
  }

  /** Not awaited, so that response times do not reveal which accounts exist. */
  failed(account: Account, request: FastifyRequest, wrong: 'password' | 'second factor'): void {
    if (!isStaff(account.role)) return;
    this.record('log-in failed', account, request, { wrong }).catch((err: unknown) =>
      request.log.error({ err }, 'a failed log-in was not recorded'),
    );
  }

  /** Once the password was right, even if the second factor is still to come. */
  async newDevice(account: Account, { ip }: FastifyRequest): Promise<void> {
    if (!isStaff(account.role) || !(await this.throttle.allows('alert', account.emailKey))) return;
    await this.dataSource.transaction((manager) =>
      this.mails.newDevice(manager, account, ip, this.clock.now()),
    );
  }

  private record(
    action: AuditAction,
    account: Account,
    request: FastifyRequest,
    more: object = {},
  ): Promise<void> {
    const { ip, headers } = request;
    const browser = (headers['user-agent'] ?? '').slice(0, 300);
    const details = { email: account.email, address: ip, browser, ...more };
    return this.changes.run({ account, requestId: request.id }, (change) =>
      change.record(action, 'account', account.id, null, details),
    );
  }
}
