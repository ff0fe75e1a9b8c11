import type { Picture, Publication, UndoableResponse } from './api.js';

import { CHOICES, REFERENCES, columnOf, type ChoiceField, type ReferenceId } from './attributes.js';
import { bothDirections } from './rest.js';

export type Saved<T> = UndoableResponse & T;

export type Edited<T> = T & { version?: number };

export type Versioned<T> = T & { version: number };

/** `picture` where the kind has one. */
export type InUse<T> = Versioned<T> & { products: number; picture?: Picture };
export const PUBLICATION_STATES = ['draft', 'scheduled', 'published', 'hidden'] as const;
/** Of products; `unpublished`: in any state but published. */
export const PRODUCT_STATES = [...PUBLICATION_STATES, 'unpublished'] as const;
/** What a product may lack: enough pictures of a colour, a choice, any of the measures, or the price. */
export const PRODUCT_MISSING = [
  'picture',
  'description',
  ...CHOICES.map(({ field }) => field),
  'measures',
  'price',
] as const;
export const SEARCH_WORD_SORTS = bothDirections('name');
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

export const PRODUCT_ACTIONS = ['publish', 'hide', 'delete'] as const;
export type ProductAction = (typeof PRODUCT_ACTIONS)[number];

/** What several products can be given at once; colours belong to pictures. */
export const PRODUCT_VALUES = [...REFERENCES, ...CHOICES].map(columnOf) as (
  ReferenceId | ChoiceField
)[];

export const REFERENCE_SORTS = [...bothDirections('name', 'products'), '-newest'] as const;
export type ReferenceSort = (typeof REFERENCE_SORTS)[number];
/** By products. */
export const REFERENCE_USED = ['yes', 'no'] as const;
export const ACCOUNT_SORTS = bothDirections('username', 'email', 'role', 'status', 'created_at');
export const TOKEN_SORTS = bothDirections('name', 'created_at', 'last_used_at');
export const TOKEN_STATES = ['valid', 'expired', 'revoked'] as const;
export type TokenState = (typeof TOKEN_STATES)[number];
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
  | (UndoableResponse & { created: number; updated: number })
  | { status: number; error: string };

export const AUDIT_ENTITIES = [
  'account',
  'API token',
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
  'search word',
  'session',
  'shape',
  'store',
  'webhook',
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
  'search word',
  'shape',
  'store',
] as const satisfies readonly AuditEntity[];
/** Content is never deleted; its replaced pictures can come back. */
export type RevertibleEntity = (typeof REVERTIBLE_ENTITIES)[number] | 'content';
export const TRASH_SORTS = bothDirections('at', 'name');
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
export const MEDIA_SORTS = ['-newest', 'name', '-name'] as const;
export const MEDIA_USED = ['yes', 'no'] as const;

export const AUDIT_SORTS = bothDirections('at');
export const REFERENCE_ENTITIES = [
  'category',
  'material',
  'finishing',
  'color',
  'collection',
  'frame type',
  'shape',
] as const satisfies readonly AuditEntity[];
export type ReferenceEntity = (typeof REFERENCE_ENTITIES)[number];
