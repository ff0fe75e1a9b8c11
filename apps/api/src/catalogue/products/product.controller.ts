import { Controller, Get, NotFoundException, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CatalogueCached } from '../catalogue-cache.js';
import { Public } from '../../platform/http/policy.js';
import { idOf, queryOf } from '../../platform/http/query.js';
import { readProductIds, readStrictProductQuery } from './product.query.js';
import { ProductService } from './product.service.js';

@Controller('api/products')
export class ProductController {
  constructor(private readonly products: ProductService) {}

  /** Without a query the whole list, with ids those of them that there are, with another query a page of what it finds, with facets. */
  @Get()
  @Public()
  @CatalogueCached()
  list(@Req() { url }: FastifyRequest) {
    const query = queryOf(url);
    if (!query) return this.products.list();
    const ids = readProductIds(query);
    return ids ? this.products.some(ids) : this.products.search(readStrictProductQuery(query));
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
