import { LIMITS, PRODUCT_ACTIONS, type ProductAction } from '@tivara/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  Equals,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { searchKey } from '../../platform/database/search-key.js';
import { PictureUrl, RowId, RowIds, Text, Version } from '../../platform/http/fields.js';
import { colourCode } from '../reference/reference.dto.js';

const { min: MIN_SIZE, max: MAX_SIZE } = LIMITS.size;
const SIZE = `Size must be a whole number from ${MIN_SIZE} to ${MAX_SIZE}.`;
const COLOURS = LIMITS.coloursPerProduct;
const IMAGES = LIMITS.imagesPerColour;
const FILES = `You must upload between ${IMAGES.min} and ${IMAGES.max} files.`;

class ImageDto {
  @PictureUrl(FILES) url: string;
}

class ProductColorDto {
  @Text({ max: 120, label: 'Color', required: 'Color is required.', upper: true })
  color_name: string;
  /** Ignored; the stored colour's own code counts. */
  @IsOptional() @ApiPropertyOptional({ type: String }) @colourCode() color_code?: string;

  @ApiProperty({ type: [ImageDto], minItems: IMAGES.min, maxItems: IMAGES.max })
  @Type(() => ImageDto)
  @ValidateNested({ each: true, message: FILES })
  @ArrayMaxSize(IMAGES.max, { message: FILES })
  @ArrayMinSize(IMAGES.min, { message: FILES })
  @IsArray({ message: FILES })
  images: ImageDto[];
}

/** The product save payload. (SPEC 3; DECISIONS, Data: product save) */
class ProductFields {
  @Text({ max: 120, label: 'Name', required: 'Name is required.' }) name: string;
  @Text({ max: 4000, label: 'Description', lines: true }) product_description?: string;

  @ApiProperty({ type: 'integer', minimum: MIN_SIZE, maximum: MAX_SIZE })
  @Max(MAX_SIZE, { message: SIZE })
  @Min(MIN_SIZE, { message: SIZE })
  @IsInt({ message: SIZE })
  size: number;

  @IsOptional()
  @ApiPropertyOptional({ type: Boolean })
  @IsBoolean({ message: 'published must be true or false.' })
  published?: boolean;

  @RowId('Category is required.') category_id: number;
  @RowId('Material is required.') material_id: number;
  @RowId('Collection is required.') collection_id: number;
  @RowId('Finishing is required.') finishing_id: number;
  @RowId('Shape is required.') shape_id: number;
  @RowId('Frame Type is required.') frame_type_id: number;
  @Version() version?: number;

  @ApiProperty({ type: [ProductColorDto], minItems: COLOURS.min, maxItems: COLOURS.max })
  @Type(() => ProductColorDto)
  @ValidateNested({ each: true, message: 'Color is required.' })
  @ArrayUnique((color?: Partial<ProductColorDto>) => searchKey(String(color?.color_name)), {
    message: 'Choose each color only once.',
  })
  @ArrayMaxSize(COLOURS.max, { message: `A product has at most ${COLOURS.max} colors.` })
  @ArrayMinSize(COLOURS.min, { message: 'Color is required.' })
  @IsArray({ message: 'Color is required.' })
  colors: ProductColorDto[];
}

export class ProductDto extends ProductFields {
  @IsOptional()
  @ApiPropertyOptional({ type: 'integer', nullable: true })
  @Equals(null, { message: 'A new product has no product_id. Change a product with PUT.' })
  product_id?: null;
}

export class ProductEditDto extends ProductFields {
  @RowId('product_id is required.') product_id: number;
}

export class PublishedDto {
  @ApiProperty({ type: Boolean })
  @IsBoolean({ message: 'published must be true or false.' })
  published: boolean;
  @Version() version?: number;
}

export class BulkDto {
  @ApiProperty({ enum: PRODUCT_ACTIONS })
  @IsIn(PRODUCT_ACTIONS, { message: `action must be one of ${PRODUCT_ACTIONS.join(', ')}.` })
  action: ProductAction;

  @RowIds('products') ids: number[];
}
