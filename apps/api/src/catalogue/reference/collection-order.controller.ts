import { Body, Controller, Get, Put } from '@nestjs/common';
import { TakesBody } from '../../platform/http/body-limits.js';
import { CurrentUser, type Actor } from '../../platform/http/current-user.js';
import type { UndoableResponse } from '../../platform/http/message.dto.js';
import { RequirePermission } from '../../platform/http/policy.js';
import { IdParam } from '../../platform/http/row-id.js';
import {
  CollectionOrderBody,
  ProductOrderBody,
  type OrderedProductsDto,
  type OrderedRowsDto,
} from './collection-order.dto.js';
import { CollectionOrderService } from './collection-order.service.js';

@Controller('api/admin/collection')
export class CollectionOrderController {
  constructor(private readonly orders: CollectionOrderService) {}

  @Get('order')
  @RequirePermission('catalogue:read')
  getCollectionOrder(): Promise<OrderedRowsDto> {
    return this.orders.collections();
  }

  @Put('order')
  @TakesBody('list')
  @RequirePermission('catalogue:write')
  async orderCollections(
    @CurrentUser() actor: Actor,
    @Body() { ids }: CollectionOrderBody,
  ): Promise<UndoableResponse> {
    return savedOrder(actor, 'collections', await this.orders.reorder(actor, ids));
  }

  @Get(':id/order')
  @RequirePermission('catalogue:read')
  getProductOrder(@IdParam('collection') id: number): Promise<OrderedProductsDto> {
    return this.orders.products(id);
  }

  @Put(':id/order')
  @TakesBody('list')
  @RequirePermission('catalogue:write')
  async orderProducts(
    @CurrentUser() actor: Actor,
    @IdParam('collection') id: number,
    @Body() { ids }: ProductOrderBody,
  ): Promise<UndoableResponse> {
    return savedOrder(actor, 'products', await this.orders.reorderProducts(actor, id, ids));
  }
}

const savedOrder = (actor: Actor, what: string, moved: number): UndoableResponse => ({
  message: `Order of ${what} saved`,
  ...(moved > 0 && { undo: actor.requestId }),
});
