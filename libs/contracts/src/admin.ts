import type { ContentBlockId, ContentPage } from './content.js';
import type { HolidayBody } from './holidays.js';
import type { OpeningHours } from './opening-hours.js';
import { bothDirections } from './rest.js';
import type {
  Account,
  AccountStatus,
  Answer,
  Collection,
  EnquiryStatus,
  Lens,
  MailState,
  Picture,
  Product,
} from './rest.js';
import type { Role } from './roles.js';

export type Saved<T> = Undoable & T;

export type Edited<T> = T & { version?: number };

export type Versioned<T> = T & { version: number };

/** `picture` where the kind has one. */
export type InUse<T> = Versioned<T> & { products: number; picture?: Picture };

/** When shoppers see a record; `starts_at` is null for a draft, `ends_at` if there is no end. Missing times from APIs before 1.7. */
export interface Publication {
  published: boolean;
  starts_at: string | null;
  ends_at: string | null;
}
export const PUBLICATION_STATES = ['draft', 'scheduled', 'published', 'hidden'] as const;
/** Of products; `unpublished`: in any state but published. */
export const PRODUCT_STATES = [...PUBLICATION_STATES, 'unpublished'] as const;
/** What a product may lack: enough pictures of a colour, or any of the measures. */
export const PRODUCT_MISSING = ['picture', 'description', 'lens', 'measures'] as const;
/** What a store may lack. */
export const STORE_MISSING = ['position', 'hours', 'state', 'phone', 'email'] as const;
/** A draft was never shown, what is hidden was. */
export type PublicationState = (typeof PUBLICATION_STATES)[number];

export function publicationState(
  { published, starts_at, ends_at }: Publication,
  now = new Date(),
): PublicationState {
  if (!published) return starts_at === null ? 'draft' : 'hidden';
  if (starts_at !== null && new Date(starts_at) > now) return 'scheduled';
  return ends_at !== null && new Date(ends_at) <= now ? 'hidden' : 'published';
}

/** Publishes a record, now or from `starts_at` to `ends_at`, or hides it. */
export interface PublishBody {
  published: boolean;
  starts_at?: string;
  ends_at?: string;
  version?: number;
}

export interface AdminCollection extends Collection, Publication {
  /** In the order of listings. Missing from APIs before 1.9. */
  position?: number;
}

export interface AdminProduct extends Product, Publication {
  /** When shoppers see its collection, and so its products. */
  collection: Publication;
  /** In the order of listings. Missing from APIs before 1.9. */
  position?: number;
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
  /** What an edit leaves out stays, null removes it; like the measures. */
  lens?: Lens | null;
  bridge_mm?: number | null;
  temple_mm?: number | null;
  lens_height_mm?: number | null;
  weight_g?: number | null;
  category_id: number;
  material_id: number;
  collection_id: number;
  finishing_id: number;
  shape_id: number;
  frame_type_id: number;
  version?: number;
  /** By `color_name`. `url` is a data URL or the URL of a picture of this site. A draft may lack pictures. */
  colors: { color_name: string; color_code?: string; images: { url: string }[] }[];
}

export const PRODUCT_ACTIONS = ['publish', 'hide', 'delete'] as const;
export type ProductAction = (typeof PRODUCT_ACTIONS)[number];

/** A product or a collection in the order of listings. `picture`: the first one. */
export interface OrderedRow extends Publication {
  id: number;
  name: string;
  picture: Picture | null;
}
/** As many as can be put in an order at once, of `total`. */
export interface OrderedRows {
  items: OrderedRow[];
  total: number;
}
export interface OrderedProducts extends OrderedRows {
  collection_name: string;
}
/** These take the positions that they have together, in this order; nothing else moves. */
export interface OrderBody {
  ids: number[];
}

/** The reference data of a product, apart from its colors. */
export const PRODUCT_REFERENCES = [
  'category_id',
  'material_id',
  'collection_id',
  'finishing_id',
  'frame_type_id',
  'shape_id',
] as const;
/** What several products can be given at once. */
export const PRODUCT_VALUES = [...PRODUCT_REFERENCES, 'lens'] as const;
/** At least one value. */
export interface EditProductsBody extends Partial<
  Pick<ProductBody, (typeof PRODUCT_VALUES)[number]>
> {
  ids: number[];
}

export interface BulkDeletionBody {
  ids: number[];
}
export interface BulkDeletion extends Undoable {
  deleted: number[];
  skipped: SkippedRow[];
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
  email?: string;
  /** Degrees; both or neither. What an edit leaves out stays, null removes it. */
  latitude?: number | null;
  longitude?: number | null;
  opening_hours?: OpeningHours | null;
  /** What an edit leaves out stays, an empty list removes all. */
  holidays?: HolidayBody[];
}

export const REFERENCE_SORTS = [...bothDirections('name', 'products'), '-newest'] as const;
export type ReferenceSort = (typeof REFERENCE_SORTS)[number];
/** By products. */
export const REFERENCE_USED = ['yes', 'no'] as const;

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

/** `columns`: what headings of the file mean, by the heading; '' leaves a column out. */
export interface ImportBody {
  csv: string;
  columns?: Record<string, string>;
}
/** `skip` must contain all bad lines. Of the known rows with a choice, `change` and `add` contain the lines that are imported. */
export interface ImportRunBody extends ImportBody {
  skip: number[];
  change?: number[];
  add?: number[];
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
  /** Rows that add nothing, as their record exists. Missing from APIs before 1.7. */
  known?: KnownRow[];
  /** The first rows that change a record. Missing from APIs before 1.9. */
  changed?: ChangedRow[];
  bad: BadRow[];
  /** Of the file. While one is not assigned, no row is read. Missing from APIs before 1.8, like `fields`. */
  columns?: ImportColumn[];
  /** What columns can be assigned to. */
  fields?: { name: string; required: boolean }[];
}
/** `field` is '' if the column is left out, null if it is not assigned; `known` if its heading is that of a field. */
export interface ImportColumn {
  heading: string;
  field: string | null;
  known: boolean;
}
/**
 * `id`, `existing`: the record that exists, and its name. A row that may be about it has a choice: it has the cells that differ,
 * and changes nothing unless the import says that it changes that record or adds one.
 */
export interface KnownRow {
  line: number;
  name: string;
  id: number;
  existing: string;
  before?: ChangedRow['before'];
  after?: ChangedRow['after'];
}
/** The cells that differ from the record, by heading. */
export interface ChangedRow {
  line: number;
  name: string;
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
}
/** A part of an import: it has an audit row for every 200 records. `left_out` is in the first one. */
export interface ImportedRows {
  created: number;
  updated: number;
  left_out: number;
  names: string[];
}
/** Lines of JSON: progress, then the result. */
export type ImportEvent =
  | { done: number; total: number }
  | (Undoable & { created: number; updated: number })
  | { status: number; error: string };

export const AUDIT_ENTITIES = [
  'account',
  'audit',
  'category',
  'collection',
  'color',
  'content',
  'enquiry',
  'finishing',
  'frame type',
  'invitation',
  'mail',
  'material',
  'newsletter address',
  'picture',
  'product',
  'release',
  'reply template',
  'session',
  'shape',
  'store',
] as const;
export type AuditEntity = (typeof AUDIT_ENTITIES)[number];

/** Records whose deletion moves them to the trash. */
export const REVERTIBLE_ENTITIES = [
  'category',
  'collection',
  'color',
  'finishing',
  'frame type',
  'material',
  'product',
  'reply template',
  'shape',
  'store',
] as const satisfies readonly AuditEntity[];
/** Content is never deleted; its replaced pictures can come back. */
export type RevertibleEntity = (typeof REVERTIBLE_ENTITIES)[number] | 'content';

export interface TableViewBody {
  /** The table's path below /admin. */
  section: string;
  view_name: string;
  /** Search, filters, order and columns, as in the table's URL. */
  query: string;
}
export interface TableView extends TableViewBody {
  view_id: number;
}

/** `undo` names the change, for API.undo. Missing from APIs before 1.6. */
export interface Undoable extends Answer {
  undo?: string;
}

export interface TrashRow {
  trash_id: number;
  at: string;
  entity: RevertibleEntity;
  entity_id: number;
  name: string;
  /** E-mail; null when the account is deleted. */
  deleted_by: string | null;
  expires_at: string;
}
export const TRASH_SORTS = bothDirections('at', 'name');

/** A row that a new one may repeat. */
export interface SimilarRow {
  id: number;
  name: string;
}

export interface ReplaceBody {
  /** The id of the value that products get instead. */
  replacement_id: number;
}
export type AuditAction =
  | 'create'
  | 'update'
  | 'delete'
  | 'publish'
  | 'hide'
  | 'undo'
  | 'restore'
  | 'purge'
  | 'import'
  | 'reorder'
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
  | 'reply'
  | 'roll back'
  | 'promote'
  | 'abort'
  | 'preview link';

/** A block in the list of contents; `draft`: whether it has one. */
export interface ContentRow {
  block: ContentBlockId;
  content_name: string;
  page: ContentPage;
  /** Of a page that shows it. */
  path: string;
  draft: boolean;
  /** Versions that will be shown later. */
  scheduled: number;
  changed_at: string | null;
  /** E-mail; null without a change, or when the account is deleted. */
  changed_by: string | null;
}

export interface ContentVersionRow {
  version_id: number;
  starts_at: string;
  /** Null until the next one starts. */
  ends_at: string | null;
  created_at: string;
  created_by: string | null;
  /** Whether a picture was replaced in it since, which made a version with the same times. Missing from APIs before 1.9. */
  superseded?: boolean;
}

/** `value` is the draft, or what is shown if there is none. */
export interface AdminContent {
  block: ContentBlockId;
  content_name: string;
  version: number;
  draft: boolean;
  value: Readonly<Record<string, unknown>>;
  live: Readonly<Record<string, unknown>>;
  /** The latest start first. */
  versions: ContentVersionRow[];
}

/** A picture of the media library. */
export interface MediaRow {
  media_id: number;
  picture: Picture;
  /** Of its renditions. */
  bytes: number;
  /** Null for the demo's. */
  uploaded_at: string | null;
  used: boolean;
  /** Those that the account may read. */
  uses: MediaUse[];
}
/** A record that shows a picture. */
export interface MediaUse {
  entity: 'product' | 'collection' | 'frame type' | 'shape' | 'content';
  /** Of content its block. */
  id: number | ContentBlockId;
  name: string;
}
export const MEDIA_SORTS = ['-newest', 'name', '-name'] as const;
export const MEDIA_USED = ['yes', 'no'] as const;

/** `url` of the picture that takes its place everywhere. */
export interface ReplacePictureBody {
  url: string;
}

export const AUDIT_SORTS = bothDirections('at');

/** `before` is null for a creation, `after` for a deletion. Imports have `entity_id` 0 and an ImportedRows as `after`. */
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
  /** Records that undoing the request reverts. Missing from APIs before 1.6. */
  undoable?: number;
}

export interface OverviewFigures {
  /** `hidden`: what shoppers do not see, drafts included. */
  products: { total: number; hidden: number };
  few_pictures: {
    total: number;
    first: { product_id: number; name: string; color_name: string }[];
  };
  stores: { total: number; cities: number };
  reference: Record<ReferenceEntity, number>;
  /** Reference data without products; `first` holds examples. */
  unused: { total: number; first: { entity: ReferenceEntity; name: string }[] };
  /** The first records whose texts have characters that no font of the catalogue PDF has. Missing from APIs before 1.9. */
  unprintable?: { entity: 'product' | ReferenceEntity; name: string; characters: string }[];
  new_enquiries: number;
  /** `has_server`: false where mails become files. Missing from APIs before 1.7. */
  mails: { failing: number; dead: number; has_server?: boolean };
  enquiries: OverviewEnquiry[];
  changes: OverviewChange[];
  collection_change: Omit<OverviewChange, 'actor'> | null;
  /** Of the same weeks as `weeks`, like `searches`; `product_id` is null when the product no longer exists. */
  most_wished: { name: string; product_id: number | null; enquiries: number; saved: number }[];
  /** `in_vain`: those that found nothing. */
  searches: Record<'most' | 'in_vain', { term: string; searches: number }[]>;
}
/** Without the figures that the account has no permission to see. */
export interface AdminOverview extends Partial<OverviewFigures> {
  weeks: OverviewWeek[];
}
export type OverviewChange = Omit<AuditRow, 'before' | 'after' | 'request_id' | 'undoable'>;
export interface OverviewEnquiry {
  enquiry_id: number;
  to_name: string;
  created_at: string;
  /** Missing from APIs before 1.8. */
  status?: EnquiryStatus;
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
