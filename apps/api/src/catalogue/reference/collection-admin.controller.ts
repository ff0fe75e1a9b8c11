import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { LIMITS } from '@tivara/contracts';
import type {
  AdminCollection,
  OrderBody,
  OrderedProducts,
  OrderedRows,
  PreviewLink,
  Saved,
  Undoable,
  Versioned,
} from '@tivara/contracts';
import { Clock } from '../../platform/clock.js';
import { TakesBody } from '../../platform/http/body-limits.js';
import { CurrentUser, type Actor } from '../../platform/http/current-user.js';
import { RowIds } from '../../platform/http/fields.js';
import { RequirePermission } from '../../platform/http/policy.js';
import { IdParam, notFound } from '../../platform/http/row-id.js';
import { PreviewLinks } from '../../platform/preview/preview-links.js';
import { PublishBody, publishedMessage } from '../publication.js';
import { CollectionOrderService } from './collection-order.service.js';
import { COLLECTION, type ReferenceKind } from './reference-kinds.js';
import { ReferenceService } from './reference.service.js';

class CollectionOrderBody implements OrderBody {
  @RowIds('collections') ids: number[];
}

class ProductOrderBody implements OrderBody {
  @RowIds('products', LIMITS.orderedProducts) ids: number[];
}

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
  order(): Promise<OrderedRows> {
    return this.orders.collections();
  }

  @Put('order')
  @TakesBody('list')
  @RequirePermission('catalogue:write')
  async reorder(
    @CurrentUser() actor: Actor,
    @Body() { ids }: CollectionOrderBody,
  ): Promise<Undoable> {
    return savedOrder(actor, 'collections', await this.orders.reorder(actor, ids));
  }

  @Get(':id/order')
  @RequirePermission('catalogue:read')
  productOrder(@IdParam('collection') id: number): Promise<OrderedProducts> {
    return this.orders.products(id);
  }

  @Put(':id/order')
  @TakesBody('list')
  @RequirePermission('catalogue:write')
  async reorderProducts(
    @CurrentUser() actor: Actor,
    @IdParam('collection') id: number,
    @Body() { ids }: ProductOrderBody,
  ): Promise<Undoable> {
    return savedOrder(actor, 'products', await this.orders.reorderProducts(actor, id, ids));
  }

  @Put(':id/published')
  @RequirePermission('catalogue:write')
  async publish(
    @CurrentUser() actor: Actor,
    @IdParam('collection') id: number,
    @Body() body: PublishBody,
  ): Promise<Saved<Versioned<AdminCollection>>> {
    const kind = COLLECTION as ReferenceKind;
    const collection = await this.reference.publish(actor, kind, id, body);
    const message = publishedMessage('Collection', collection, this.clock.now());
    return { message, undo: actor.requestId, ...(collection as Versioned<AdminCollection>) };
  }

  @Post(':id/preview')
  @RequirePermission('catalogue:write')
  @HttpCode(200)
  async preview(
    @CurrentUser() actor: Actor,
    @IdParam('collection') id: number,
  ): Promise<Saved<PreviewLink>> {
    const collection = await this.reference.find(COLLECTION, id);
    if (!collection) throw notFound('collection');
    const { collection_name } = collection;
    const shows = `collection:${id}` as const;
    const target = { shows, path: `/collections/${id}`, entity: 'collection', id } as const;
    const link = await this.previews.create(actor, { ...target, name: { collection_name } });
    return { message: 'The link works for 24 hours.', ...link };
  }
}

const savedOrder = (actor: Actor, what: string, moved: number): Undoable => ({
  message: `Order of ${what} saved`,
  ...(moved > 0 && { undo: actor.requestId }),
});
