import { Controller, Get, HttpCode, Post, Query, type StreamableFile } from '@nestjs/common';
import { CurrentUser, type Actor } from '../http/current-user.js';
import { csvFile } from '../http/csv.js';
import { PersonalExport } from '../audit/personal-export.js';
import { RequirePermission } from '../http/policy.js';
import { IdParam } from '../http/row-id.js';
import { MailAdminService, MailQueryDto } from './mail-admin.service.js';
import type { MessageResponse } from '../http/message.dto.js';
import type { MailDetailDto, MailPage, SavedMail } from './mail.dto.js';
import { CsvFile } from '../http/responses.js';

@Controller('api/admin/mails')
export class MailAdminController {
  constructor(private readonly mails: MailAdminService) {}

  @Get()
  @RequirePermission('mails:read')
  listMails(@Query() query: MailQueryDto): Promise<MailPage> {
    return this.mails.table(query);
  }

  @Get('export')
  @RequirePermission('mails:export')
  @PersonalExport('mail')
  @CsvFile()
  exportMails(@Query() query: MailQueryDto): Promise<StreamableFile> {
    return csvFile('mails', query, (page) => this.mails.table(page), {
      To: (row) => row.to,
      Kind: (row) => row.kind,
      Subject: (row) => row.subject,
      State: (row) => row.state,
      Attempts: (row) => row.attempts,
      'Last error': (row) => row.last_error,
      'Written at': (row) => row.created_at,
      'Sent at': (row) => row.sent_at,
      'Next attempt at': (row) => row.next_attempt_at,
    });
  }

  @Get(':id')
  @RequirePermission('mails:read')
  getMail(@IdParam('mail') id: number): Promise<MailDetailDto> {
    return this.mails.one(id);
  }

  @Post('retry')
  @RequirePermission('mails:write')
  @HttpCode(200)
  async retryMails(@CurrentUser() actor: Actor): Promise<MessageResponse> {
    const mails = await this.mails.retryAll(actor);
    if (!mails) return { message: 'There are no failed mails.' };
    return { message: `${mails} ${mails === 1 ? 'mail' : 'mails'} will be sent again now.` };
  }

  @Post(':id/retry')
  @RequirePermission('mails:write')
  @HttpCode(200)
  async retryMail(@CurrentUser() actor: Actor, @IdParam('mail') id: number): Promise<SavedMail> {
    return {
      message: 'The mail will be sent again now.',
      ...(await this.mails.retry(actor, id)),
    };
  }
}
