import { Controller, Delete, Get, Query } from '@nestjs/common';
import type { Answer } from '@tivara/contracts';
import { CurrentUser, type Actor } from '../../platform/http/current-user.js';
import { csvFile } from '../../platform/http/csv.js';
import { PersonalExport } from '../../platform/audit/personal-export.js';
import { RequirePermission } from '../../platform/http/policy.js';
import { IdParam } from '../../platform/http/row-id.js';
import { NewsletterAdminService, SubscriberQueryDto } from './newsletter-admin.service.js';

@Controller('api/admin/newsletter')
export class NewsletterAdminController {
  constructor(private readonly newsletter: NewsletterAdminService) {}

  @Get()
  @RequirePermission('newsletter:read')
  table(@Query() query: SubscriberQueryDto) {
    return this.newsletter.table(query);
  }

  @Get('export')
  @RequirePermission('newsletter:export')
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
  @RequirePermission('newsletter:write')
  async remove(
    @CurrentUser() actor: Actor,
    @IdParam('newsletter address') id: number,
  ): Promise<Answer> {
    await this.newsletter.remove(actor, id);
    return { message: 'Address deleted successfully' };
  }
}
