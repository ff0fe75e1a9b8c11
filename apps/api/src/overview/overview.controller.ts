import { Controller, Get } from '@nestjs/common';

import { CurrentUser, type Actor } from '../platform/http/current-user.js';
import { RequirePermission } from '../platform/http/policy.js';
import { OverviewService } from './overview.service.js';
import type { AdminOverviewDto } from './overview.dto.js';

@Controller('api/admin/start')
export class OverviewController {
  constructor(private readonly start: OverviewService) {}

  @Get()
  @RequirePermission('overview:read')
  getOverview(@CurrentUser() { account }: Actor): Promise<AdminOverviewDto> {
    return this.start.figures(account);
  }
}
