import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { STORE_SORTS, type BulkDeletion } from '@tivara/contracts';
import type { FastifyRequest } from 'fastify';
import { CurrentUser, type Actor } from '../platform/http/current-user.js';
import { BulkDeletionDto, toDeletion } from '../platform/http/bulk-deletion.js';
import { Roles } from '../platform/http/policy.js';
import { readTableQuery } from '../platform/http/table.query.js';
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
  table(@Req() request: FastifyRequest) {
    return this.reader.search({ ...readTableQuery(request, STORE_SORTS), ...NO_FILTER });
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
