import { Module } from '@nestjs/common';
import { FeedController } from './feeds/feed.controller.js';
import { FeedService } from './feeds/feed.service.js';
import { ProductImportController } from './imports/product-import.controller.js';
import { ProductImporter } from './imports/product-importer.js';
import { CatalogueContents } from './pdf/catalogue-content.js';
import { CataloguePdfController } from './pdf/catalogue-pdf.controller.js';
import { CataloguePdfService } from './pdf/catalogue-pdf.service.js';
import { ProductAdminController } from './products/product-admin.controller.js';
import { ProductTableService } from './products/product-table.service.js';
import { ProductWritesService } from './products/product-writes.service.js';
import { ProductTableController } from './products/product-table.controller.js';
import { ProductController } from './products/product.controller.js';
import { ProductService } from './products/product.service.js';
import { REFERENCE_WRITES } from './reference/reference-writes.controller.js';
import { CollectionAdminController } from './reference/collection-admin.controller.js';
import { CollectionOrderController } from './reference/collection-order.controller.js';
import { CollectionOrderService } from './reference/collection-order.service.js';
import { ReferenceController } from './reference/reference.controller.js';
import { ReferenceService } from './reference/reference.service.js';
import { SearchWordController } from './search-words/search-word.controller.js';
import { SearchWordService } from './search-words/search-word.service.js';
import { CatalogueIndexes } from './search/catalogue-index.js';
import { SearchCounter } from './search/search-counter.js';
import { SuggestionController } from './search/suggestion.controller.js';
import { SuggestionService } from './search/suggestion.service.js';

@Module({
  controllers: [
    CataloguePdfController,
    CollectionAdminController,
    CollectionOrderController,
    FeedController,
    ProductAdminController,
    ProductController,
    ProductTableController,
    ProductImportController,
    ReferenceController,
    ...REFERENCE_WRITES,
    SearchWordController,
    SuggestionController,
  ],
  providers: [
    CatalogueContents,
    CatalogueIndexes,
    CataloguePdfService,
    CollectionOrderService,
    FeedService,
    ProductImporter,
    ProductService,
    ProductTableService,
    ProductWritesService,
    ReferenceService,
    SearchCounter,
    SearchWordService,
    SuggestionService,
  ],
  exports: [ProductService],
})
export class CatalogueModule {}
