import { Body, Controller, Delete, Get, Post, Query } from '@nestjs/common';
import { CurrentUser, type Actor } from '../../platform/http/current-user.js';
import type { MessageResponse } from '../../platform/http/message.dto.js';
import { RequirePermission } from '../../platform/http/policy.js';
import { IdParam } from '../../platform/http/row-id.js';
import { StepUp } from '../../platform/http/second-factor.guard.js';
import {
  ApiTokenBody,
  ApiTokenQueryDto,
  type ApiTokenPage,
  type NewApiTokenResponse,
} from './api-token.dto.js';
import { ApiTokenService } from './api-token.service.js';

@Controller('api/admin/tokens')
export class ApiTokenController {
  constructor(private readonly tokens: ApiTokenService) {}

  @Get()
  @RequirePermission('tokens:read')
  listTokens(@Query() query: ApiTokenQueryDto): Promise<ApiTokenPage> {
    return this.tokens.table(query);
  }

  @Post()
  @RequirePermission('tokens:write')
  @StepUp()
  async createToken(
    @CurrentUser() actor: Actor,
    @Body() body: ApiTokenBody,
  ): Promise<NewApiTokenResponse> {
    return { message: 'Token created', ...(await this.tokens.create(actor, body)) };
  }

  @Delete(':id')
  @RequirePermission('tokens:write')
  async revokeToken(
    @CurrentUser() actor: Actor,
    @IdParam('API token') id: number,
  ): Promise<MessageResponse> {
    await this.tokens.revoke(actor, id);
    return { message: 'Token revoked' };
  }
}
