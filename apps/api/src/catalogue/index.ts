export { CatalogueCached } from './catalogue-cache.js';
export { findProductIds, readCatalogueFigures } from './catalogue-figures.js';
export { CatalogueModule } from './catalogue.module.js';
export { findCatalogueNames } from './products/product-names.js';
export { ProductService } from './products/product.service.js';
