import { Controller, Get, Req } from '@nestjs/common';
import { STORE_SORTS } from '@tivara/contracts';
import type { FastifyRequest } from 'fastify';
import { Roles } from '../http/policy.js';
import { readTableQuery } from '../http/table.query.js';
import { StoreTableService } from './store-table.service.js';

@Controller('api/admin/store')
export class AdminStoreController {
  constructor(private readonly stores: StoreTableService) {}

  @Get()
  @Roles('admin')
  table(@Req() request: FastifyRequest) {
    return this.stores.page(readTableQuery(request, STORE_SORTS));
  }
}
