import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CurrentUser, type Actor } from '../platform/http/current-user.js';
import { RequirePermission } from '../platform/http/policy.js';
import type { PreviewLinkResponse } from '../platform/preview/preview-link.dto.js';
import { SitePreviewBody, type ScheduledChangeDto } from './schedule.dto.js';
import { ScheduleService } from './schedule.service.js';

@Controller('api/admin/schedule')
export class ScheduleController {
  constructor(private readonly schedule: ScheduleService) {}

  /** What will change for shoppers by itself, the soonest first: of the catalogue and of content, as far as one may read them. */
  @Get()
  @RequirePermission('schedule:read')
  listSchedule(@CurrentUser() { account }: Actor): Promise<ScheduledChangeDto[]> {
    return this.schedule.list(account);
  }

  /** A link to the site as it will be at a time. */
  @Post('preview')
  @RequirePermission('schedule:write')
  @HttpCode(200)
  async previewSite(
    @CurrentUser() actor: Actor,
    @Body() { at }: SitePreviewBody,
  ): Promise<PreviewLinkResponse> {
    const link = await this.schedule.preview(actor, new Date(at));
    return { message: 'The link works for 24 hours.', ...link };
  }
}
