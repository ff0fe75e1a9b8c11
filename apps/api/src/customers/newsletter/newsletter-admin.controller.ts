import { Controller, Delete, Get, Query, type StreamableFile } from '@nestjs/common';

import { CurrentUser, type Actor } from '../../platform/http/current-user.js';
import { csvFile } from '../../platform/http/csv.js';
import { PersonalExport } from '../../platform/audit/personal-export.js';
import { RequirePermission } from '../../platform/http/policy.js';
import { IdParam } from '../../platform/http/row-id.js';
import { NewsletterAdminService, SubscriberQueryDto } from './newsletter-admin.service.js';
import type { MessageResponse } from '../../platform/http/message.dto.js';
import type { SubscriberPage } from './newsletter.dto.js';
import { CsvFile } from '../../platform/http/responses.js';

@Controller('api/admin/newsletter')
export class NewsletterAdminController {
  constructor(private readonly newsletter: NewsletterAdminService) {}

  @Get()
  @RequirePermission('newsletter:read')
  listSubscribers(@Query() query: SubscriberQueryDto): Promise<SubscriberPage> {
    return this.newsletter.table(query);
  }

  @Get('export')
  @RequirePermission('newsletter:export')
  @PersonalExport('newsletter address')
  @CsvFile()
  exportSubscribers(@Query() query: SubscriberQueryDto): Promise<StreamableFile> {
    return csvFile('newsletter', query, (page) => this.newsletter.table(page), {
      Email: (row) => row.email,
      Status: (row) => row.status,
      'Signed up at': (row) => row.created_at,
      'Confirmed at': (row) => row.confirmed_at,
    });
  }

  @Delete(':id')
  @RequirePermission('newsletter:write')
  async deleteSubscriber(
    @CurrentUser() actor: Actor,
    @IdParam('newsletter address') id: number,
  ): Promise<MessageResponse> {
    await this.newsletter.remove(actor, id);
    return { message: 'Address deleted successfully' };
  }
}
