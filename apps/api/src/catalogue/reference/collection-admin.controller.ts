import { Body, Controller, HttpCode, Post, Put } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { CurrentUser, type Actor } from '../../platform/http/current-user.js';
import { RequirePermission } from '../../platform/http/policy.js';
import { IdParam, notFound } from '../../platform/http/row-id.js';
import { PreviewLinks } from '../../platform/preview/preview-links.js';
import { PublishBody, publishedMessage } from '../publication.js';
import { COLLECTION, type ReferenceKind } from './reference-kinds.js';
import { ReferenceService } from './reference.service.js';
import type { AdminCollectionDto, SavedCollection } from './reference-response.dto.js';
import type { PreviewLinkResponse } from '../../platform/preview/preview-link.dto.js';

@Controller('api/admin/collection')
export class CollectionAdminController {
  constructor(
    private readonly reference: ReferenceService,
    private readonly previews: PreviewLinks,
    private readonly clock: Clock,
  ) {}

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
