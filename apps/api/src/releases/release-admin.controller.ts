import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { Answer, PreviewLink, ReleaseDetail, ReleaseRow, Saved } from '@tivara/contracts';
import { CurrentUser, type Actor } from '../platform/http/current-user.js';
import { RequirePermission } from '../platform/http/policy.js';
import { StepUp } from '../platform/http/second-factor.guard.js';
import { ReleaseAdminService } from './release-admin.service.js';
import { EndCanaryBody, ReleaseVersionBody } from './release.dto.js';

@Controller('api/admin/releases')
export class ReleaseAdminController {
  constructor(private readonly releases: ReleaseAdminService) {}

  @Get()
  @RequirePermission('releases:read')
  list(): Promise<ReleaseRow[]> {
    return this.releases.list();
  }

  @Get(':app')
  @RequirePermission('releases:read')
  one(@Param('app') app: string): Promise<ReleaseDetail> {
    return this.releases.one(app);
  }

  @Post(':app/rollback')
  @RequirePermission('releases:write')
  @StepUp()
  @HttpCode(200)
  async rollBack(
    @CurrentUser() actor: Actor,
    @Param('app') app: string,
    @Body() { version }: ReleaseVersionBody,
  ): Promise<Answer> {
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
  ): Promise<Answer> {
    const to = await this.releases.endCanary(actor, app, number, action);
    return { message: `${app} ${to.version} is live for all visits.` };
  }

  @Post(':app/preview')
  @RequirePermission('releases:write')
  @HttpCode(200)
  async preview(
    @CurrentUser() actor: Actor,
    @Param('app') app: string,
    @Body() { version }: ReleaseVersionBody,
  ): Promise<Saved<PreviewLink>> {
    return {
      message: 'The link works for 24 hours.',
      ...(await this.releases.preview(actor, app, version)),
    };
  }
}
