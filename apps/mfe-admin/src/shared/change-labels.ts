import type { AuditAction, AuditEntity, AuditRow } from '@tivara/contracts';
import { detailPath, sectionPath } from './section-path';

const DONE: Readonly<Record<AuditAction, string>> = {
  create: 'added',
  update: 'changed',
  delete: 'deleted',
  publish: 'shown to shoppers',
  hide: 'hidden',
  undo: 'changed back',
  restore: 'restored',
  purge: 'deleted for good',
  import: 'imported',
  reorder: 'moved',
  'end sessions': 'logged out everywhere',
  password: 'given a new password',
  'log in': 'logged in',
  'log-in failed': 'failed to log in',
  'add factor': 'given a second factor',
  'remove factor': 'second factor removed',
  'reset factors': 'second factors reset',
  'renew recovery codes': 'recovery codes renewed',
  'use recovery code': 'let in by a recovery code',
  export: 'exported',
  retry: 'sent again',
  reply: 'answered',
  'roll back': 'rolled back',
  promote: 'canary promoted',
  abort: 'canary aborted',
  'preview link': 'shown by a preview link',
};
export function actionLabel({ action, entity }: Pick<AuditRow, 'action' | 'entity'>): string {
  if (entity === 'API token') return action === 'create' ? 'created' : 'revoked';
  if (entity === 'invitation') return action === 'create' ? 'invited' : 'no longer invited';
  return action === 'reorder' ? `moved in the order of ${entity}s` : DONE[action];
}

const SECTION_OF: Readonly<Partial<Record<string, string>>> = {
  account: 'accounts',
  'API token': 'tokens',
  category: 'categories',
  collection: 'collections',
  color: 'colors',
  content: 'content',
  enquiry: 'enquiries',
  finishing: 'finishings',
  'frame type': 'frame-types',
  invitation: 'accounts',
  mail: 'mails',
  material: 'materials',
  'newsletter address': 'newsletter',
  picture: 'media',
  product: 'products',
  'reply template': 'enquiries/templates',
  'search word': 'search-words',
  shape: 'shapes',
  store: 'stores',
  webhook: 'webhooks',
};

/** The changes of a record. */
export const historyPath = (entity: AuditEntity, id: number): string =>
  sectionPath('audit', new URLSearchParams({ entity, entity_id: String(id) }));

export function listedAt(entity: string, name: string): string | null {
  if (entity === 'release') return detailPath('releases', name);
  const section = SECTION_OF[entity];
  return section ? sectionPath(section, new URLSearchParams(name && { q: name })) : null;
}

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const PLURALS: Readonly<Partial<Record<string, string>>> = {
  audit: 'Changes',
  enquiry: 'Enquiries',
  'newsletter address': 'Newsletter addresses',
};

export const changedName = (row: Pick<AuditRow, 'name' | 'entity' | 'entity_id'>): string => {
  const kind = capitalized(row.entity);
  return (
    row.name || (row.entity_id ? `${kind} ${row.entity_id}` : (PLURALS[row.entity] ?? `${kind}s`))
  );
};
