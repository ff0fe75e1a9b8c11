import { Controller, Get, Header, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CatalogueCached, JSON_TYPE } from '../catalogue-cache.js';
import { pageLinks } from '../../platform/http/page-links.js';
import { Public } from '../../platform/http/policy.js';
import { hasQuery } from '../../platform/http/query.js';
import { Previewed } from '../../platform/preview/previewed.js';
import { IdParam, notFound } from '../../platform/http/row-id.js';
import { ProductQueryDto } from './product.query.js';
import { ProductService } from './product.service.js';
import { ProductPageDto, ProductDto } from './product-response.dto.js';
import { ListOrPage } from '../../platform/http/responses.js';

@Controller('api/products')
export class ProductController {
  constructor(private readonly products: ProductService) {}

  /** Without a query the whole list, with `ids` these products, else a page of results with facets. */
  @Get()
  @Public()
  @CatalogueCached()
  @Header('content-type', JSON_TYPE)
  @ListOrPage(ProductDto, ProductPageDto)
  async listProducts(
    @Query() query: ProductQueryDto,
    @Req() { url }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Previewed() shows: string | null,
  ): Promise<ProductDto[] | ProductPageDto> {
    if (!hasQuery(url)) return this.products.list(shows);
    if (query.ids) return this.products.findByIds(query.ids, shows);
    const { json, ...page } = await this.products.search(query, shows);
    void reply.header('link', pageLinks(url, page));
    // Typed as what the JSON says: the contract gate compares it with what releases read.
    return json as unknown as ProductPageDto;
  }

  @Get('ids')
  @Public()
  @CatalogueCached()
  listProductIds(): Promise<number[]> {
    return this.products.ids();
  }

  @Get('products/:id')
  @Public()
  @CatalogueCached()
  async getProduct(
    @IdParam('product') id: number,
    @Previewed() shows: string | null,
  ): Promise<ProductDto> {
    const product = await this.products.find(id, shows);
    if (!product) throw notFound('product');
    return product;
  }
}
