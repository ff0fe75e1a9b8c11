import { ApiProperty, IntersectionType, OmitType } from '../../platform/http/openapi-decorators.js';
import { FILTER_GROUPS, type Facets } from '@tivara/contracts';
import { pageOf, savedOf, recordOf } from '../../platform/http/responses.js';
import { PictureDto } from '../../platform/media/picture.dto.js';
import { PublicationDto } from '../../platform/publication.dto.js';
import { AnsweredAttributes, ReferenceIds } from './attribute-fields.js';

export class ProductImageDto extends OmitType(PictureDto, ['url']) {
  image_id: number;
  image_url: string;
}

export class ProductColourDto {
  product_color_id: number;
  color_id: number;
  color_name: string;
  /** `#RRGGBB` or a linear-gradient of the closed grammar in colour.ts. */
  color_code: string;
  gtin: string | null;
  images: ProductImageDto[];
}

export class ProductDto extends AnsweredAttributes {
  product_id: number;
  product_name: string;
  product_description: string;
  collection_id: number;
  version: number;
  colors: ProductColourDto[];
}

export class AdminProductDto extends IntersectionType(ProductDto, PublicationDto, ReferenceIds) {
  /** When shoppers see its collection, and so its products. */
  collection: PublicationDto;
  /** In the order of listings. */
  position: number;
}

export class AdminProductPage extends pageOf(AdminProductDto) {}

export class SavedProduct extends savedOf(AdminProductDto) {}

/** Values that a page's URL fixes. */
export class FilterLockDto {
  /** A filter. Later attributes bring further ones. */
  group: string;
  values: string[];
}

export class PageLinkDto {
  path: string;
  title: string;
}

/** What a word of a search term asks for, or to leave out. */
export class TermPartDto {
  /** A filter, of a value; null for a size and for words of names and descriptions. */
  group: string | null;
  value: string;
  excluded: boolean;
  /** The search without it; empty for all frames. */
  rest: string;
}

/** How a search term was understood. */
export class TermInterpretationDto {
  /** The first of `locks`. */
  lock: FilterLockDto | null;
  /** The similar term that was searched instead. (DECISIONS, typo tolerance) */
  correctedTerm: string | null;
  /** Every filter that the term fixes. */
  locks: FilterLockDto[];
  /** All that was understood. */
  parts: TermPartDto[];
  /** What was not, and what no frame has beside the rest. */
  ignored: string[];
  /** What is shown, as a heading. */
  label: string;
  /** The page that the term names. */
  page?: PageLinkDto;
}

const COUNTS = { type: 'object', additionalProperties: { type: 'integer' } } as const;

export class ProductPageDto extends pageOf(ProductDto) {
  /** Products per value, each group counted without its own choice. (DECISIONS, Screens: values without results) */
  @ApiProperty(recordOf(FILTER_GROUPS, COUNTS)) facets: Facets;
  search?: TermInterpretationDto;
}
