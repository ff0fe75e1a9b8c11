import { type MailKind, type MailState } from '@tivara/contracts';
import { pageOf, savedOf } from '../http/responses.js';

export class MailRowDto {
  mail_id: number;
  kind: MailKind;
  to: string;
  subject: string;
  state: MailState;
  attempts: number;
  last_error: string;
  enquiry_id: number | null;
  created_at: string;
  sent_at: string | null;
  next_attempt_at: string | null;
}

/** `text` is null for mails with personal links. */
export class MailDetailDto extends MailRowDto {
  text: string | null;
}

export class MailPage extends pageOf(MailRowDto) {}

export class SavedMail extends savedOf(MailRowDto) {}
