import { bothDirections } from './rest.js';
import type { EnquiryStatus } from './rest.js';
/** `by`: an e-mail; null when the account is deleted. */
export type ThreadEntry = { at: string; by: string | null } & (
  | { kind: 'reply'; text: string; mail_id: number | null }
  | { kind: 'status'; status: EnquiryStatus }
  | { kind: 'assignee'; assignee: string | null }
);
export const REPLY_TEMPLATE_SORTS = bothDirections('name');
export const ENQUIRY_SORTS = bothDirections('created_at', 'to_name', 'status');
export const SUBSCRIBER_SORTS = bothDirections('created_at', 'email');

export const MAIL_KINDS = [
  'account',
  'enquiry',
  'enquiry-copy',
  'enquiry-reply',
  'enquiry-store',
  'newsletter',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
export const MAIL_SORTS = bothDirections('created_at', 'to', 'state', 'attempts');
