import { Injectable } from '@nestjs/common';
import type { MailKind } from '@tivara/contracts';
import type { EntityManager } from 'typeorm';
import { insertRow } from '../database/insert.js';
import { searchKeyOf } from '../database/search-key.js';
import type { Text } from '../wording/message.js';
import { Wording, type Words } from '../wording/wording.js';
import type { MailContent } from './mail-template.js';
import { Mail } from './mail.entity.js';

/** With links that grant access: their text is deleted once sent. */
const PERSONAL_KINDS: MailKind[] = ['account', 'newsletter'];
export const isPersonal = (kind: string): boolean => PERSONAL_KINDS.some((one) => one === kind);

/** Its texts are worded when it is stored. */
interface NewContent extends Pick<MailContent, 'items' | 'unsubscribe'> {
  paragraphs: Text[];
  facts?: [label: Text, value: Text][] | undefined;
  action?: { label: Text; url: string } | undefined;
  footnote?: Text | undefined;
}

export interface NewMail extends NewContent {
  kind: MailKind;
  to: string;
  replyTo?: string;
  subject: Text;
  enquiryId?: number;
}

const SUBJECT = 300;

@Injectable()
export class MailService {
  constructor(private readonly wording: Wording) {}

  /** In the caller's transaction, so that the mail is sent only if that commits. @returns its id */
  async enqueue(manager: EntityManager, mail: NewMail): Promise<number> {
    const { kind, to, replyTo = '', subject, enquiryId = null, ...content } = mail;
    const words = await this.wording.readIn(manager);
    const now = new Date();
    const row = {
      recipient: oneLine(to),
      subject: oneLine(words.text(subject)).slice(0, SUBJECT),
    };
    return insertRow(manager, Mail, {
      kind,
      ...row,
      searchKey: searchKeyOf(row.recipient, row.subject),
      replyTo: oneLine(replyTo),
      payload: JSON.stringify(toContent(content, words)),
      createdAt: now,
      nextAttemptAt: now,
      enquiryId,
    });
  }
}

function toContent(
  { paragraphs, facts, action, footnote, ...more }: NewContent,
  { text, contact }: Words,
): MailContent {
  return {
    ...more,
    paragraphs: paragraphs.map(text),
    facts: facts?.map(([label, value]) => [text(label), text(value)]),
    action: action && { ...action, label: text(action.label) },
    footnote: footnote && text(footnote),
    contact,
  };
}

/** Prevents header injection. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
