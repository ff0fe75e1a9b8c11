import {
  Body,
  Controller,
  Delete,
  HttpCode,
  NotFoundException,
  Param,
  Post,
  Put,
} from '@nestjs/common';
import type { AdminProduct, Answer, ProductAction, Saved } from '@tivara/contracts';
import { CurrentUser, type Actor } from '../../platform/http/current-user.js';
import { Roles } from '../../platform/http/policy.js';
import { idOf } from '../../platform/http/query.js';
import { TakesPictures } from '../../platform/media/takes-pictures.js';
import { ProductWritesService } from './product-writes.service.js';
import { BulkDto, ProductDto, ProductEditDto, PublishedDto } from './product.dto.js';

const DONE: Readonly<Record<ProductAction, string>> = {
  publish: 'shown',
  hide: 'hidden',
  delete: 'deleted',
};

@Controller('api')
export class ProductWritesController {
  constructor(private readonly products: ProductWritesService) {}

  @Post('products')
  @Roles('admin')
  @TakesPictures()
  async create(
    @CurrentUser() actor: Actor,
    @Body() body: ProductDto,
  ): Promise<Saved<AdminProduct>> {
    const product = await this.products.create(actor, body);
    return { message: 'Product added successfully', ...product };
  }

  /** The id is in the body. (SPEC 7) */
  @Put('products')
  @Roles('admin')
  @TakesPictures()
  async update(
    @CurrentUser() actor: Actor,
    @Body() body: ProductEditDto,
  ): Promise<Saved<AdminProduct>> {
    const product = await this.products.update(actor, body);
    return { message: 'Product updated successfully', ...product };
  }

  @Delete('products/:id')
  @Roles('admin')
  async remove(@CurrentUser() actor: Actor, @Param('id') id: string): Promise<Answer> {
    await this.products.remove(actor, productId(id));
    return { message: 'Product deleted successfully' };
  }

  @Post('admin/products/bulk')
  @Roles('admin')
  @HttpCode(200)
  async bulk(@CurrentUser() actor: Actor, @Body() { action, ids }: BulkDto): Promise<Answer> {
    await this.products.bulk(actor, action, ids);
    const count = ids.length === 1 ? '1 product' : `${ids.length} products`;
    return { message: `${count} ${DONE[action]}` };
  }

  @Put('admin/products/:id/published')
  @Roles('admin')
  async publish(
    @CurrentUser() actor: Actor,
    @Param('id') id: string,
    @Body() body: PublishedDto,
  ): Promise<Saved<AdminProduct>> {
    const product = await this.products.publish(actor, productId(id), body);
    return { message: `Product ${body.published ? 'shown' : 'hidden'}`, ...product };
  }

  @Post('admin/products/:id/duplicate')
  @Roles('admin')
  async duplicate(
    @CurrentUser() actor: Actor,
    @Param('id') id: string,
  ): Promise<Saved<AdminProduct>> {
    const product = await this.products.duplicate(actor, productId(id));
    return { message: `Product copied as '${product.product_name}'`, ...product };
  }
}

function productId(text: string): number {
  const id = idOf(text);
  if (id === null) throw new NotFoundException('This product does not exist.');
  return id;
}
