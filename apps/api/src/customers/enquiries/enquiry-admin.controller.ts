import { Body, Controller, Get, NotFoundException, Param, Put, Query } from '@nestjs/common';
import type { Enquiry, Saved } from '@tivara/contracts';
import { CurrentUser, type Actor } from '../../platform/http/current-user.js';
import { csvFile } from '../../platform/http/csv.js';
import { Roles } from '../../platform/http/policy.js';
import { idOf } from '../../platform/http/query.js';
import { EnquiryAdminService, EnquiryQueryDto } from './enquiry-admin.service.js';
import { EnquiryEditDto } from './enquiry.dto.js';

@Controller('api/admin/enquiries')
export class EnquiryAdminController {
  constructor(private readonly enquiries: EnquiryAdminService) {}

  @Get()
  @Roles('admin')
  table(@Query() query: EnquiryQueryDto) {
    return this.enquiries.table(query);
  }

  @Get('export')
  @Roles('admin')
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
  @Roles('admin')
  async one(@Param('id') id: string): Promise<Enquiry> {
    const enquiry = await this.enquiries.one(enquiryId(id));
    if (!enquiry) throw missing();
    return enquiry;
  }

  @Put(':id')
  @Roles('admin')
  async update(
    @CurrentUser() actor: Actor,
    @Param('id') id: string,
    @Body() body: EnquiryEditDto,
  ): Promise<Saved<Enquiry>> {
    const enquiry = await this.enquiries.update(actor, enquiryId(id), body);
    return { message: 'Enquiry updated successfully', ...enquiry };
  }
}

const missing = () => new NotFoundException('This enquiry does not exist.');

function enquiryId(text: string): number {
  const id = idOf(text);
  if (id === null) throw missing();
  return id;
}
