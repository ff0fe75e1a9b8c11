import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import type { AdminProduct, Answer, ProductAction, Saved } from '@tivara/contracts';
import { csvFile } from '../../platform/http/csv.js';
import { CurrentUser, type Actor } from '../../platform/http/current-user.js';
import { RequirePermission } from '../../platform/http/policy.js';
import { IdParam, notFound } from '../../platform/http/row-id.js';
import { TakesPictures } from '../../platform/media/picture-bodies.js';
import { ProductTableService } from './product-table.service.js';
import { ProductWritesService } from './product-writes.service.js';
import { BulkDto, ProductDto, ProductEditDto, PublishedDto } from './product.dto.js';
import { ProductTableQueryDto } from './product.query.js';
import { ProductService } from './product.service.js';

const DONE: Readonly<Record<ProductAction, string>> = {
  publish: 'shown',
  hide: 'hidden',
  delete: 'deleted',
};

@Controller('api')
export class ProductAdminController {
  constructor(
    private readonly rows: ProductTableService,
    private readonly products: ProductService,
    private readonly writes: ProductWritesService,
  ) {}

  @Get('admin/products')
  @RequirePermission('catalogue:read')
  table(@Query() query: ProductTableQueryDto) {
    return this.rows.page(query);
  }

  @Get('admin/products/export')
  @RequirePermission('catalogue:read')
  export(@Query() query: ProductTableQueryDto) {
    return csvFile('products', query, (page) => this.rows.page(page), {
      'Product ID': (row) => row.product_id,
      Name: (row) => row.product_name,
      Description: (row) => row.product_description,
      Size: (row) => row.size,
      Category: (row) => row.category_name,
      Material: (row) => row.material_name,
      Collection: (row) => row.collection_name,
      Finishing: (row) => row.finishing_name,
      'Frame Type': (row) => row.frame_type_name,
      Shape: (row) => row.shape_name,
      Color: (row) => row.colors.map(({ color_name }) => color_name).join(', '),
      Pictures: (row) =>
        row.colors
          .map(({ images }) => images.map(({ image_url }) => image_url).join(' '))
          .join(' | '),
      Published: (row) => row.published,
    });
  }

  @Get('admin/products/:id')
  @RequirePermission('catalogue:read')
  async one(@IdParam('product') id: number) {
    const product = await this.products.findAny(id);
    if (!product) throw notFound('product');
    return product;
  }

  @Post('products')
  @RequirePermission('catalogue:write')
  @TakesPictures()
  async create(
    @CurrentUser() actor: Actor,
    @Body() body: ProductDto,
  ): Promise<Saved<AdminProduct>> {
    const product = await this.writes.create(actor, body);
    return { message: 'Product added successfully', ...product };
  }

  /** The id is in the body. (SPEC 7) */
  @Put('products')
  @RequirePermission('catalogue:write')
  @TakesPictures()
  async update(
    @CurrentUser() actor: Actor,
    @Body() body: ProductEditDto,
  ): Promise<Saved<AdminProduct>> {
    const product = await this.writes.update(actor, body);
    return { message: 'Product updated successfully', ...product };
  }

  @Delete('products/:id')
  @RequirePermission('catalogue:write')
  async remove(@CurrentUser() actor: Actor, @IdParam('product') id: number): Promise<Answer> {
    await this.writes.remove(actor, id);
    return { message: 'Product deleted successfully' };
  }

  @Post('admin/products/bulk')
  @RequirePermission('catalogue:write')
  @HttpCode(200)
  async bulk(@CurrentUser() actor: Actor, @Body() { action, ids }: BulkDto): Promise<Answer> {
    await this.writes.bulk(actor, action, ids);
    const count = ids.length === 1 ? '1 product' : `${ids.length} products`;
    return { message: `${count} ${DONE[action]}` };
  }

  @Put('admin/products/:id/published')
  @RequirePermission('catalogue:write')
  async publish(
    @CurrentUser() actor: Actor,
    @IdParam('product') id: number,
    @Body() body: PublishedDto,
  ): Promise<Saved<AdminProduct>> {
    const product = await this.writes.publish(actor, id, body);
    return { message: `Product ${body.published ? 'shown' : 'hidden'}`, ...product };
  }

  @Post('admin/products/:id/duplicate')
  @RequirePermission('catalogue:write')
  async duplicate(
    @CurrentUser() actor: Actor,
    @IdParam('product') id: number,
  ): Promise<Saved<AdminProduct>> {
    const product = await this.writes.duplicate(actor, id);
    return { message: `Product copied as '${product.product_name}'`, ...product };
  }
}
