import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { SubscriberStatus, WebhookEvent } from '@tivara/contracts';
import { allSignatures } from '@tivara/releases';
import { DataSource, MoreThan, Not, Repository } from 'typeorm';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { hashToken } from '../../platform/security/token.js';
import { Clock } from '../../platform/clock.js';
import { DAY_MS } from '../../platform/database/times.js';
import { isUniqueViolation } from '../../platform/database/errors.js';
import { searchKey } from '../../platform/database/search-key.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { SETTINGS, type Settings, siteUrl } from '../../platform/settings/settings.js';
import { ThrottleService } from '../../platform/throttling/throttle.service.js';
import { emitEvents } from '../../platform/webhooks/emit-events.js';
import { message } from '../../platform/wording/message.js';
import { NewsletterSubscriber } from './newsletter-subscriber.entity.js';

const CONFIRM_DAYS = 7;

const FIRST_MAIL = {
  subject: message('Please confirm your address'),
  why: message('Someone, perhaps you, signed this address up for the newsletter of {brand}.'),
  how: message(
    'Confirm it within {days} days, and you will hear of new frames first. If it was not you, do nothing: no newsletter will come, and the address is forgotten.',
  ),
  action: message('Confirm the address'),
};
const NEXT_MAIL = {
  subject: message('You are on the list already'),
  text: message(
    'Someone, perhaps you, signed this address up for our newsletter. It is on the list already.',
  ),
  action: message('Unsubscribe'),
};

/** `left`: the address unsubscribed afterwards. */
export type Confirmation = 'open' | 'used' | 'left' | 'expired';

@Injectable()
export class NewsletterService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(NewsletterSubscriber)
    private readonly subscribers: Repository<NewsletterSubscriber>,
    private readonly clock: Clock,
    private readonly mail: MailService,
    private readonly throttle: ThrottleService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** The response does not reveal whether the address was known. (DECISIONS, Data) */
  async subscribe(email: string): Promise<void> {
    const emailKey = searchKey(email);
    // Protects mailboxes from this form.
    const writes = await this.throttle.allows('mailbox', emailKey);
    try {
      await this.storeSubscriber(email, emailKey, writes);
    } catch (error) {
      // A concurrent request stored the same new address first.
      if (!isUniqueViolation(error)) throw error;
    }
  }

  async confirmation(token: string): Promise<Confirmation> {
    const row = await this.subscribers.findOneBy({ confirmHash: hashToken(token) });
    if (row?.status === 'confirmed') return 'used';
    if (row?.status === 'unsubscribed') return 'left';
    return row?.confirmExpiresAt && row.confirmExpiresAt > this.clock.now() ? 'open' : 'expired';
  }

  async confirm(token: string): Promise<Confirmation> {
    const now = this.clock.now();
    const isChanged = await this.change(
      { confirmHash: hashToken(token), status: 'pending', confirmExpiresAt: MoreThan(now) },
      { status: 'confirmed', confirmedAt: now },
      'newsletter.subscribed',
    );
    return isChanged ? 'open' : this.confirmation(token);
  }

  async subscription(token: string): Promise<SubscriberStatus | null> {
    const row = await this.subscribers.findOneBy({ tokenHash: hashToken(token) });
    return row?.status ?? null;
  }

  /** Idempotent, never expires. @returns whether the token belongs to an address */
  async unsubscribe(token: string): Promise<boolean> {
    const tokenHash = hashToken(token);
    await this.change(
      { tokenHash, status: Not('unsubscribed') },
      { status: 'unsubscribed', unsubscribedAt: this.clock.now() },
      'newsletter.unsubscribed',
    );
    return this.subscribers.existsBy({ tokenHash });
  }

  /** @returns whether there was such an address */
  private change(
    where: FindOptionsWhere<NewsletterSubscriber>,
    columns: Partial<NewsletterSubscriber>,
    type: WebhookEvent,
  ): Promise<boolean> {
    return inTransaction(this.dataSource, async (manager) => {
      const row = await manager.findOne(NewsletterSubscriber, { select: { id: true }, where });
      if (!row) return false;
      const { id } = row;
      // Repeats the condition, as another request may have been first.
      const { affected } = await manager.update(NewsletterSubscriber, { ...where, id }, columns);
      if (affected) await emitEvents(manager, this.clock.now(), [{ type, data: { id } }]);
      return affected === 1;
    });
  }

  private storeSubscriber(email: string, emailKey: string, writes: boolean): Promise<void> {
    const now = this.clock.now();
    return this.dataSource.transaction(async (manager) => {
      const known = await manager.findOneBy(NewsletterSubscriber, { emailKey });
      const unsubscribe = this.token(`unsubscribe ${emailKey}`, known?.tokenHash);
      const tokenHash = hashToken(unsubscribe);
      if (known?.status === 'confirmed') {
        await manager.update(NewsletterSubscriber, { id: known.id }, { tokenHash });
        if (writes) await this.writeAgain(manager, email, unsubscribe);
        return;
      }
      // Repeated mails contain the same link, so that either works.
      const waits = known?.status === 'pending' && (known.confirmExpiresAt ?? now) > now;
      const createdAt = waits ? known.createdAt : now;
      const confirm = this.token(`confirm ${emailKey} ${createdAt.getTime()}`, known?.confirmHash);
      const row = {
        status: 'pending' as const,
        createdAt,
        tokenHash,
        confirmHash: hashToken(confirm),
        confirmExpiresAt: new Date(now.getTime() + CONFIRM_DAYS * DAY_MS),
        confirmedAt: null,
        unsubscribedAt: null,
      };
      if (known) await manager.update(NewsletterSubscriber, { id: known.id }, row);
      else await manager.insert(NewsletterSubscriber, { ...row, email, emailKey });
      if (writes) await this.writeFirst(manager, email, confirm, unsubscribe);
    });
  }

  private async writeFirst(
    manager: EntityManager,
    to: string,
    confirm: string,
    unsubscribe: string,
  ): Promise<void> {
    await this.mail.enqueue(manager, {
      kind: 'newsletter',
      to,
      subject: FIRST_MAIL.subject,
      paragraphs: [FIRST_MAIL.why, FIRST_MAIL.how.with({ days: CONFIRM_DAYS })],
      action: { label: FIRST_MAIL.action, url: this.link('/newsletter/confirm', confirm) },
      unsubscribe: this.link('/newsletter/unsubscribe', unsubscribe),
    });
  }

  private async writeAgain(manager: EntityManager, to: string, token: string): Promise<void> {
    const unsubscribe = this.link('/newsletter/unsubscribe', token);
    await this.mail.enqueue(manager, {
      kind: 'newsletter',
      to,
      subject: NEXT_MAIL.subject,
      paragraphs: [NEXT_MAIL.text],
      action: { label: NEXT_MAIL.action, url: unsubscribe },
      unsubscribe,
    });
  }

  private link = (path: string, token: string): string =>
    siteUrl(this.settings, `${path}?token=${token}`);

  /** The same token while its secret is one of the site's, so that links in earlier mails work. @param known hash of the last token */
  private token(purpose: string, known: string | null | undefined): string {
    const tokens = allSignatures(this.settings.secrets, `newsletter ${purpose}`);
    const [latest = ''] = tokens;
    return tokens.find((token) => hashToken(token) === known) ?? latest;
  }
}
