import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { TakesBody } from '../../platform/http/body-limits.js';
import { CurrentUser, type Actor } from '../../platform/http/current-user.js';
import { RequirePermission } from '../../platform/http/policy.js';
import { IdParam, notFound } from '../../platform/http/row-id.js';
import { PreviewLinks } from '../../platform/preview/preview-links.js';
import { PublishBody, publishedMessage } from '../publication.js';
import { CollectionOrderService } from './collection-order.service.js';
import { COLLECTION, type ReferenceKind } from './reference-kinds.js';
import { ReferenceService } from './reference.service.js';
import type { AdminCollectionDto, SavedCollection } from './reference-response.dto.js';
import {
  CollectionOrderBody,
  ProductOrderBody,
  type OrderedProductsDto,
  type OrderedRowsDto,
} from './collection-order.dto.js';
import type { PreviewLinkResponse } from '../../platform/preview/preview-link.dto.js';
import type { UndoableResponse } from '../../platform/http/message.dto.js';

@Controller('api/admin/collection')
export class CollectionAdminController {
  constructor(
    private readonly reference: ReferenceService,
    private readonly orders: CollectionOrderService,
    private readonly previews: PreviewLinks,
    private readonly clock: Clock,
  ) {}

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

  @Put(':id/published')
  @RequirePermission('catalogue:write')
  async publishCollection(
    @CurrentUser() actor: Actor,
    @IdParam('collection') id: number,
    @Body() body: PublishBody,
  ): Promise<SavedCollection> {
    const kind = COLLECTION as ReferenceKind;
    const collection = await this.reference.publish(actor, kind, id, body);
    const message = publishedMessage('Collection', collection, this.clock.now());
    return { message, undo: actor.requestId, ...(collection as AdminCollectionDto) };
  }

  @Post(':id/preview')
  @RequirePermission('catalogue:write')
  @HttpCode(200)
  async previewCollection(
    @CurrentUser() actor: Actor,
    @IdParam('collection') id: number,
  ): Promise<PreviewLinkResponse> {
    const collection = await this.reference.find(COLLECTION, id);
    if (!collection) throw notFound('collection');
    const { collection_name } = collection;
    const shows = `collection:${id}` as const;
    const target = { shows, path: `/collections/${id}`, entity: 'collection', id } as const;
    const link = await this.previews.create(actor, { ...target, name: { collection_name } });
    return { message: 'The link works for 24 hours.', ...link };
  }
}

const savedOrder = (actor: Actor, what: string, moved: number): UndoableResponse => ({
  message: `Order of ${what} saved`,
  ...(moved > 0 && { undo: actor.requestId }),
});
