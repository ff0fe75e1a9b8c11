export { CatalogueCached } from './catalogue-cache.js';
export { findProductsNamed, readCatalogueFigures } from './catalogue-figures.js';
export { IN_CATALOGUE, findCatalogueUses, replaceInCatalogue } from './picture-uses.js';
export { CatalogueModule } from './catalogue.module.js';
export { findCatalogueNames } from './products/product-names.js';
export { ProductService } from './products/product.service.js';
export { deleteSearchesBefore } from './search/search-counter.js';
export { readSearches } from './search/search-figures.js';
