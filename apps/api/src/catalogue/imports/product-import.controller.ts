import { Body, Controller, HttpCode, Post, StreamableFile } from '@nestjs/common';

import { CurrentUser, type Actor } from '../../platform/http/current-user.js';
import { RequirePermission } from '../../platform/http/policy.js';
import {
  ImportBody,
  ImportRunBody,
  type ImportPreviewDto,
  ImportEvents,
} from '../../platform/imports/import.dto.js';
import { ImportService, toEventStream } from '../../platform/imports/import.service.js';
import { TakesPictures } from '../../platform/media/picture-bodies.js';
import { ProductImporter } from './product-importer.js';

/** Files of 10,000 rows need the body limit of pictures. */
@Controller('api/admin/products/import')
export class ProductImportController {
  constructor(
    private readonly imports: ImportService,
    private readonly products: ProductImporter,
  ) {}

  @Post('preview')
  @RequirePermission('catalogue:write')
  @HttpCode(200)
  @TakesPictures()
  previewProductImport(@Body() { csv, columns }: ImportBody): Promise<ImportPreviewDto> {
    return this.imports.preview(this.products, csv, columns);
  }

  @Post('left-out')
  @RequirePermission('catalogue:write')
  @HttpCode(200)
  @TakesPictures()
  listProductsLeftOut(@Body() { csv, columns }: ImportBody): Promise<ImportBody> {
    return this.imports.leftOut(this.products, csv, columns);
  }

  @Post()
  @RequirePermission('catalogue:write')
  @HttpCode(200)
  @TakesPictures()
  @ImportEvents()
  async importProducts(
    @CurrentUser() actor: Actor,
    @Body() body: ImportRunBody,
  ): Promise<StreamableFile> {
    return toEventStream(await this.imports.run(actor, this.products, body));
  }
}
