import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { CurrentUser, type Actor } from '../http/current-user.js';
import type { MessageResponse } from '../http/message.dto.js';
import { RequirePermission } from '../http/policy.js';
import { IdParam } from '../http/row-id.js';
import { StepUp } from '../http/second-factor.guard.js';
import {
  DeliveryQueryDto,
  WebhookBody,
  WebhookEditBody,
  WebhookQueryDto,
  type DeliveryPage,
  type NewWebhookResponse,
  type SavedDelivery,
  type SavedWebhook,
  type WebhookPage,
} from './webhook.dto.js';
import { WebhookService } from './webhook.service.js';

@Controller('api/admin/webhooks')
export class WebhookController {
  constructor(private readonly webhooks: WebhookService) {}

  @Get()
  @RequirePermission('webhooks:read')
  listWebhooks(@Query() query: WebhookQueryDto): Promise<WebhookPage> {
    return this.webhooks.table(query);
  }

  @Post()
  @RequirePermission('webhooks:write')
  @StepUp()
  async createWebhook(
    @CurrentUser() actor: Actor,
    @Body() body: WebhookBody,
  ): Promise<NewWebhookResponse> {
    return { message: 'Webhook created', ...(await this.webhooks.create(actor, body)) };
  }

  @Put(':id')
  @RequirePermission('webhooks:write')
  @StepUp()
  async updateWebhook(
    @CurrentUser() actor: Actor,
    @IdParam('webhook') id: number,
    @Body() body: WebhookEditBody,
  ): Promise<SavedWebhook> {
    return { message: 'Webhook saved', ...(await this.webhooks.update(actor, id, body)) };
  }

  @Delete(':id')
  @RequirePermission('webhooks:write')
  async deleteWebhook(
    @CurrentUser() actor: Actor,
    @IdParam('webhook') id: number,
  ): Promise<MessageResponse> {
    await this.webhooks.remove(actor, id);
    return { message: 'Webhook deleted' };
  }

  @Post(':id/test')
  @RequirePermission('webhooks:write')
  @HttpCode(200)
  async testWebhook(@IdParam('webhook') id: number): Promise<MessageResponse> {
    await this.webhooks.test(id);
    return { message: 'A test event is on its way.' };
  }

  @Post(':id/resend')
  @RequirePermission('webhooks:write')
  @HttpCode(200)
  async resendFailed(
    @CurrentUser() actor: Actor,
    @IdParam('webhook') id: number,
  ): Promise<MessageResponse> {
    const count = await this.webhooks.resendFailed(actor, id);
    if (!count) return { message: 'There are no failed deliveries.' };
    return { message: `${count} ${count === 1 ? 'event' : 'events'} will be sent again now.` };
  }

  @Get('deliveries')
  @RequirePermission('webhooks:read')
  listDeliveries(@Query() query: DeliveryQueryDto): Promise<DeliveryPage> {
    return this.webhooks.deliveries(query);
  }

  @Post('deliveries/:id/resend')
  @RequirePermission('webhooks:write')
  @HttpCode(200)
  async resendDelivery(
    @CurrentUser() actor: Actor,
    @IdParam('delivery') id: number,
  ): Promise<SavedDelivery> {
    return {
      message: 'The event will be sent again now.',
      ...(await this.webhooks.resend(actor, id)),
    };
  }
}
