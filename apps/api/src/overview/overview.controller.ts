import { Controller, Get } from '@nestjs/common';
import type { AdminOverview } from '@tivara/contracts';
import { CurrentUser, type Actor } from '../platform/http/current-user.js';
import { RequirePermission } from '../platform/http/policy.js';
import { OverviewService } from './overview.service.js';

@Controller('api/admin/start')
export class OverviewController {
  constructor(private readonly start: OverviewService) {}

  @Get()
  @RequirePermission('overview:read')
  figures(@CurrentUser() { account }: Actor): Promise<AdminOverview> {
    return this.start.figures(account.role);
  }
}
