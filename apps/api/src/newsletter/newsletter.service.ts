import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { API, BRAND } from '@tivara/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { hashToken } from '../auth/token.js';
import { Clock } from '../clock.js';
import { isUniqueViolation } from '../database/errors.js';
import { searchKey } from '../database/search-key.js';
import { MailService } from '../mail/mail.service.js';
import type { Settings } from '../settings.js';
import { SETTINGS } from '../settings.token.js';
import { siteUrl } from '../site-url.js';
import { ThrottleService } from '../throttle/throttle.service.js';
import { NewsletterSubscriber } from './newsletter-subscriber.entity.js';

/** The newsletter's addresses: asked for by anybody, confirmed by whoever reads the mail. */
@Injectable()
export class NewsletterService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly mail: MailService,
    private readonly throttle: ThrottleService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Stores the address and writes to it, in one transaction; nothing tells whether it was known. (DECISIONS, Data) */
  async subscribe(email: string): Promise<void> {
    const emailKey = searchKey(email);
    // Nobody's mailbox is to be filled through this form.
    const writes = await this.throttle.allows('mailbox', emailKey);
    try {
      await this.enter(email, emailKey, writes);
    } catch (error) {
      // Two calls with the same new address: the other one stored it and writes to it.
      if (!isUniqueViolation(error)) throw error;
    }
  }

  /** @returns whether the token is that of an address. */
  confirm(token: string): Promise<boolean> {
    return this.change(token, async (manager, { id, status }) => {
      if (status === 'pending')
        await manager.update(
          NewsletterSubscriber,
          { id },
          { status: 'confirmed', confirmedAt: this.clock.now() },
        );
    });
  }

  /** @returns whether the token is that of an address. */
  unsubscribe(token: string): Promise<boolean> {
    return this.change(token, async (manager, { id }) => {
      await manager.update(NewsletterSubscriber, { id }, { status: 'unsubscribed' });
    });
  }

  private enter(email: string, emailKey: string, writes: boolean): Promise<void> {
    const token = this.tokenOf(emailKey);
    const tokenHash = hashToken(token);
    return this.dataSource.transaction(async (manager) => {
      const known = await manager.findOneBy(NewsletterSubscriber, { emailKey });
      if (!known) {
        const createdAt = this.clock.now();
        await manager.insert(NewsletterSubscriber, { email, emailKey, tokenHash, createdAt });
      } else if (known.status !== 'confirmed') {
        const again = { status: 'pending' as const, tokenHash };
        await manager.update(NewsletterSubscriber, { id: known.id }, again);
      } else {
        await manager.update(NewsletterSubscriber, { id: known.id }, { tokenHash });
      }
      if (writes) await this.write(manager, email, token, known?.status === 'confirmed');
    });
  }

  private write(
    manager: EntityManager,
    to: string,
    token: string,
    confirmed: boolean,
  ): Promise<void> {
    const link = (path: string) => siteUrl(this.settings, `${path}?token=${token}`);
    const unsubscribe = link(API.unsubscribe);
    if (confirmed)
      return this.mail.enqueue(manager, {
        kind: 'newsletter',
        to,
        subject: 'You are on the list already',
        paragraphs: [
          'Someone, perhaps you, signed this address up for our newsletter. It is on the list already.',
        ],
        action: { label: 'Unsubscribe', url: unsubscribe },
        unsubscribe,
      });
    return this.mail.enqueue(manager, {
      kind: 'newsletter',
      to,
      subject: 'Please confirm your address',
      paragraphs: [
        `Someone, perhaps you, signed this address up for the newsletter of ${BRAND.name}.`,
        'Confirm it, and you will hear of new frames first. If it was not you, do nothing: no newsletter will come.',
      ],
      action: { label: 'Confirm the address', url: link(API.confirmNewsletter) },
      unsubscribe,
    });
  }

  private async change(
    token: string,
    work: (manager: EntityManager, row: NewsletterSubscriber) => Promise<void>,
  ): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const row = await manager.findOneBy(NewsletterSubscriber, { tokenHash: hashToken(token) });
      if (row) await work(manager, row);
      return row !== null;
    });
  }

  /** The same for all mails to an address, so that the links of older ones go on working. */
  private tokenOf = (emailKey: string): string =>
    createHmac('sha256', this.settings.secret).update(`newsletter ${emailKey}`).digest('base64url');
}
