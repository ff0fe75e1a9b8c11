import type { Versioned } from './admin.js';
import { bothDirections } from './rest.js';
import type { Answer, EnquiryStatus, MailState, Picture, SubscriberStatus } from './rest.js';

/** Enquiries, newsletter, mail and the social feed. (SPEC 3 and 7) */

export interface EnquiredItem {
  product_name: string;
  selected_color: string | { color_name: string; color_id?: number };
  image?: string | null;
}
export interface EnquiryBody {
  data: { to_name: string; to_email: string; to_number: string };
  wishlist: EnquiredItem[];
  /** The store that the shopper prefers; its mail gets a copy. */
  store_id?: number;
  /** When the shopper would like to come, in their words. */
  visit?: string;
  /** Idempotency key: a repeated enquiry returns the first reference. */
  key?: string;
}
export interface EnquiryAnswer extends Answer {
  reference: string;
}

export interface EnquiryRow extends Versioned<EnquiryBody['data']> {
  enquiry_id: number;
  reference: string;
  status: EnquiryStatus;
  note: string;
  items: number;
  created_at: string;
  /** Missing from APIs before 1.7. */
  assignee?: Colleague | null;
}
export interface Enquiry extends Omit<EnquiryRow, 'items'> {
  /** As named when it was sent; empty for none. Missing from APIs before 1.4, like `visit`. */
  store?: string;
  visit?: string;
  items: EnquiryItem[];
  mails: MailRow[];
}
export interface EnquiryItem {
  product_name: string;
  color_name: string;
  picture: Picture | null;
  /** The product that has this name now. Missing from APIs before 1.7. */
  product?: { product_id: number; published: boolean } | null;
}
export interface EnquiryDetail extends Enquiry {
  /** The oldest first. Missing from APIs before 1.7. */
  thread?: ThreadEntry[];
}
/** An account that may work on enquiries. */
export interface Colleague {
  account_id: number;
  username: string;
}
/** `by`: an e-mail; null when the account is deleted. */
export type ThreadEntry = { at: string; by: string | null } & (
  | { kind: 'reply'; text: string; mail_id: number | null }
  | { kind: 'status'; status: EnquiryStatus }
  | { kind: 'assignee'; assignee: string | null }
);
export interface EnquiryEditBody {
  status?: EnquiryStatus;
  note?: string;
  /** An account_id; null for no one. */
  assignee_id?: number | null;
  version?: number;
}
export interface ReplyBody {
  text: string;
  /** Idempotency key: a repeated reply is sent once. */
  key: string;
}

export interface ReplyTemplateBody {
  reply_template_name: string;
  text: string;
}
export interface ReplyTemplate extends Versioned<ReplyTemplateBody> {
  reply_template_id: number;
}
export const REPLY_TEMPLATE_SORTS = bothDirections('name');
export const ENQUIRY_SORTS = bothDirections('created_at', 'to_name', 'status');

export interface SubscriberRow {
  subscriber_id: number;
  email: string;
  status: SubscriberStatus;
  created_at: string;
  confirmed_at: string | null;
}
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

export interface MailRow {
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
export interface MailDetail extends MailRow {
  text: string | null;
}
export const MAIL_SORTS = bothDirections('created_at', 'to', 'state', 'attempts');

/** A post of the brand's social page; its picture is a copy on this site. */
export interface SocialPost {
  id: string;
  caption: string;
  media_url: string;
  permalink: string;
  media_type: 'IMAGE' | 'CAROUSEL_ALBUM';
  picture: Picture;
}
