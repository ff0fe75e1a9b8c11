import { applyDecorators } from '@nestjs/common';
import { LENSES, LIMITS, PRODUCT_ACTIONS, type Lens, type ProductAction } from '@tivara/contracts';
import { ApiProperty, ApiPropertyOptional } from '../../platform/http/openapi-decorators.js';
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
import { FILES } from './required-pictures.js';

const { min: MIN_SIZE, max: MAX_SIZE } = LIMITS.size;
const SIZE = `Size must be a whole number from ${MIN_SIZE} to ${MAX_SIZE}.`;
const COLOURS = LIMITS.coloursPerProduct;
const MAX_IMAGES = LIMITS.imagesPerColour.max;

function Measure(name: keyof typeof LIMITS.measures, label: string): PropertyDecorator {
  const { min, max } = LIMITS.measures[name];
  const message = `${label} must be a whole number from ${min} to ${max}.`;
  return applyDecorators(
    IsOptional(),
    ApiPropertyOptional({ type: 'integer', minimum: min, maximum: max, nullable: true }),
    Max(max, { message }),
    Min(min, { message }),
    IsInt({ message }),
  );
}

const LensField = () =>
  applyDecorators(
    IsOptional(),
    ApiPropertyOptional({ enum: LENSES, nullable: true }),
    IsIn(LENSES, { message: `Lens must be ${LENSES.join(' or ')}.` }),
  );

class ProductImageBody {
  @PictureUrl(FILES) url: string;
}

class ProductColourBody {
  @Text({ max: 120, label: 'Color', required: 'Color is required.', upper: true })
  color_name: string;
  /** Ignored; the stored colour's own code counts. */
  @IsOptional() @ApiPropertyOptional({ type: String }) @colourCode() color_code?: string;

  /** A draft may have fewer than shoppers need. */
  @ApiProperty({ type: [ProductImageBody], maxItems: MAX_IMAGES })
  @Type(() => ProductImageBody)
  @ValidateNested({ each: true, message: FILES })
  @ArrayMaxSize(MAX_IMAGES, { message: FILES })
  @IsArray({ message: FILES })
  images: ProductImageBody[];
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

  @LensField() lens?: Lens | null;

  @Measure('bridge_mm', 'Bridge') bridge_mm?: number | null;
  @Measure('temple_mm', 'Temple length') temple_mm?: number | null;
  @Measure('lens_height_mm', 'Lens height') lens_height_mm?: number | null;
  @Measure('weight_g', 'Weight') weight_g?: number | null;

  @RowId('Category is required.') category_id: number;
  @RowId('Material is required.') material_id: number;
  @RowId('Collection is required.') collection_id: number;
  @RowId('Finishing is required.') finishing_id: number;
  @RowId('Shape is required.') shape_id: number;
  @RowId('Frame Type is required.') frame_type_id: number;
  @Version() version?: number;

  @ApiProperty({ type: [ProductColourBody], minItems: COLOURS.min, maxItems: COLOURS.max })
  @Type(() => ProductColourBody)
  @ValidateNested({ each: true, message: 'Color is required.' })
  @ArrayUnique((color?: Partial<ProductColourBody>) => searchKey(String(color?.color_name)), {
    message: 'Choose each color only once.',
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

const OptionalId = (label: string) => applyDecorators(IsOptional(), RowId(`${label} is required.`));

export class ProductActionBody {
  @ApiProperty({ enum: PRODUCT_ACTIONS })
  @IsIn(PRODUCT_ACTIONS, { message: `action must be one of ${PRODUCT_ACTIONS.join(', ')}.` })
  action: ProductAction;

  @RowIds('products') ids: number[];
}

/** Null is as if it were missing. */
export class EditProductsBody {
  @RowIds('products') ids: number[];
  @OptionalId('Category') category_id?: number;
  @OptionalId('Material') material_id?: number;
  @OptionalId('Collection') collection_id?: number;
  @OptionalId('Finishing') finishing_id?: number;
  @OptionalId('Frame Type') frame_type_id?: number;
  @OptionalId('Shape') shape_id?: number;
  @LensField() lens?: Lens | null;
}
