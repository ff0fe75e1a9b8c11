import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { csvFile } from '../http/csv.js';
import { PersonalExport } from './personal-export.js';
import { RequirePermission } from '../http/policy.js';
import { AuditQueryDto, AuditService } from './audit.service.js';
import type { AuditPage } from './audit.dto.js';
import { CsvFile } from '../http/responses.js';

@Controller('api/admin/audit')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @Get()
  @RequirePermission('audit:read')
  listChanges(@Query() query: AuditQueryDto): Promise<AuditPage> {
    return this.audit.table(query);
  }

  @Get('export')
  @RequirePermission('audit:export')
  @PersonalExport('audit')
  @CsvFile()
  exportChanges(@Query() query: AuditQueryDto): Promise<StreamableFile> {
    return csvFile('audit', query, (page) => this.audit.table(page), {
      At: (row) => row.at,
      Actor: (row) => row.actor,
      Action: (row) => row.action,
      Entity: (row) => row.entity,
      Name: (row) => row.name,
      'Entity ID': (row) => row.entity_id,
      Before: (row) => json(row.before),
      After: (row) => json(row.after),
      'Request ID': (row) => row.request_id,
    });
  }
}

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
