import { Module } from '@nestjs/common';
import { StoreImportController } from './store-import.controller.js';
import { StoreImporter } from './store-importer.js';
import { StoreReader } from './store-reader.js';
import { StoreController } from './store.controller.js';
import { StoreService } from './store.service.js';

@Module({
  controllers: [StoreController, StoreImportController],
  providers: [StoreImporter, StoreReader, StoreService],
})
export class StoresModule {}
