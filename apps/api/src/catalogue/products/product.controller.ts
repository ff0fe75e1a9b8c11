import { Controller, Get, NotFoundException, Param, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CatalogueCached } from '../catalogue-cache.js';
import { Public } from '../../platform/http/policy.js';
import { hasQuery, idOf } from '../../platform/http/query.js';
import { ProductQueryDto } from './product.query.js';
import { ProductService } from './product.service.js';

@Controller('api/products')
export class ProductController {
  constructor(private readonly products: ProductService) {}

  /** Without a query the whole list, with ids those of them that there are, with another query a page of what it finds, with facets. */
  @Get()
  @Public()
  @CatalogueCached()
  list(@Query() query: ProductQueryDto, @Req() { url }: FastifyRequest) {
    if (!hasQuery(url)) return this.products.list();
    return query.ids ? this.products.some(query.ids) : this.products.search(query);
  }

  /** The ids of the whole list, for those who need no more. */
  @Get('ids')
  @Public()
  @CatalogueCached()
  ids() {
    return this.products.ids();
  }

  @Get('products/:id')
  @Public()
  @CatalogueCached()
  async one(@Param('id') id: string) {
    const number = idOf(id);
    const product = number && (await this.products.find(number));
    if (!product) throw new NotFoundException('This product does not exist.');
    return product;
  }
}
