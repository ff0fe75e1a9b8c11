import { Body, Controller, HttpCode, Post, StreamableFile } from '@nestjs/common';

import { CurrentUser, type Actor } from '../platform/http/current-user.js';
import { RequirePermission } from '../platform/http/policy.js';
import {
  ImportBody,
  ImportRunBody,
  type ImportPreviewDto,
  ImportEvents,
} from '../platform/imports/import.dto.js';
import { ImportService, toEventStream } from '../platform/imports/import.service.js';
import { TakesPictures } from '../platform/media/picture-bodies.js';
import { StoreImporter } from './store-importer.js';

@Controller('api/admin/store/import')
export class StoreImportController {
  constructor(
    private readonly imports: ImportService,
    private readonly stores: StoreImporter,
  ) {}

  @Post('preview')
  @RequirePermission('stores:write')
  @HttpCode(200)
  @TakesPictures()
  previewStoreImport(@Body() { csv, columns }: ImportBody): Promise<ImportPreviewDto> {
    return this.imports.preview(this.stores, csv, columns);
  }

  @Post('left-out')
  @RequirePermission('stores:write')
  @HttpCode(200)
  @TakesPictures()
  listStoresLeftOut(@Body() { csv, columns }: ImportBody): Promise<ImportBody> {
    return this.imports.leftOut(this.stores, csv, columns);
  }

  @Post()
  @RequirePermission('stores:write')
  @HttpCode(200)
  @TakesPictures()
  @ImportEvents()
  async importStores(
    @CurrentUser() actor: Actor,
    @Body() body: ImportRunBody,
  ): Promise<StreamableFile> {
    return toEventStream(await this.imports.run(actor, this.stores, body));
  }
}
