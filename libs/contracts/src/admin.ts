import type { OpeningHours } from './opening-hours.js';
import {
  bothDirections,
  type Account,
  type AccountStatus,
  type Answer,
  type MailState,
  type Picture,
  type Product,
  type Role,
} from './rest.js';

/** What the back office sends, and the answers that only administrators get. (SPEC 3 and 7) */

/** The answer of a write: a text for the person, and the row as it is now. */
export type Saved<T> = Answer & T;

/** A body that changes a row: with the `version` that was read, a newer row is a 409 that carries it as `current`. */
export type Edited<T> = T & { version?: number };

/** A row that counts its edits. */
export type Versioned<T> = T & { version: number };

/** A row of a reference table, with the number of products that use it; `picture` where the kind has one. */
export type InUse<T> = Versioned<T> & { products: number; picture?: Picture };

export interface AdminProduct extends Product {
  published: boolean;
  category_id: number;
  material_id: number;
  finishing_id: number;
  frame_type_id: number;
  shape_id: number;
}

/** The product save payload. `product_id` is null on create; `published` is true when it is left out then. */
export interface ProductBody {
  product_id?: number | null;
  name: string;
  product_description?: string;
  size: number;
  published?: boolean;
  category_id: number;
  material_id: number;
  collection_id: number;
  finishing_id: number;
  shape_id: number;
  frame_type_id: number;
  version?: number;
  /** Found by `color_name`. An image's `url` is a data URL, or the URL of a picture of ours. */
  colors: { color_name: string; color_code?: string; images: { url: string }[] }[];
}

/** What the product table's filter `published` says. */
export const PUBLISHED = ['yes', 'no'] as const;

export const PRODUCT_ACTIONS = ['publish', 'hide', 'delete'] as const;
export type ProductAction = (typeof PRODUCT_ACTIONS)[number];

/** Rows in use are skipped. */
export interface BulkDeletionBody {
  ids: number[];
}
export interface BulkDeletion extends Answer {
  deleted: number[];
  skipped: SkippedRow[];
  /** The name of `skipped` before API 1.2; drop it when no open tab reads it. */
  kept: SkippedRow[]; // eslint-disable-line tivara/standard-terms
}
export interface SkippedRow {
  id: number;
  name: string;
  reason: string;
}

/** Six digits, as text or as a number. */
export interface StoreBody {
  store_name: string;
  store_address: string;
  locality: string;
  city: string;
  pincode: string | number;
  state?: string;
  subcity?: string;
  bp_name?: string;
  number?: string;
  /** Degrees; both or neither. What an edit leaves out stays, null removes it. */
  latitude?: number | null;
  longitude?: number | null;
  opening_hours?: OpeningHours | null;
}

/** Columns that the tables of reference data sort by; `-` turns the order. */
export const REFERENCE_SORTS = [...bothDirections('name', 'products'), '-newest'] as const;
export type ReferenceSort = (typeof REFERENCE_SORTS)[number];

export interface AdminAccount extends Versioned<Account> {
  status: AccountStatus;
  /** ISO 8601, UTC. */
  created_at: string;
  /** Live ones. */
  sessions: number;
}
export const ACCOUNT_SORTS = bothDirections('username', 'email', 'role', 'status', 'created_at');

export interface AccountBody {
  role?: Role;
  status?: AccountStatus;
}

export interface InvitationBody {
  email: string;
  role: Role;
}
export interface Invitation extends InvitationBody {
  invitation_id: number;
  /** E-mail of whoever made it; null when that account is gone. */
  invited_by: string | null;
  created_at: string;
  expires_at: string;
}
/** Whom a mailed invitation is for. */
export type InvitationCheck = InvitationBody;
/** `link` is told once: only the hash of its token is kept. */
export type InvitationAnswer = Saved<Invitation & { link: string }>;

/** With an `invitation`'s token the account gets the invited role. */
export interface RegisterBody {
  username: string;
  email: string;
  password: string;
  invitation?: string;
}

/** Whose password a mailed link sets. */
export interface ResetCheck {
  email: string;
}

/** A session as its owner sees it. */
export interface SessionRow {
  session_id: string;
  user_agent: string;
  address: string;
  created_at: string;
  last_seen_at: string;
  /** The one that asks. */
  current: boolean;
}

/** A CSV file as text, as the exports have it. Import tells the `skip`ped lines, which must be all bad ones. */
export interface ImportBody {
  csv: string;
}
export interface ImportRunBody extends ImportBody {
  skip: number[];
}
/** A row that cannot be imported. */
export interface BadRow {
  /** Of the file, from 1; the headings are on the first. */
  line: number;
  /** What the row calls itself; may be empty. */
  name: string;
  /** What is wrong, and what to do. */
  reason: string;
}
/** What an import would do; nothing is changed yet. */
export interface ImportPreview {
  rows: number;
  /** Good rows that are new, that change one there is, and that say what is there already. */
  create: number;
  update: number;
  same: number;
  bad: BadRow[];
}
/** What the audit keeps of an import: how many rows, and the first of their names. */
export interface ImportedRows {
  created: number;
  updated: number;
  left_out: number;
  names: string[];
}
/** A line of an import's answer, one JSON object a line: how far it is, and at last how it ended. */
export type ImportEvent =
  | { done: number; total: number }
  | (Answer & { created: number; updated: number })
  | { status: number; error: string };

export const AUDIT_ENTITIES = [
  'account',
  'category',
  'collection',
  'color',
  'enquiry',
  'finishing',
  'frame type',
  'invitation',
  'mail',
  'material',
  'newsletter address',
  'product',
  'release',
  'session',
  'shape',
  'store',
] as const;
export type AuditEntity = (typeof AUDIT_ENTITIES)[number];
export type AuditAction =
  | 'create'
  | 'update'
  | 'delete'
  | 'publish'
  | 'hide'
  | 'import'
  | 'end sessions'
  | 'password'
  | 'retry'
  | 'roll back'
  | 'promote'
  | 'abort'
  | 'preview link';

/** The newest first unless `at` turns it. */
export const AUDIT_SORTS = bothDirections('at');

/**
 * An administrator's change. `before` is null for what was made, `after` for what was deleted. An import is one change of
 * `entity_id` 0, and `after` an ImportedRows.
 */
export interface AuditRow {
  audit_id: number;
  /** ISO 8601, UTC. */
  at: string;
  /** The e-mail that the account had. */
  actor: string;
  action: AuditAction;
  entity: AuditEntity;
  entity_id: number;
  /** What the row called itself; empty when that is not known or forgotten. */
  name: string;
  before: unknown;
  after: unknown;
  request_id: string;
}

/** What the back office opens with: its figures, and what needs somebody. */
export interface AdminOverview {
  products: { total: number; hidden: number };
  /** Colours that have no third picture for the card: how many, and the first of them. */
  few_pictures: {
    total: number;
    first: { product_id: number; name: string; color_name: string }[];
  };
  stores: { total: number; cities: number };
  /** Rows of each kind of reference data. */
  reference: Record<ReferenceEntity, number>;
  /** Reference data that no product uses: how many, and the first of them. */
  unused: { total: number; first: { entity: ReferenceEntity; name: string }[] };
  /** Enquiries that nobody has opened. */
  new_enquiries: number;
  /** Mails that wait after a failed attempt, and those that were given up. */
  mails: { failing: number; dead: number };
  /** The newest enquiries. */
  enquiries: OverviewEnquiry[];
  /** The newest changes. */
  changes: OverviewChange[];
  /** The newest change of a collection; null when none was ever changed. */
  collection_change: OverviewChange | null;
  /** The last twelve weeks, the current one last. */
  weeks: OverviewWeek[];
  /** What those weeks' enquiries asked for most; `product_id` is null when there is no product of that name any more. */
  most_enquired: { name: string; product_id: number | null; enquiries: number }[];
}
export type OverviewChange = Omit<AuditRow, 'before' | 'after' | 'request_id'>;
export interface OverviewEnquiry {
  enquiry_id: number;
  to_name: string;
  created_at: string;
  /** Names of the products, in the order sent. */
  products: string[];
  /** The mail to the maker; null when it is forgotten. */
  mail: { state: MailState; attempts: number; next_attempt_at: string | null } | null;
}
export interface OverviewWeek {
  /** Its Monday in India, `YYYY-MM-DD`. */
  monday: string;
  enquiries: number;
  accounts: number;
  /** Addresses that signed up for the newsletter. */
  subscribers: number;
}
export type ReferenceEntity = Extract<
  AuditEntity,
  'category' | 'material' | 'finishing' | 'color' | 'collection' | 'frame type' | 'shape'
>;
