import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Post,
  Put,
  Query,
  Req,
  type StreamableFile,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { TakesBody } from '../platform/http/body-limits.js';
import { CurrentUser, type Actor } from '../platform/http/current-user.js';
import {
  BulkDeletionBody,
  toDeletion,
  type BulkDeletionResponse,
} from '../platform/http/bulk-deletion.dto.js';
import { csvFile } from '../platform/http/csv.js';
import { CatalogueCached } from '../catalogue/index.js';
import { Public, RequirePermission } from '../platform/http/policy.js';
import { hasQuery } from '../platform/http/query.js';
import { IdParam, notFound } from '../platform/http/row-id.js';
import { holidaysLine } from './holidays.js';
import { hoursLine } from './opening-hours.js';
import { StoreBody, StoreEditBody } from './store.dto.js';
import {
  CityQueryDto,
  SimilarStoreQueryDto,
  StoreQueryDto,
  StoreTableQueryDto,
} from './store.query.js';
import { StoreReader } from './store-reader.js';
import { StoreService } from './store.service.js';
import type { SimilarRowDto } from '../platform/http/similar-row.dto.js';
import {
  StoreDto,
  StorePage,
  type StoreCityDto,
  type StorePlaceDto,
  type SavedStore,
} from './store-response.dto.js';
import type { UndoableResponse } from '../platform/http/message.dto.js';
import { ListOrPage, CsvFile } from '../platform/http/responses.js';

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
  @ListOrPage(StoreDto, StorePage)
  listStores(
    @Query() query: StoreQueryDto,
    @Req() { url }: FastifyRequest,
  ): Promise<StoreDto[] | StorePage> {
    return hasQuery(url) ? this.reader.search(query) : this.reader.list();
  }

  @Get('admin/store')
  @RequirePermission('stores:read')
  listAdminStores(@Query() query: StoreTableQueryDto): Promise<StorePage> {
    return this.reader.search(query);
  }

  /** Stores that a new one may repeat. */
  @Get('admin/store/similar')
  @RequirePermission('stores:read')
  listSimilarStores(@Query() query: SimilarStoreQueryDto): Promise<SimilarRowDto[]> {
    return this.reader.similar(query);
  }

  @Post('admin/store/bulk')
  @TakesBody('list')
  @RequirePermission('stores:write')
  @HttpCode(200)
  async deleteStores(
    @CurrentUser() actor: Actor,
    @Body() { ids }: BulkDeletionBody,
  ): Promise<BulkDeletionResponse> {
    return toDeletion(actor, 'store', await this.stores.removeSome(actor, ids));
  }

  @Get('store/export')
  @RequirePermission('stores:read')
  @CsvFile()
  exportStores(@Query() query: StoreTableQueryDto): Promise<StreamableFile> {
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
      Email: (row) => row.email ?? '',
      Latitude: (row) => row.latitude,
      Longitude: (row) => row.longitude,
      'Opening Hours': (row) => hoursLine(row.opening_hours),
      Holidays: (row) => holidaysLine(row.holidays ?? []),
    });
  }

  @Get('store/cities')
  @Public()
  @CatalogueCached()
  listCities(@Query() { city }: CityQueryDto): Promise<StoreCityDto[]> {
    return this.reader.cities(city);
  }

  @Get('store/places')
  @Public()
  @CatalogueCached()
  listPlaces(): Promise<StorePlaceDto[]> {
    return this.reader.places();
  }

  @Get('store/ids')
  @Public()
  @CatalogueCached()
  listStoreIds(): Promise<number[]> {
    return this.reader.ids();
  }

  @Get('store/:id')
  @Public()
  @CatalogueCached()
  async getStore(@IdParam('store') id: number): Promise<StoreDto> {
    const store = await this.reader.find(id);
    if (!store) throw notFound('store');
    return store;
  }

  @Post('store')
  @RequirePermission('stores:write')
  async createStore(@CurrentUser() actor: Actor, @Body() body: StoreBody): Promise<SavedStore> {
    return { message: 'Store added successfully', ...(await this.stores.create(actor, body)) };
  }

  @Put('store/:id')
  @RequirePermission('stores:write')
  async updateStore(
    @CurrentUser() actor: Actor,
    @IdParam('store') id: number,
    @Body() body: StoreEditBody,
  ): Promise<SavedStore> {
    const store = await this.stores.update(actor, id, body);
    return { message: 'Store updated successfully', undo: actor.requestId, ...store };
  }

  @Delete('store/:id')
  @RequirePermission('stores:write')
  async deleteStore(
    @CurrentUser() actor: Actor,
    @IdParam('store') id: number,
  ): Promise<UndoableResponse> {
    await this.stores.remove(actor, id);
    return { message: 'Store deleted successfully', undo: actor.requestId };
  }
}
