import type { RecordKind } from '../../platform/revisions/snapshots.js';
import { REFERENCE_KINDS, type ReferenceKind } from './reference-kinds.js';
import { readReference } from './reference-reader.js';

export const recordOf = (kind: ReferenceKind): RecordKind => ({
  entity: kind.entity,
  tables: [{ target: kind.target }],
  read: 'catalogue:read',
  write: 'catalogue:write',
  find: (manager, id) => readReference(manager, kind, id),
});

export const REFERENCE_RECORDS = REFERENCE_KINDS.map(recordOf);
