import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { counted } from '../platform/counted.js';
import {
  BulkDeletionBody,
  toDeletion,
  type BulkDeletionResponse,
} from '../platform/http/bulk-deletion.dto.js';
import { CurrentUser, type Actor } from '../platform/http/current-user.js';
import { RequirePermission } from '../platform/http/policy.js';
import { IdParam } from '../platform/http/row-id.js';
import { omit } from '../platform/omit.js';
import { MediaQueryDto, ReplacePictureBody, type MediaPage } from './library.dto.js';
import { LibraryService } from './library.service.js';
import type { UndoableResponse } from '../platform/http/message.dto.js';

@Controller('api/admin/media')
export class LibraryController {
  constructor(private readonly library: LibraryService) {}

  @Get()
  @RequirePermission('media:read')
  listPictures(@CurrentUser() actor: Actor, @Query() query: MediaQueryDto): Promise<MediaPage> {
    return this.library.table(actor, query);
  }

  /** Also needs the permission to change what shows the picture. */
  @Post(':id/replace')
  @RequirePermission('media:write')
  @HttpCode(200)
  async replacePicture(
    @CurrentUser() actor: Actor,
    @IdParam('picture') id: number,
    @Body() { url }: ReplacePictureBody,
  ): Promise<UndoableResponse> {
    const count = await this.library.replace(actor, id, url);
    if (!count) return { message: 'Picture replaced' };
    return { message: `Picture replaced in ${counted(count, 'place')}`, undo: actor.requestId };
  }

  /** Takes unused pictures out of the library; the sweep deletes their files. */
  @Post('bulk')
  @RequirePermission('media:write')
  @HttpCode(200)
  async removePictures(
    @CurrentUser() actor: Actor,
    @Body() { ids }: BulkDeletionBody,
  ): Promise<BulkDeletionResponse> {
    return omit(toDeletion(actor, 'picture', await this.library.remove(actor, ids)), 'undo');
  }
}
