import { ConflictException, Inject, Injectable } from '@nestjs/common';

import { DataSource, In, type EntityManager } from 'typeorm';
import { AuditedTransactions } from '../../platform/audit/audited-transactions.js';
import { isUniqueViolation } from '../../platform/database/errors.js';
import { insertRow } from '../../platform/database/insert.js';
import type { Actor } from '../../platform/http/current-user.js';
import { notFound } from '../../platform/http/row-id.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { Media } from '../../platform/media/media.entity.js';
import { SETTINGS, type Settings } from '../../platform/settings/settings.js';
import { EnquiryAdminService } from './enquiry-admin.service.js';
import type { ReplyBody } from './enquiry.dto.js';
import { Enquiry, EnquiryItem, EnquiryReply } from './enquiry.entity.js';
import { subjectOf, toMailItems, type EnquiredFrame } from './enquiry-mail.js';
import type { EnquiryDto } from './enquiry-response.dto.js';

/** Mails to shoppers, stored in the thread of their enquiry. */
@Injectable()
export class EnquiryReplyService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: AuditedTransactions,
    private readonly enquiries: EnquiryAdminService,
    private readonly mail: MailService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Once for each key. A new enquiry becomes an open one. @throws NotFoundException, or ConflictException for a key of another reply */
  async reply(actor: Actor, id: number, { text, key }: ReplyBody): Promise<void> {
    if (await this.isStored(id, text, key)) return;
    try {
      await this.store(actor, id, { text, key });
    } catch (error) {
      // A concurrent request with the same key was stored first.
      if (!isUniqueViolation(error) || !(await this.isStored(id, text, key))) throw error;
    }
  }

  private async isStored(enquiryId: number, text: string, requestKey: string): Promise<boolean> {
    const reply = await this.dataSource.manager.findOneBy(EnquiryReply, { requestKey });
    if (!reply) return false;
    if (reply.enquiryId === enquiryId && reply.text === text) return true;
    throw new ConflictException(
      'An earlier version of this reply was sent already, and is in the conversation. Check whether this one is still needed.',
    );
  }

  private store(actor: Actor, id: number, { text, key }: ReplyBody): Promise<unknown> {
    return this.changes.run(actor, async (change) => {
      const { manager } = change;
      // Before the first read, which fixes what a transaction of MySQL sees.
      await change.lock(Enquiry, id);
      const read = () => this.enquiries.find(manager, id);
      const enquiry = await read();
      if (!enquiry) throw notFound('enquiry');
      const mailId = await this.enqueue(manager, enquiry, text);
      await insertRow(manager, EnquiryReply, {
        enquiryId: id,
        requestKey: key,
        accountId: actor.account.id,
        mailId,
        text,
        createdAt: change.at,
      });
      if (enquiry.status !== 'new')
        return change.record('reply', 'enquiry', id, enquiry, await read());
      return change.edit({
        entity: 'enquiry',
        target: Enquiry,
        id,
        version: undefined,
        columns: { status: 'open' },
        read,
        action: 'reply',
      });
    });
  }

  private async enqueue(
    manager: EntityManager,
    { enquiry_id, reference, to_email }: EnquiryDto,
    text: string,
  ): Promise<number> {
    return this.mail.enqueue(manager, {
      kind: 'enquiry-reply',
      to: to_email,
      replyTo: this.settings.enquiryTo,
      subject: subjectOf(reference),
      paragraphs: text.split(/\n{2,}/),
      items: toMailItems(this.settings, await readFrames(manager, enquiry_id)),
      enquiryId: enquiry_id,
    });
  }
}

async function readFrames(manager: EntityManager, enquiryId: number): Promise<EnquiredFrame[]> {
  const items = await manager.find(EnquiryItem, {
    where: { enquiryId },
    order: { position: 'ASC' },
  });
  const ids = items.flatMap(({ mediaId }) => mediaId ?? []);
  const media = await manager.findBy(Media, { id: In(ids) });
  return items.map(({ productName, colorName, mediaId }) => ({
    productName,
    colorName,
    media: media.find(({ id }) => id === mediaId) ?? null,
  }));
}
