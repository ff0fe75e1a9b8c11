import { Controller, Get, NotFoundException, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Public } from '../http/policy.js';
import { idOf, queryOf } from '../http/query.js';
import { readStoreQuery } from './store.query.js';
import { StoreService } from './store.service.js';

@Controller('api/store')
export class StoreController {
  constructor(private readonly stores: StoreService) {}

  /** Without a query the whole list; with one a page of what it finds. */
  @Get()
  @Public()
  list(@Req() { url }: FastifyRequest) {
    const query = queryOf(url);
    return query ? this.stores.search(readStoreQuery(query)) : this.stores.list();
  }

  @Get('cities')
  @Public()
  cities() {
    return this.stores.cities();
  }

  @Get(':id')
  @Public()
  async one(@Param('id') id: string) {
    const number = idOf(id);
    const store = number && (await this.stores.find(number));
    if (!store) throw new NotFoundException('This store does not exist.');
    return store;
  }
}
