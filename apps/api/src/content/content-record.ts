import type { RecordKind } from '../platform/revisions/snapshots.js';
import { Content, ContentVersion } from './content.entity.js';

/** Of changes that are not undone by a draft or the history. */
export const CONTENT_RECORD: RecordKind = {
  entity: 'content',
  tables: [{ target: Content }, { target: ContentVersion, parent: 'contentId', appendOnly: true }],
  read: 'content:read',
  write: 'content:publish',
  async find(manager, id) {
    const row = await manager.findOneBy(Content, { id });
    if (!row) return null;
    const { block, name, version, draft } = row;
    return {
      block,
      content_name: name ?? block,
      version,
      draft: draft && (JSON.parse(draft) as object),
    };
  },
};
