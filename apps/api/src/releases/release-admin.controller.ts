import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { Answer, PreviewLink, Saved } from '@tivara/contracts';
import { CurrentUser, type Actor } from '../platform/http/current-user.js';
import { RequirePermission } from '../platform/http/policy.js';
import { StepUp } from '../platform/http/second-factor.guard.js';
import { legacyDetail, legacyRow } from './legacy-names.js';
import { ReleaseAdminService } from './release-admin.service.js';
import { EndCanaryDto, VersionDto } from './release.dto.js';

@Controller('api/admin/releases')
export class ReleaseAdminController {
  constructor(private readonly releases: ReleaseAdminService) {}

  @Get()
  @RequirePermission('releases:read')
  async list() {
    return (await this.releases.list()).map(legacyRow);
  }

  @Get(':app')
  @RequirePermission('releases:read')
  async one(@Param('app') app: string) {
    return legacyDetail(await this.releases.one(app));
  }

  @Post(':app/rollback')
  @RequirePermission('releases:write')
  @StepUp()
  @HttpCode(200)
  async rollBack(
    @CurrentUser() actor: Actor,
    @Param('app') app: string,
    @Body() { version }: VersionDto,
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
    @Body() { number, action }: EndCanaryDto,
  ): Promise<Answer> {
    const to = await this.releases.endCanary(
      actor,
      app,
      number,
      action === 'promote' ? action : 'abort',
    );
    return { message: `${app} ${to.version} is live for all visits.` };
  }

  @Post(':app/preview')
  @RequirePermission('releases:write')
  @HttpCode(200)
  async preview(
    @CurrentUser() actor: Actor,
    @Param('app') app: string,
    @Body() { version }: VersionDto,
  ): Promise<Saved<PreviewLink>> {
    return {
      message: 'The link works for 24 hours.',
      ...(await this.releases.preview(actor, app, version)),
    };
  }
}
