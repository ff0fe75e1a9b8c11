import { Controller, Delete, Get, Param, Query } from '@nestjs/common';
import type { Answer } from '@tivara/contracts';
import { CurrentUser, type Actor } from '../../platform/http/current-user.js';
import { csvFile } from '../../platform/http/csv.js';
import { Roles } from '../../platform/http/policy.js';
import { idOf } from '../../platform/http/query.js';
import { NewsletterAdminService, SubscriberQueryDto, missing } from './newsletter-admin.service.js';

@Controller('api/admin/newsletter')
export class NewsletterAdminController {
  constructor(private readonly newsletter: NewsletterAdminService) {}

  @Get()
  @Roles('admin')
  table(@Query() query: SubscriberQueryDto) {
    return this.newsletter.table(query);
  }

  @Get('export')
  @Roles('admin')
  export(@Query() query: SubscriberQueryDto) {
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
