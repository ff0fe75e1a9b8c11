import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { TakesBody } from '../../platform/http/body-limits.js';
import { CurrentUser, type Actor } from '../../platform/http/current-user.js';
import { RequirePermission } from '../../platform/http/policy.js';
import { IdParam, notFound } from '../../platform/http/row-id.js';
import { ReplyTemplateBody, ReplyTemplateEditBody } from './enquiry.dto.js';
import { ReplyTemplateQueryDto, ReplyTemplateService } from './reply-template.service.js';
import type {
  ReplyTemplateDto,
  ReplyTemplatePage,
  SavedReplyTemplate,
} from './enquiry-response.dto.js';
import type { UndoableResponse } from '../../platform/http/message.dto.js';

@Controller('api/admin/reply-templates')
export class ReplyTemplateAdminController {
  constructor(private readonly templates: ReplyTemplateService) {}

  @Get()
  @RequirePermission('enquiries:read')
  listReplyTemplates(@Query() query: ReplyTemplateQueryDto): Promise<ReplyTemplatePage> {
    return this.templates.table(query);
  }

  @Get(':id')
  @RequirePermission('enquiries:read')
  async getReplyTemplate(@IdParam('reply template') id: number): Promise<ReplyTemplateDto> {
    const template = await this.templates.find(id);
    if (!template) throw notFound('reply template');
    return template;
  }

  @Post()
  @RequirePermission('enquiries:write')
  @TakesBody('list')
  async createReplyTemplate(
    @CurrentUser() actor: Actor,
    @Body() body: ReplyTemplateBody,
  ): Promise<SavedReplyTemplate> {
    const template = await this.templates.create(actor, body);
    return { message: 'Template added', undo: actor.requestId, ...template };
  }

  @Put(':id')
  @RequirePermission('enquiries:write')
  @TakesBody('list')
  async updateReplyTemplate(
    @CurrentUser() actor: Actor,
    @IdParam('reply template') id: number,
    @Body() body: ReplyTemplateEditBody,
  ): Promise<SavedReplyTemplate> {
    const template = await this.templates.update(actor, id, body);
    return { message: 'Template saved', undo: actor.requestId, ...template };
  }

  @Delete(':id')
  @RequirePermission('enquiries:write')
  @HttpCode(200)
  async deleteReplyTemplate(
    @CurrentUser() actor: Actor,
    @IdParam('reply template') id: number,
  ): Promise<UndoableResponse> {
    await this.templates.remove(actor, id);
    return { message: 'Template deleted', undo: actor.requestId };
  }
}
