import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Req } from '@nestjs/common';
import type { Answer, BulkDeletion, Saved, Store } from '@tivara/contracts';
import type { FastifyRequest } from 'fastify';
import { CurrentUser, type Actor } from '../platform/http/current-user.js';
import { BulkDeletionDto, toDeletion } from '../platform/http/bulk-deletion.js';
import { csvFile } from '../platform/http/csv.js';
import { CatalogueCached } from '../catalogue/index.js';
import { Public, RequirePermission } from '../platform/http/policy.js';
import { hasQuery } from '../platform/http/query.js';
import { IdParam, notFound } from '../platform/http/row-id.js';
import { hoursLine } from './opening-hours.js';
import { StoreDto, StoreEditDto } from './store.dto.js';
import { CityQueryDto, StoreQueryDto, StoreTableQueryDto } from './store.query.js';
import { NO_FILTER, StoreReader } from './store-reader.js';
import { StoreService } from './store.service.js';

@Controller('api')
export class StoreController {
  constructor(
    private readonly reader: StoreReader,
    private readonly stores: StoreService,
  ) {}

  /** Without a query the whole list, else a page of results. */
  @Get('store')
  @Public()
  @CatalogueCached()
  list(@Query() query: StoreQueryDto, @Req() { url }: FastifyRequest) {
    return hasQuery(url) ? this.reader.search(query) : this.reader.list();
  }

  @Get('admin/store')
  @RequirePermission('stores:read')
  table(@Query() query: StoreTableQueryDto) {
    return this.reader.search({ ...query, ...NO_FILTER });
  }

  @Post('admin/store/bulk')
  @RequirePermission('stores:write')
  @HttpCode(200)
  async removeSome(
    @CurrentUser() actor: Actor,
    @Body() { ids }: BulkDeletionDto,
  ): Promise<BulkDeletion> {
    return toDeletion(await this.stores.removeSome(actor, ids));
  }

  @Get('store/export')
  @RequirePermission('stores:read')
  export(@Query() query: StoreQueryDto) {
    return csvFile('stores', query, (page) => this.reader.search(page), {
      'Store ID': (row) => row.store_id,
      'Store Name': (row) => row.store_name,
      'Store Address': (row) => row.store_address,
      Locality: (row) => row.locality,
      City: (row) => row.city,
      Pincode: (row) => row.pincode,
      State: (row) => row.state,
      Subcity: (row) => row.subcity,
      BpName: (row) => row.bp_name,
      Number: (row) => row.number,
      Latitude: (row) => row.latitude,
      Longitude: (row) => row.longitude,
      'Opening Hours': (row) => hoursLine(row.opening_hours),
    });
  }

  @Get('store/cities')
  @Public()
  @CatalogueCached()
  cities(@Query() { city }: CityQueryDto) {
    return this.reader.cities(city);
  }

  @Get('store/places')
  @Public()
  @CatalogueCached()
  places() {
    return this.reader.places();
  }

  @Get('store/ids')
  @Public()
  @CatalogueCached()
  ids() {
    return this.reader.ids();
  }

  @Get('store/:id')
  @Public()
  @CatalogueCached()
  async one(@IdParam('store') id: number) {
    const store = await this.reader.find(id);
    if (!store) throw notFound('store');
    return store;
  }

  @Post('store')
  @RequirePermission('stores:write')
  async create(@CurrentUser() actor: Actor, @Body() body: StoreDto): Promise<Saved<Store>> {
    return { message: 'Store added successfully', ...(await this.stores.create(actor, body)) };
  }

  @Put('store/:id')
  @RequirePermission('stores:write')
  async update(
    @CurrentUser() actor: Actor,
    @IdParam('store') id: number,
    @Body() body: StoreEditDto,
  ): Promise<Saved<Store>> {
    const store = await this.stores.update(actor, id, body);
    return { message: 'Store updated successfully', ...store };
  }

  @Delete('store/:id')
  @RequirePermission('stores:write')
  async remove(@CurrentUser() actor: Actor, @IdParam('store') id: number): Promise<Answer> {
    await this.stores.remove(actor, id);
    return { message: 'Store deleted successfully' };
  }
}
