import { Controller, Delete, Get, Query } from '@nestjs/common';
import type { Answer } from '@tivara/contracts';
import { CurrentUser, type Actor } from '../../platform/http/current-user.js';
import { csvFile } from '../../platform/http/csv.js';
import { PersonalExport } from '../../platform/audit/personal-export.js';
import { Roles } from '../../platform/http/policy.js';
import { IdParam } from '../../platform/http/row-id.js';
import { NewsletterAdminService, SubscriberQueryDto } from './newsletter-admin.service.js';

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
  @PersonalExport('newsletter address')
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
  async remove(
    @CurrentUser() actor: Actor,
    @IdParam('newsletter address') id: number,
  ): Promise<Answer> {
    await this.newsletter.remove(actor, id);
    return { message: 'Address deleted successfully' };
  }
}
