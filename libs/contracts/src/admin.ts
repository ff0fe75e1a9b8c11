import type { OpeningHours } from './opening-hours.js';
import { bothDirections } from './rest.js';
import type { Account, AccountStatus, Answer, MailState, Picture, Product } from './rest.js';
import type { Role } from './roles.js';

export type Saved<T> = Answer & T;

export type Edited<T> = T & { version?: number };

export type Versioned<T> = T & { version: number };

/** `picture` where the kind has one. */
export type InUse<T> = Versioned<T> & { products: number; picture?: Picture };

export interface AdminProduct extends Product {
  published: boolean;
  category_id: number;
  material_id: number;
  finishing_id: number;
  frame_type_id: number;
  shape_id: number;
}

/** `product_id` is null on create; `published` defaults to true. */
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
  /** By `color_name`. `url` is a data URL or the URL of a picture of this site. */
  colors: { color_name: string; color_code?: string; images: { url: string }[] }[];
}

export const PUBLISHED = ['yes', 'no'] as const;

export const PRODUCT_ACTIONS = ['publish', 'hide', 'delete'] as const;
export type ProductAction = (typeof PRODUCT_ACTIONS)[number];

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

export const REFERENCE_SORTS = [...bothDirections('name', 'products'), '-newest'] as const;
export type ReferenceSort = (typeof REFERENCE_SORTS)[number];

export interface AdminAccount extends Versioned<Omit<Account, 'role' | 'staff_role'>> {
  role: Role;
  status: AccountStatus;
  created_at: string;
  sessions: number;
  /** Second factors. */
  factors: number;
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
  /** E-mail; null when the account is deleted. */
  invited_by: string | null;
  created_at: string;
  expires_at: string;
}
/** `has_account`: accepting sets a new password for it. */
export type InvitationCheck = Pick<Account, 'email' | 'role' | 'staff_role'> & {
  has_account?: boolean;
};
export type InvitationAnswer = Saved<Invitation>;

export interface RegisterBody {
  username: string;
  email: string;
  password: string;
  invitation?: string;
}

export interface ResetCheck {
  email: string;
}

export interface SessionRow {
  session_id: string;
  user_agent: string;
  address: string;
  created_at: string;
  last_seen_at: string;
  current: boolean;
}

/** `skip` must contain all bad lines. */
export interface ImportBody {
  csv: string;
}
export interface ImportRunBody extends ImportBody {
  skip: number[];
}
export interface BadRow {
  line: number;
  name: string;
  reason: string;
}
/** Preview; nothing is changed yet. */
export interface ImportPreview {
  rows: number;
  /** `same`: rows without changes. */
  create: number;
  update: number;
  same: number;
  bad: BadRow[];
}
/** `names` holds the first ones. */
export interface ImportedRows {
  created: number;
  updated: number;
  left_out: number;
  names: string[];
}
/** Lines of JSON: progress, then the result. */
export type ImportEvent =
  | { done: number; total: number }
  | (Answer & { created: number; updated: number })
  | { status: number; error: string };

export const AUDIT_ENTITIES = [
  'account',
  'audit',
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
  | 'log in'
  | 'log-in failed'
  | 'add factor'
  | 'remove factor'
  | 'reset factors'
  | 'renew recovery codes'
  | 'use recovery code'
  | 'export'
  | 'retry'
  | 'roll back'
  | 'promote'
  | 'abort'
  | 'preview link';

export const AUDIT_SORTS = bothDirections('at');

/** `before` is null for a creation, `after` for a deletion. An import has `entity_id` 0 and an ImportedRows as `after`. */
export interface AuditRow {
  audit_id: number;
  at: string;
  actor: string;
  action: AuditAction;
  entity: AuditEntity;
  entity_id: number;
  /** Empty when unknown or erased. */
  name: string;
  before: unknown;
  after: unknown;
  request_id: string;
}

export interface OverviewFigures {
  products: { total: number; hidden: number };
  few_pictures: {
    total: number;
    first: { product_id: number; name: string; color_name: string }[];
  };
  stores: { total: number; cities: number };
  reference: Record<ReferenceEntity, number>;
  /** Reference data without products; `first` holds examples. */
  unused: { total: number; first: { entity: ReferenceEntity; name: string }[] };
  new_enquiries: number;
  mails: { failing: number; dead: number };
  enquiries: OverviewEnquiry[];
  changes: OverviewChange[];
  collection_change: Omit<OverviewChange, 'actor'> | null;
  /** `product_id` is null when the product no longer exists. */
  most_enquired: { name: string; product_id: number | null; enquiries: number }[];
}
/** Without the figures that the account has no permission to see. */
export interface AdminOverview extends Partial<OverviewFigures> {
  weeks: OverviewWeek[];
}
export type OverviewChange = Omit<AuditRow, 'before' | 'after' | 'request_id'>;
export interface OverviewEnquiry {
  enquiry_id: number;
  to_name: string;
  created_at: string;
  products: string[];
  /** To the team; null after retention. */
  mail: { state: MailState; attempts: number; next_attempt_at: string | null } | null;
}
export interface OverviewWeek {
  monday: string;
  enquiries?: number;
  accounts?: number;
  subscribers?: number;
}
export type ReferenceEntity = Extract<
  AuditEntity,
  'category' | 'material' | 'finishing' | 'color' | 'collection' | 'frame type' | 'shape'
>;
