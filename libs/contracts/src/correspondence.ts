import type { Versioned } from './admin.js';
import {
  bothDirections,
  type Answer,
  type EnquiryStatus,
  type MailState,
  type Picture,
  type SubscriberStatus,
} from './rest.js';

/** Enquiries, the newsletter, the mail that goes out, and the social feed. (SPEC 3 and 7) */

/** A saved item as it is sent; a picture of another site is dropped. (DECISIONS, Calls) */
export interface EnquiredItem {
  product_name: string;
  selected_color: string | { color_name: string; color_id?: number };
  /** The first image. */
  image?: string | null;
}
export interface EnquiryBody {
  /** `to_number` has ten digits. */
  data: { to_name: string; to_email: string; to_number: string };
  wishlist: EnquiredItem[];
  /** Made when the form opens: the same key sent again makes no second enquiry and answers the first one's reference. */
  key?: string;
}
/** `reference` is the number that both mails carry. */
export interface EnquiryAnswer extends Answer {
  reference: string;
}

/** An enquiry in the back office's table. */
export interface EnquiryRow extends Versioned<EnquiryBody['data']> {
  enquiry_id: number;
  reference: string;
  status: EnquiryStatus;
  note: string;
  /** How many. */
  items: number;
  /** ISO 8601, UTC. */
  created_at: string;
}
export interface Enquiry extends Omit<EnquiryRow, 'items'> {
  items: { product_name: string; color_name: string; picture: Picture | null }[];
  mails: MailRow[];
}
export const ENQUIRY_SORTS = bothDirections('created_at', 'to_name', 'status');

/** An address of the newsletter in the back office's table. */
export interface SubscriberRow {
  subscriber_id: number;
  email: string;
  status: SubscriberStatus;
  created_at: string;
  confirmed_at: string | null;
}
export const SUBSCRIBER_SORTS = bothDirections('created_at', 'email');

/** What a mail is about: `enquiry` goes to the maker, `enquiry-copy` to the shopper. */
export const MAIL_KINDS = ['account', 'enquiry', 'enquiry-copy', 'newsletter'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** A mail of the outbox. */
export interface MailRow {
  mail_id: number;
  kind: MailKind;
  to: string;
  subject: string;
  state: MailState;
  attempts: number;
  /** Why the last attempt failed. */
  last_error: string;
  /** The enquiry that it is about. */
  enquiry_id: number | null;
  created_at: string;
  sent_at: string | null;
  /** When it is tried again; null when it will not be. */
  next_attempt_at: string | null;
}
/** `text` is null where the mail has a personal link: nobody else may use it. */
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
