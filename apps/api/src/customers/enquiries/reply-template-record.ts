import type { EntityManager } from 'typeorm';
import type { RecordKind } from '../../platform/revisions/snapshots.js';
import { ReplyTemplate } from './enquiry.entity.js';
import type { ReplyTemplateDto } from './enquiry-response.dto.js';

export const REPLY_TEMPLATE_COLUMNS =
  't.id AS reply_template_id, t.name AS reply_template_name, t.text, t.version';

export async function findReplyTemplate(
  manager: Pick<EntityManager, 'query'>,
  id: number,
): Promise<ReplyTemplateDto | null> {
  const [row] = await manager.query<ReplyTemplateDto[]>(
    `SELECT ${REPLY_TEMPLATE_COLUMNS} FROM reply_template t WHERE t.id = ?`,
    [id],
  );
  return row ?? null;
}

export const REPLY_TEMPLATE_RECORD: RecordKind = {
  entity: 'reply template',
  tables: [{ target: ReplyTemplate }],
  read: 'enquiries:read',
  write: 'enquiries:write',
  find: findReplyTemplate,
};
