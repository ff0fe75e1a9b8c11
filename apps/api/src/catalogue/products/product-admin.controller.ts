import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import type { ProductAction } from '@tivara/contracts';
import { Clock } from '../../platform/clock.js';
import { counted } from '../../platform/counted.js';
import { TakesBody } from '../../platform/http/body-limits.js';
import { CurrentUser, type Actor } from '../../platform/http/current-user.js';
import { RequirePermission } from '../../platform/http/policy.js';
import { IdParam } from '../../platform/http/row-id.js';
import { PreviewLinks } from '../../platform/preview/preview-links.js';
import { TakesPictures } from '../../platform/media/picture-bodies.js';
import { ProductWritesService } from './product-writes.service.js';
import { PublishBody, publishedMessage } from '../publication.js';
import {
  ProductActionBody,
  EditProductsBody,
  ProductBody,
  ProductEditBody,
} from './product.dto.js';
import { expectPictures } from './required-pictures.js';
import type { AdminProductDto, SavedProduct } from './product-response.dto.js';
import type { PreviewLinkResponse } from '../../platform/preview/preview-link.dto.js';
import type { UndoableResponse } from '../../platform/http/message.dto.js';

const DONE: Readonly<Record<ProductAction, string>> = {
  publish: 'shown',
  hide: 'hidden',
  delete: 'deleted',
};

@Controller('api')
export class ProductAdminController {
  constructor(
    private readonly writes: ProductWritesService,
    private readonly previews: PreviewLinks,
    private readonly clock: Clock,
  ) {}

  @Get('admin/products/:id')
  @RequirePermission('catalogue:read')
  getAdminProduct(@IdParam('product') id: number): Promise<AdminProductDto> {
    return this.writes.find(id);
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
    const product = await this.writes.find(id);
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
