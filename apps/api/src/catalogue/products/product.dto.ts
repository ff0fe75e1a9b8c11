import { LIMITS, MESSAGES, PRODUCT_ACTIONS, isGtin, type ProductAction } from '@tivara/contracts';
import { ApiProperty, ApiPropertyOptional } from '../../platform/http/openapi-decorators.js';
import { applyDecorators } from '@nestjs/common';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  Equals,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  ValidateNested,
} from 'class-validator';
import { searchKey } from '../../platform/database/search-key.js';
import { withFields } from '../../platform/with-fields.js';
import { PictureUrl, RowId, RowIds, Text, Version, checked } from '../../platform/http/fields.js';
import { colourCode } from '../reference/reference.dto.js';
import { EditedAttributes, SavedAttributes } from './attribute-fields.js';
import { FILES } from './required-pictures.js';

const COLOURS = LIMITS.coloursPerProduct;
const MAX_IMAGES = LIMITS.imagesPerColour.max;

class ProductImageBody {
  @PictureUrl(FILES) url: string;
}

/** Spaces are ignored, empty is as null. */
const Gtin = () =>
  applyDecorators(
    IsOptional(),
    Transform(({ value }) =>
      typeof value === 'string' ? value.replaceAll(' ', '') || null : (value as unknown),
    ),
    checked('gtin', (value) => (typeof value === 'string' && isGtin(value) ? null : MESSAGES.gtin)),
    ApiPropertyOptional({ type: String, nullable: true }),
  );

class ProductColourBody {
  @Text({ max: 120, label: 'Color', required: 'Color is required.', upper: true })
  color_name: string;
  /** Ignored; the stored colour's own code counts. */
  @IsOptional() @ApiPropertyOptional({ type: String }) @colourCode() color_code?: string;
  /** Left out, the stored one stays. */
  @Gtin() gtin?: string | null;

  /** A draft may have fewer than shoppers need. */
  @ApiProperty({ type: [ProductImageBody], maxItems: MAX_IMAGES })
  @Type(() => ProductImageBody)
  @ValidateNested({ each: true, message: FILES })
  @ArrayMaxSize(MAX_IMAGES, { message: FILES })
  @IsArray({ message: FILES })
  images: ProductImageBody[];
}

class NamedProduct {
  @Text({ max: 120, label: 'Name', required: 'Name is required.' }) name: string;
  @Text({ max: 4000, label: 'Description', lines: true }) product_description?: string;
}

/** The product save payload. (SPEC 3; DECISIONS, Data: product save) */
class ProductFields extends withFields<SavedAttributes, NamedProduct>(
  SavedAttributes,
  NamedProduct,
) {
  @IsOptional()
  @ApiPropertyOptional({ type: Boolean })
  @IsBoolean({ message: 'published must be true or false.' })
  published?: boolean;

  @Version() version?: number;

  @ApiProperty({ type: [ProductColourBody], minItems: COLOURS.min, maxItems: COLOURS.max })
  @Type(() => ProductColourBody)
  @ValidateNested({ each: true, message: 'Color is required.' })
  @ArrayUnique((color?: Partial<ProductColourBody>) => searchKey(String(color?.color_name)), {
    message: 'Choose each color only once.',
  })
  @ArrayUnique((color?: Partial<ProductColourBody>) => color?.gtin || Symbol(), {
    message: 'Each color has a GTIN of its own.',
  })
  @ArrayMaxSize(COLOURS.max, { message: `A product has at most ${COLOURS.max} colors.` })
  @ArrayMinSize(COLOURS.min, { message: 'Color is required.' })
  @IsArray({ message: 'Color is required.' })
  colors: ProductColourBody[];
}

export class ProductBody extends ProductFields {
  @IsOptional()
  @ApiPropertyOptional({ type: 'integer', nullable: true })
  @Equals(null, { message: 'A new product has no product_id. Change a product with PUT.' })
  product_id?: null;
}

export class ProductEditBody extends ProductFields {
  @RowId('product_id is required.') product_id: number;
}

export class ProductActionBody {
  @ApiProperty({ enum: PRODUCT_ACTIONS })
  @IsIn(PRODUCT_ACTIONS, { message: `action must be one of ${PRODUCT_ACTIONS.join(', ')}.` })
  action: ProductAction;

  @RowIds('products') ids: number[];
}

/** Null is as if it were missing. */
export class EditProductsBody extends EditedAttributes {
  @RowIds('products') ids: number[];
}
