import { ConflictException, Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MAIL_KINDS, MAIL_SORTS, MAIL_STATES, MESSAGES } from '@tivara/contracts';
import type { MailKind, MailState, Page } from '@tivara/contracts';
import { DataSource, Repository } from 'typeorm';
import { AuditedTransactions, type AuditedTransaction } from '../audit/audited-transactions.js';
import { withTimes } from '../database/times.js';
import { readPage } from '../database/read-page.js';
import { allOf, contains, matches, sql } from '../database/sql.js';
import { searchKey } from '../database/search-key.js';
import type { Actor } from '../http/current-user.js';
import { OneOf } from '../http/query.js';
import { notFound } from '../http/row-id.js';
import { orderBy, tableQueryDto } from '../http/table.query.js';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { toText, type MailContent } from './mail-template.js';
import { MAIL_COLUMNS, readMails } from './mail-row.js';
import { Mail } from './mail.entity.js';
import { isPersonal } from './mail.service.js';
import type { MailDetailDto, MailRowDto } from './mail.dto.js';

export class MailQueryDto extends tableQueryDto(MAIL_SORTS) {
  @OneOf(MAIL_STATES) state: MailState | '' = '';
  @OneOf(MAIL_KINDS) kind: MailKind | '' = '';
}

const AT_ONCE = 500;

const SORTS = {
  created_at: ['m.id'],
  to: ['m.search_key', 'm.id'],
  state: ['m.state', 'm.id'],
  attempts: ['m.attempts', 'm.id'],
};

@Injectable()
export class MailAdminService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(Mail) private readonly mails: Repository<Mail>,
    private readonly changes: AuditedTransactions,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'smtpUrl'>,
  ) {}

  table({ q, state, kind, sort, page, pageSize }: MailQueryDto): Promise<Page<MailRowDto>> {
    return readPage(
      this.dataSource,
      {
        columns: MAIL_COLUMNS,
        id: 'm.id',
        from: 'mail m',
        where: allOf([
          contains('m.search_key', searchKey(q)),
          matches({ 'm.state': state, 'm.kind': kind }),
        ]),
        order: orderBy(sort || '-created_at', SORTS, 'm.id'),
        page,
        pageSize,
      },
      withTimes<MailRowDto>,
    );
  }

  async one(id: number): Promise<MailDetailDto> {
    const [row] = await readMails(this.dataSource, sql('m.id = ?', id));
    const mail = await this.mails.findOneBy({ id });
    if (!row || !mail) throw notFound('mail');
    // A personal mail has a link that grants access to its reader.
    const hidden = !mail.payload || isPersonal(mail.kind);
    return { ...row, text: hidden ? null : toText(JSON.parse(mail.payload) as MailContent) };
  }

  /** @throws NotFoundException, or ConflictException when it was sent or there is no mail server */
  async retry(actor: Actor, id: number): Promise<MailRowDto> {
    this.expectServer();
    return this.changes.run(actor, async (change) => {
      const after = await this.again(change, id);
      if (!after) throw new ConflictException('This mail was sent already.');
      return after;
    });
  }

  /** Retries dead mails. @returns how many. @throws ConflictException without a mail server */
  async retryAll(actor: Actor): Promise<number> {
    this.expectServer();
    for (let all = 0; ;) {
      const done = await this.changes.run(actor, async (change) => {
        const dead = await change.manager.find(Mail, {
          select: { id: true },
          where: { state: 'dead' },
          order: { id: 'ASC' },
          take: AT_ONCE,
        });
        for (const { id } of dead) await this.again(change, id);
        return dead.length;
      });
      all += done;
      if (done < AT_ONCE) return all;
    }
  }

  private expectServer(): void {
    if (this.settings.smtpUrl === null) throw new ConflictException(MESSAGES.noMailServer);
  }

  private async again(change: AuditedTransaction, id: number): Promise<MailRowDto | null> {
    const { manager, at } = change;
    const [before] = await readMails(manager, sql('m.id = ?', id));
    if (!before) throw notFound('mail');
    const { affected } = await manager
      .createQueryBuilder()
      .update(Mail)
      .set({ state: 'pending', attempts: 0, nextAttemptAt: at })
      .where("id = :id AND state <> 'sent'", { id })
      .execute();
    if (!affected) return null;
    const [after] = await readMails(manager, sql('m.id = ?', id));
    if (!after) throw notFound('mail');
    await change.record('retry', 'mail', id, before, after);
    return after;
  }
}
