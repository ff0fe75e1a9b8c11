import { ConflictException, Injectable } from '@nestjs/common';
import { LIMITS, REPLY_TEMPLATE_SORTS } from '@tivara/contracts';
import type { Page } from '@tivara/contracts';
import { DataSource } from 'typeorm';
import { AuditedTransactions } from '../../platform/audit/audited-transactions.js';
import { isUniqueViolation } from '../../platform/database/errors.js';
import { insertRow } from '../../platform/database/insert.js';
import { readPage } from '../../platform/database/read-page.js';
import { searchKey } from '../../platform/database/search-key.js';
import { contains } from '../../platform/database/sql.js';
import type { Actor } from '../../platform/http/current-user.js';
import { takenField } from '../../platform/http/field-errors.js';
import { orderBy, tableQueryDto } from '../../platform/http/table.query.js';
import type { ReplyTemplateBody, ReplyTemplateEditBody } from './enquiry.dto.js';
import { ReplyTemplate } from './enquiry.entity.js';
import { REPLY_TEMPLATE_COLUMNS, findReplyTemplate } from './reply-template-record.js';
import type { ReplyTemplateDto } from './enquiry-response.dto.js';

export class ReplyTemplateQueryDto extends tableQueryDto(REPLY_TEMPLATE_SORTS) {}

/** Stored replies to enquiries. */
@Injectable()
export class ReplyTemplateService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: AuditedTransactions,
  ) {}

  table({ q, sort, page, pageSize }: ReplyTemplateQueryDto): Promise<Page<ReplyTemplateDto>> {
    return readPage(
      this.dataSource,
      {
        id: 't.id',
        columns: REPLY_TEMPLATE_COLUMNS,
        from: 'reply_template t',
        where: contains('t.name_key', searchKey(q)),
        order: orderBy(sort || 'name', { name: ['t.name_key'] }, 't.id'),
        page,
        pageSize,
      },
      (row: ReplyTemplateDto) => row,
    );
  }

  find = (id: number) => findReplyTemplate(this.dataSource, id);

  /** @throws ConflictException for a taken name, or beyond the limit */
  create(actor: Actor, body: ReplyTemplateBody): Promise<ReplyTemplateDto> {
    return withFreeName(body, () =>
      this.changes.run(actor, async (change) => {
        if ((await change.manager.count(ReplyTemplate)) >= LIMITS.replyTemplates)
          throw new ConflictException(
            `There are ${LIMITS.replyTemplates} templates already. Delete one first.`,
          );
        const id = await insertRow(change.manager, ReplyTemplate, columnsOf(body));
        return change.created(subjectOf(id));
      }),
    );
  }

  /** @throws ConflictException for a taken name, or with the `current` row when it is newer than `version` */
  update(
    actor: Actor,
    id: number,
    { version, ...body }: ReplyTemplateEditBody,
  ): Promise<ReplyTemplateDto> {
    return withFreeName(body, () =>
      this.changes.edit(actor, { ...subjectOf(id), version, columns: columnsOf(body) }),
    );
  }

  remove(actor: Actor, id: number): Promise<void> {
    return this.changes.run(actor, (change) => change.remove(subjectOf(id)));
  }
}

const subjectOf = (id: number) => ({
  entity: 'reply template' as const,
  target: ReplyTemplate,
  id,
  read: (manager: Parameters<typeof findReplyTemplate>[0]) => findReplyTemplate(manager, id),
});

const columnsOf = ({ reply_template_name: name, text }: ReplyTemplateBody) => ({
  name,
  nameKey: searchKey(name),
  text,
});

async function withFreeName<T>(
  { reply_template_name: name }: ReplyTemplateBody,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw takenField('reply_template_name', `There is a template ‘${name}’ already.`);
  }
}
