import { Controller, Get } from '@nestjs/common';
import type { OfficeStart } from '@tivara/contracts';
import { Roles } from '../http/policy.js';
import { StartService } from './start.service.js';

@Controller('api/admin/start')
export class StartController {
  constructor(private readonly start: StartService) {}

  @Get()
  @Roles('admin')
  figures(): Promise<OfficeStart> {
    return this.start.figures();
  }
}
