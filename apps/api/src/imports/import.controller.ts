import { Body, Controller, HttpCode, Post, StreamableFile } from '@nestjs/common';
import type { ImportPreview } from '@tivara/contracts';
import { By, type Actor } from '../http/actor.js';
import { Roles } from '../http/policy.js';
import { TakesPictures } from '../media/takes-pictures.js';
import { ImportDto, ImportRunDto } from './import.dto.js';
import { ImportService } from './import.service.js';
import { ProductImporter } from './product-importer.js';
import { StoreImporter } from './store-importer.js';

/** A file of 10,000 rows is larger than other bodies, so these take as much as those with pictures. */
@Controller('api/admin')
export class ImportController {
  constructor(
    private readonly imports: ImportService,
    private readonly products: ProductImporter,
    private readonly stores: StoreImporter,
  ) {}

  @Post('products/import/preview')
  @Roles('admin')
  @HttpCode(200)
  @TakesPictures()
  previewProducts(@Body() { csv }: ImportDto): Promise<ImportPreview> {
    return this.imports.preview(this.products, csv);
  }

  @Post('products/import')
  @Roles('admin')
  @HttpCode(200)
  @TakesPictures()
  async importProducts(@By() actor: Actor, @Body() { csv, skip }: ImportRunDto) {
    return events(await this.imports.run(actor, this.products, csv, skip));
  }

  @Post('store/import/preview')
  @Roles('admin')
  @HttpCode(200)
  @TakesPictures()
  previewStores(@Body() { csv }: ImportDto): Promise<ImportPreview> {
    return this.imports.preview(this.stores, csv);
  }

  @Post('store/import')
  @Roles('admin')
  @HttpCode(200)
  @TakesPictures()
  async importStores(@By() actor: Actor, @Body() { csv, skip }: ImportRunDto) {
    return events(await this.imports.run(actor, this.stores, csv, skip));
  }
}

/** Lines of JSON that go out as they are told. */
const events = (stream: ConstructorParameters<typeof StreamableFile>[0]) =>
  new StreamableFile(stream as never, { type: 'application/x-ndjson; charset=utf-8' });
