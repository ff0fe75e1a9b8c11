import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import type { Enquiry, Saved } from '@tivara/contracts';
import { CurrentUser, type Actor } from '../../platform/http/current-user.js';
import { csvFile } from '../../platform/http/csv.js';
import { PersonalExport } from '../../platform/audit/personal-export.js';
import { RequirePermission } from '../../platform/http/policy.js';
import { IdParam, notFound } from '../../platform/http/row-id.js';
import { EnquiryAdminService, EnquiryQueryDto } from './enquiry-admin.service.js';
import { EnquiryEditDto } from './enquiry.dto.js';

@Controller('api/admin/enquiries')
export class EnquiryAdminController {
  constructor(private readonly enquiries: EnquiryAdminService) {}

  @Get()
  @RequirePermission('enquiries:read')
  table(@Query() query: EnquiryQueryDto) {
    return this.enquiries.table(query);
  }

  @Get('export')
  @RequirePermission('enquiries:export')
  @PersonalExport('enquiry')
  export(@Query() query: EnquiryQueryDto) {
    return csvFile('enquiries', query, (page) => this.enquiries.table(page), {
      Reference: (row) => row.reference,
      Name: (row) => row.to_name,
      Email: (row) => row.to_email,
      Phone: (row) => row.to_number,
      Items: (row) => row.items,
      Status: (row) => row.status,
      Note: (row) => row.note,
      'Received at': (row) => row.created_at,
    });
  }

  @Get(':id')
  @RequirePermission('enquiries:read')
  async one(@IdParam('enquiry') id: number): Promise<Enquiry> {
    const enquiry = await this.enquiries.one(id);
    if (!enquiry) throw notFound('enquiry');
    return enquiry;
  }

  @Put(':id')
  @RequirePermission('enquiries:write')
  async update(
    @CurrentUser() actor: Actor,
    @IdParam('enquiry') id: number,
    @Body() body: EnquiryEditDto,
  ): Promise<Saved<Enquiry>> {
    const enquiry = await this.enquiries.update(actor, id, body);
    return { message: 'Enquiry updated successfully', ...enquiry };
  }
}
