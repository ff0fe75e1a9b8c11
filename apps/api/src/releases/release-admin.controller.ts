import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CurrentUser, type Actor } from '../platform/http/current-user.js';
import { RequirePermission } from '../platform/http/policy.js';
import { StepUp } from '../platform/http/second-factor.guard.js';
import { ReleaseAdminService } from './release-admin.service.js';
import { EndCanaryBody, ReleaseVersionBody } from './release.dto.js';
import type { MessageResponse } from '../platform/http/message.dto.js';
import type { PreviewLinkResponse } from '../platform/preview/preview-link.dto.js';
import type { ReleaseDetailDto, ReleaseRowDto } from './release-response.dto.js';

@Controller('api/admin/releases')
export class ReleaseAdminController {
  constructor(private readonly releases: ReleaseAdminService) {}

  @Get()
  @RequirePermission('releases:read')
  listReleases(): Promise<ReleaseRowDto[]> {
    return this.releases.list();
  }

  @Get(':app')
  @RequirePermission('releases:read')
  getRelease(@Param('app') app: string): Promise<ReleaseDetailDto> {
    return this.releases.one(app);
  }

  @Post(':app/rollback')
  @RequirePermission('releases:write')
  @StepUp()
  @HttpCode(200)
  async rollBackRelease(
    @CurrentUser() actor: Actor,
    @Param('app') app: string,
    @Body() { version }: ReleaseVersionBody,
  ): Promise<MessageResponse> {
    const to = await this.releases.rollBack(actor, app, version);
    return { message: `${app} ${to.version} is live.` };
  }

  @Post(':app/canary')
  @RequirePermission('releases:write')
  @StepUp()
  @HttpCode(200)
  async endCanary(
    @CurrentUser() actor: Actor,
    @Param('app') app: string,
    @Body() { number, action }: EndCanaryBody,
  ): Promise<MessageResponse> {
    const to = await this.releases.endCanary(actor, app, number, action);
    return { message: `${app} ${to.version} is live for all visits.` };
  }

  @Post(':app/preview')
  @RequirePermission('releases:write')
  @HttpCode(200)
  async previewRelease(
    @CurrentUser() actor: Actor,
    @Param('app') app: string,
    @Body() { version }: ReleaseVersionBody,
  ): Promise<PreviewLinkResponse> {
    return {
      message: 'The link works for 24 hours.',
      ...(await this.releases.preview(actor, app, version)),
    };
  }
}
