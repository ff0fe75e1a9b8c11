import {
  Body,
  Controller,
  Get,
  HttpCode,
  Inject,
  Post,
  Put,
  Query,
  type StreamableFile,
} from '@nestjs/common';
import { TakesBody } from '../../platform/http/body-limits.js';
import { CurrentUser, type Actor } from '../../platform/http/current-user.js';
import { csvFile } from '../../platform/http/csv.js';
import { PersonalExport } from '../../platform/audit/personal-export.js';
import { RequirePermission } from '../../platform/http/policy.js';
import { IdParam, notFound } from '../../platform/http/row-id.js';
import { SETTINGS, type Settings } from '../../platform/settings/settings.js';
import { EnquiryAdminService, EnquiryQueryDto } from './enquiry-admin.service.js';
import { EnquiryEditBody, ReplyBody } from './enquiry.dto.js';
import { EnquiryReplyService } from './enquiry-reply.service.js';
import type {
  ColleagueDto,
  EnquiryDetailDto,
  EnquiryPage,
  SavedEnquiry,
} from './enquiry-response.dto.js';
import { CsvFile } from '../../platform/http/responses.js';

@Controller('api/admin/enquiries')
export class EnquiryAdminController {
  constructor(
    private readonly enquiries: EnquiryAdminService,
    private readonly replies: EnquiryReplyService,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'smtpUrl'>,
  ) {}

  @Get()
  @RequirePermission('enquiries:read')
  listEnquiries(
    @CurrentUser() actor: Actor,
    @Query() query: EnquiryQueryDto,
  ): Promise<EnquiryPage> {
    return this.enquiries.table(actor, query);
  }

  @Get('export')
  @RequirePermission('enquiries:export')
  @PersonalExport('enquiry')
  @CsvFile()
  exportEnquiries(
    @CurrentUser() actor: Actor,
    @Query() query: EnquiryQueryDto,
  ): Promise<StreamableFile> {
    return csvFile('enquiries', query, (page) => this.enquiries.table(actor, page), {
      Reference: (row) => row.reference,
      Name: (row) => row.to_name,
      Email: (row) => row.to_email,
      Phone: (row) => row.to_number,
      Items: (row) => row.items,
      Status: (row) => row.status,
      'Assigned to': (row) => row.assignee?.username ?? null,
      Note: (row) => row.note,
      'Received at': (row) => row.created_at,
    });
  }

  /** Whom enquiries can be assigned to. */
  @Get('assignees')
  @RequirePermission('enquiries:read')
  listAssignees(): Promise<ColleagueDto[]> {
    return this.enquiries.assignees();
  }

  @Get(':id')
  @RequirePermission('enquiries:read')
  async getEnquiry(@IdParam('enquiry') id: number): Promise<EnquiryDetailDto> {
    const enquiry = await this.enquiries.one(id);
    if (!enquiry) throw notFound('enquiry');
    return enquiry;
  }

  @Put(':id')
  @RequirePermission('enquiries:write')
  async updateEnquiry(
    @CurrentUser() actor: Actor,
    @IdParam('enquiry') id: number,
    @Body() body: EnquiryEditBody,
  ): Promise<SavedEnquiry> {
    const enquiry = await this.enquiries.update(actor, id, body);
    return { message: 'Enquiry updated successfully', ...enquiry };
  }

  @Post(':id/replies')
  @RequirePermission('enquiries:write')
  @TakesBody('list')
  @HttpCode(200)
  async replyToEnquiry(
    @CurrentUser() actor: Actor,
    @IdParam('enquiry') id: number,
    @Body() body: ReplyBody,
  ): Promise<SavedEnquiry> {
    await this.replies.reply(actor, id, body);
    const enquiry = await this.enquiries.one(id);
    if (!enquiry) throw notFound('enquiry');
    const message =
      this.settings.smtpUrl === null
        ? 'Reply stored. There is no mail server, so it is not sent.'
        : 'Your reply is on its way';
    return { message, ...enquiry };
  }
}
