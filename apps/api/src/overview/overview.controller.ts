import { Controller, Get } from '@nestjs/common';
import type { OfficeStart } from '@tivara/contracts';
import { Roles } from '../platform/http/policy.js';
import { OverviewService } from './overview.service.js';

@Controller('api/admin/start')
export class OverviewController {
  constructor(private readonly start: OverviewService) {}

  @Get()
  @Roles('admin')
  figures(): Promise<OfficeStart> {
    return this.start.figures();
  }
}
