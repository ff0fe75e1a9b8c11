import { Controller, Get } from '@nestjs/common';
import type { AdminOverview } from '@tivara/contracts';
import { Roles } from '../platform/http/policy.js';
import { OverviewService } from './overview.service.js';

@Controller('api/admin/start')
export class OverviewController {
  constructor(private readonly start: OverviewService) {}

  @Get()
  @Roles('admin')
  figures(): Promise<AdminOverview> {
    return this.start.figures();
  }
}
