import { Controller, Delete, Get, Param, Req } from '@nestjs/common';
import { SUBSCRIBER_SORTS, SUBSCRIBER_STATUSES, type Answer } from '@tivara/contracts';
import type { FastifyRequest } from 'fastify';
import { CurrentUser, type Actor } from '../../platform/http/current-user.js';
import { csvFile } from '../../platform/http/csv.js';
import { Roles } from '../../platform/http/policy.js';
import { idOf } from '../../platform/http/query.js';
import { readFilteredQuery } from '../../platform/http/table.query.js';
import { NewsletterAdminService, missing } from './newsletter-admin.service.js';

const readQuery = (request: FastifyRequest) =>
  readFilteredQuery(request, SUBSCRIBER_SORTS, { status: SUBSCRIBER_STATUSES });

@Controller('api/admin/newsletter')
export class NewsletterAdminController {
  constructor(private readonly newsletter: NewsletterAdminService) {}

  @Get()
  @Roles('admin')
  table(@Req() request: FastifyRequest) {
    return this.newsletter.table(readQuery(request));
  }

  @Get('export')
  @Roles('admin')
  export(@Req() request: FastifyRequest) {
    const query = readQuery(request);
    return csvFile('newsletter', query, (page) => this.newsletter.table(page), {
      Email: (row) => row.email,
      Status: (row) => row.status,
      'Signed up at': (row) => row.created_at,
      'Confirmed at': (row) => row.confirmed_at,
    });
  }

  @Delete(':id')
  @Roles('admin')
  async remove(@CurrentUser() actor: Actor, @Param('id') text: string): Promise<Answer> {
    const id = idOf(text);
    if (id === null) throw missing();
    await this.newsletter.remove(actor, id);
    return { message: 'Address deleted successfully' };
  }
}
