import { Body, Controller, Get, NotFoundException, Param, Put, Req } from '@nestjs/common';
import { ENQUIRY_SORTS, ENQUIRY_STATUSES, type Enquiry, type Saved } from '@tivara/contracts';
import type { FastifyRequest } from 'fastify';
import { CurrentUser, type Actor } from '../../platform/http/current-user.js';
import { csvFile } from '../../platform/http/csv.js';
import { Roles } from '../../platform/http/policy.js';
import { idOf } from '../../platform/http/query.js';
import { readFilteredQuery } from '../../platform/http/table.query.js';
import { EnquiryAdminService } from './enquiry-admin.service.js';
import { EnquiryEditDto } from './enquiry.dto.js';

const readQuery = (request: FastifyRequest) =>
  readFilteredQuery(request, ENQUIRY_SORTS, { status: ENQUIRY_STATUSES });

@Controller('api/admin/enquiries')
export class EnquiryAdminController {
  constructor(private readonly enquiries: EnquiryAdminService) {}

  @Get()
  @Roles('admin')
  table(@Req() request: FastifyRequest) {
    return this.enquiries.table(readQuery(request));
  }

  @Get('export')
  @Roles('admin')
  export(@Req() request: FastifyRequest) {
    const query = readQuery(request);
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
