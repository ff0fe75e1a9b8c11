import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import type { BulkDeletion } from '@tivara/contracts';
import { CurrentUser, type Actor } from '../platform/http/current-user.js';
import { BulkDeletionDto, toDeletion } from '../platform/http/bulk-deletion.js';
import { Roles } from '../platform/http/policy.js';
import { StoreTableQueryDto } from './store.query.js';
import { StoreService } from './store.service.js';
import { NO_FILTER, StoreReader } from './store-reader.js';

@Controller('api/admin/store')
export class AdminStoreController {
  constructor(
    private readonly reader: StoreReader,
    private readonly stores: StoreService,
  ) {}

  @Get()
  @Roles('admin')
  table(@Query() query: StoreTableQueryDto) {
    return this.reader.search({ ...query, ...NO_FILTER });
  }

  @Post('bulk')
  @Roles('admin')
  @HttpCode(200)
  async removeSome(
    @CurrentUser() actor: Actor,
    @Body() { ids }: BulkDeletionDto,
  ): Promise<BulkDeletion> {
    return toDeletion(await this.stores.removeSome(actor, ids));
  }
}
