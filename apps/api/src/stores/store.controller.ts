import {
  Body,
  Controller,
  Delete,
  Get,
  NotFoundException,
  Param,
  Post,
  Put,
  Query,
  Req,
} from '@nestjs/common';
import type { Answer, Saved, Store } from '@tivara/contracts';
import type { FastifyRequest } from 'fastify';
import { CurrentUser, type Actor } from '../platform/http/current-user.js';
import { csvFile } from '../platform/http/csv.js';
import { CatalogueCached } from '../catalogue/index.js';
import { Public, Roles } from '../platform/http/policy.js';
import { hasQuery, idOf } from '../platform/http/query.js';
import { hoursLine } from './opening-hours.js';
import { StoreDto, StoreEditDto } from './store.dto.js';
import { CityQueryDto, StoreQueryDto } from './store.query.js';
import { StoreReader } from './store-reader.js';
import { StoreService } from './store.service.js';

@Controller('api/store')
export class StoreController {
  constructor(
    private readonly reader: StoreReader,
    private readonly stores: StoreService,
  ) {}

  /** Without a query the whole list; with one a page of what it finds. */
  @Get()
  @Public()
  @CatalogueCached()
  list(@Query() query: StoreQueryDto, @Req() { url }: FastifyRequest) {
    return hasQuery(url) ? this.reader.search(query) : this.reader.list();
  }

  /** What the same query finds, as a file. */
  @Get('export')
  @Roles('admin')
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

  @Get('cities')
  @Public()
  @CatalogueCached()
  cities(@Query() { city }: CityQueryDto) {
    return this.reader.cities(city);
  }

  @Get('places')
  @Public()
  @CatalogueCached()
  places() {
    return this.reader.places();
  }

  /** The ids of the whole list, for those who need no more. */
  @Get('ids')
  @Public()
  @CatalogueCached()
  ids() {
    return this.reader.ids();
  }

  @Get(':id')
  @Public()
  @CatalogueCached()
  async one(@Param('id') id: string) {
    const store = await this.reader.find(storeId(id));
    if (!store) throw noStore();
    return store;
  }

  @Post()
  @Roles('admin')
  async create(@CurrentUser() actor: Actor, @Body() body: StoreDto): Promise<Saved<Store>> {
    return { message: 'Store added successfully', ...(await this.stores.create(actor, body)) };
  }

  @Put(':id')
  @Roles('admin')
  async update(
    @CurrentUser() actor: Actor,
    @Param('id') id: string,
    @Body() body: StoreEditDto,
  ): Promise<Saved<Store>> {
    const store = await this.stores.update(actor, storeId(id), body);
    return { message: 'Store updated successfully', ...store };
  }

  @Delete(':id')
  @Roles('admin')
  async remove(@CurrentUser() actor: Actor, @Param('id') id: string): Promise<Answer> {
    await this.stores.remove(actor, storeId(id));
    return { message: 'Store deleted successfully' };
  }
}

function storeId(text: string): number {
  const id = idOf(text);
  if (id === null) throw noStore();
  return id;
}

const noStore = () => new NotFoundException('This store does not exist.');
