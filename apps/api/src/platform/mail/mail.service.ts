import { Injectable } from '@nestjs/common';
import type { MailKind } from '@tivara/contracts';
import type { EntityManager } from 'typeorm';
import { searchKeyOf } from '../database/search-key.js';
import type { MailContent } from './mail-template.js';
import { Mail } from './mail.entity.js';

/** With links that grant access: their text is deleted once sent. */
const PERSONAL_KINDS: MailKind[] = ['account', 'newsletter'];
export const isPersonal = (kind: string): boolean => PERSONAL_KINDS.some((one) => one === kind);

export interface NewMail extends MailContent {
  kind: MailKind;
  to: string;
  replyTo?: string;
  subject: string;
  enquiryId?: number;
}

const SUBJECT = 300;

@Injectable()
export class MailService {
  /** In the caller's transaction, so that the mail is sent only if that commits. */
  async enqueue(manager: EntityManager, mail: NewMail): Promise<void> {
    const { kind, to, replyTo = '', subject, enquiryId = null, ...content } = mail;
    const now = new Date();
    const row = { recipient: oneLine(to), subject: oneLine(subject).slice(0, SUBJECT) };
    await manager.insert(Mail, {
      kind,
      ...row,
      searchKey: searchKeyOf(row.recipient, row.subject),
      replyTo: oneLine(replyTo),
      payload: JSON.stringify(content),
      createdAt: now,
      nextAttemptAt: now,
      enquiryId,
    });
  }
}

/** Prevents header injection. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
