import { PickType } from '../../platform/http/openapi-decorators.js';
import { PictureDto } from '../../platform/media/picture.dto.js';
import { PageLinkDto, ProductDto } from '../products/product-response.dto.js';
import { CollectionDto } from '../reference/reference-response.dto.js';

export class SuggestedProductDto extends PickType(ProductDto, [
  'product_id',
  'product_name',
  'category_name',
  'material_name',
]) {
  picture: PictureDto | null;
  /** The colour that is shown; null for the first. */
  color: string | null;
}

export class SuggestedCollectionDto extends PickType(CollectionDto, [
  'collection_id',
  'collection_name',
]) {}

export class SuggestedValueDto {
  /** A filter. Later attributes bring further ones. */
  group: string;
  value: string;
}

export class SuggestedStoresDto {
  city: string;
  path: string;
}

/** While a search is typed. */
export class SuggestionsDto {
  products: SuggestedProductDto[];
  collections: SuggestedCollectionDto[];
  values: SuggestedValueDto[];
  /** Searches that several words, or the beginning of one, are understood as. */
  searches: string[];
  stores: SuggestedStoresDto[];
  pages: PageLinkDto[];
}
