import type { AuditAction, AuditEntity, AuditRow } from '@tivara/contracts';
import { detailPath, sectionPath } from '../shared/section-path';

const DONE: Readonly<Record<AuditAction, string>> = {
  create: 'added',
  update: 'changed',
  delete: 'deleted',
  publish: 'shown to shoppers',
  hide: 'hidden',
  import: 'imported',
  'end sessions': 'logged out everywhere',
  password: 'given a new password',
  retry: 'sent again',
  'roll back': 'rolled back',
  promote: 'canary promoted',
  abort: 'canary aborted',
  'preview link': 'shown by a preview link',
};
/** What was done to a row. */
export const actionLabel = ({ action, entity }: Pick<AuditRow, 'action' | 'entity'>): string =>
  entity === 'invitation' ? (action === 'create' ? 'invited' : 'no longer invited') : DONE[action];

/** The section that lists rows of a kind; sessions have none. */
const SECTION_OF: Readonly<Partial<Record<AuditEntity, string>>> = {
  account: 'accounts',
  category: 'categories',
  collection: 'collections',
  color: 'colors',
  enquiry: 'enquiries',
  finishing: 'finishings',
  'frame type': 'frame-types',
  invitation: 'accounts',
  mail: 'mails',
  material: 'materials',
  'newsletter address': 'newsletter',
  product: 'products',
  shape: 'shapes',
  store: 'stores',
};

/** Where a row of a kind and name is listed, or null. */
export function listedAt(entity: AuditEntity, name: string): string | null {
  if (entity === 'release') return detailPath('releases', name);
  const section = SECTION_OF[entity];
  return section ? sectionPath(section, new URLSearchParams(name && { q: name })) : null;
}

/** What was changed: its name, or its kind and number. */
export const changedName = ({
  name,
  entity,
  entity_id,
}: Pick<AuditRow, 'name' | 'entity' | 'entity_id'>): string => {
  const kind = `${entity[0]?.toUpperCase()}${entity.slice(1)}`;
  return name || (entity_id ? `${kind} ${entity_id}` : `${kind}s`);
};
