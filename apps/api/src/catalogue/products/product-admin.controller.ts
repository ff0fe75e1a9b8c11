import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Post,
  Put,
  Query,
  type StreamableFile,
} from '@nestjs/common';
import {
  REFERENCES,
  VALUES,
  headingOf,
  referenceName,
  type ProductAction,
} from '@tivara/contracts';
import { Clock } from '../../platform/clock.js';
import { counted } from '../../platform/counted.js';
import { TakesBody } from '../../platform/http/body-limits.js';
import { csvFile } from '../../platform/http/csv.js';
import { CurrentUser, type Actor } from '../../platform/http/current-user.js';
import { RequirePermission } from '../../platform/http/policy.js';
import { IdParam, notFound } from '../../platform/http/row-id.js';
import { PreviewLinks } from '../../platform/preview/preview-links.js';
import { TakesPictures } from '../../platform/media/picture-bodies.js';
import { colorsLine } from './colors-line.js';
import { ProductTableService } from './product-table.service.js';
import { ProductWritesService } from './product-writes.service.js';
import { PublishBody, publishedMessage } from '../publication.js';
import {
  ProductActionBody,
  EditProductsBody,
  ProductBody,
  ProductEditBody,
} from './product.dto.js';
import { ProductTableQueryDto } from './product.query.js';
import { ProductService } from './product.service.js';
import { expectPictures } from './required-pictures.js';
import type { AdminProductDto, AdminProductPage, SavedProduct } from './product-response.dto.js';
import type { PreviewLinkResponse } from '../../platform/preview/preview-link.dto.js';
import type { UndoableResponse } from '../../platform/http/message.dto.js';
import { CsvFile } from '../../platform/http/responses.js';

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
    private readonly previews: PreviewLinks,
    private readonly clock: Clock,
  ) {}

  @Get('admin/products')
  @RequirePermission('catalogue:read')
  listAdminProducts(@Query() query: ProductTableQueryDto): Promise<AdminProductPage> {
    return this.rows.page(query);
  }

  @Get('admin/products/export')
  @RequirePermission('catalogue:read')
  @CsvFile()
  exportProducts(@Query() query: ProductTableQueryDto): Promise<StreamableFile> {
    return csvFile('products', query, (page) => this.rows.page(page), {
      'Product ID': (row) => row.product_id,
      Name: (row) => row.product_name,
      Description: (row) => row.product_description,
      ...Object.fromEntries(
        VALUES.map((attribute) => [
          headingOf(attribute),
          (row: AdminProductDto) => row[attribute.field] ?? '',
        ]),
      ),
      ...Object.fromEntries(
        REFERENCES.map((attribute) => [
          headingOf(attribute),
          (row: AdminProductDto) => row[referenceName(attribute.field)],
        ]),
      ),
      Color: (row) => colorsLine(row.colors.map(({ color_name }) => color_name)),
      Pictures: (row) =>
        row.colors
          .map(({ images }) => images.map(({ image_url }) => image_url).join(' '))
          .join(' | '),
      Published: (row) => row.published,
    });
  }

  @Get('admin/products/:id')
  @RequirePermission('catalogue:read')
  async getAdminProduct(@IdParam('product') id: number): Promise<AdminProductDto> {
    const product = await this.products.findAny(id);
    if (!product) throw notFound('product');
    return product;
  }

  @Post('products')
  @RequirePermission('catalogue:write')
  @TakesPictures()
  async createProduct(
    @CurrentUser() actor: Actor,
    @Body() body: ProductBody,
  ): Promise<SavedProduct> {
    const product = await this.writes.create(actor, body);
    return { message: 'Product added successfully', ...product };
  }

  /** The id is in the body. (SPEC 7) */
  @Put('products')
  @RequirePermission('catalogue:write')
  @TakesPictures()
  async updateProduct(
    @CurrentUser() actor: Actor,
    @Body() body: ProductEditBody,
  ): Promise<SavedProduct> {
    const product = await this.writes.update(actor, body);
    return { message: 'Product updated successfully', undo: actor.requestId, ...product };
  }

  @Delete('products/:id')
  @RequirePermission('catalogue:write')
  async deleteProduct(
    @CurrentUser() actor: Actor,
    @IdParam('product') id: number,
  ): Promise<UndoableResponse> {
    await this.writes.remove(actor, id);
    return { message: 'Product deleted successfully', undo: actor.requestId };
  }

  @Post('admin/products/bulk')
  @TakesBody('list')
  @RequirePermission('catalogue:write')
  @HttpCode(200)
  async changeProducts(
    @CurrentUser() actor: Actor,
    @Body() { action, ids }: ProductActionBody,
  ): Promise<UndoableResponse> {
    await this.writes.bulk(actor, action, ids);
    return { message: `${counted(ids.length, 'product')} ${DONE[action]}`, undo: actor.requestId };
  }

  @Post('admin/products/edit')
  @TakesBody('list')
  @RequirePermission('catalogue:write')
  @HttpCode(200)
  async editProducts(
    @CurrentUser() actor: Actor,
    @Body() body: EditProductsBody,
  ): Promise<UndoableResponse> {
    await this.writes.editSome(actor, body);
    return { message: `${counted(body.ids.length, 'product')} changed`, undo: actor.requestId };
  }

  @Put('admin/products/:id/published')
  @RequirePermission('catalogue:write')
  async publishProduct(
    @CurrentUser() actor: Actor,
    @IdParam('product') id: number,
    @Body() body: PublishBody,
  ): Promise<SavedProduct> {
    const product = await this.writes.publish(actor, id, body);
    const message = publishedMessage('Product', product, this.clock.now());
    return { message, undo: actor.requestId, ...product };
  }

  @Post('admin/products/:id/preview')
  @RequirePermission('catalogue:write')
  @HttpCode(200)
  async previewProduct(
    @CurrentUser() actor: Actor,
    @IdParam('product') id: number,
  ): Promise<PreviewLinkResponse> {
    const product = await this.getAdminProduct(id);
    expectPictures(product);
    const { product_name } = product;
    const shows = `product:${id}` as const;
    const target = { shows, path: `/product/${id}`, entity: 'product', id } as const;
    const link = await this.previews.create(actor, { ...target, name: { product_name } });
    return { message: 'The link works for 24 hours.', ...link };
  }

  @Post('admin/products/:id/duplicate')
  @RequirePermission('catalogue:write')
  async duplicateProduct(
    @CurrentUser() actor: Actor,
    @IdParam('product') id: number,
  ): Promise<SavedProduct> {
    const product = await this.writes.duplicate(actor, id);
    return { message: `Product copied as '${product.product_name}'`, ...product };
  }
}
