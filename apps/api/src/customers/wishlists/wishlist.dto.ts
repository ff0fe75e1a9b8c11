import { LIMITS, MESSAGES } from '@tivara/contracts';
import { ApiProperty } from '../../platform/http/openapi-decorators.js';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsDefined,
  IsInt,
  Matches,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { RowId, Text } from '../../platform/http/fields.js';

const TOO_MANY = `A shared wishlist takes at most ${LIMITS.wishlistItems} items.`;

export class SharedItemBody {
  @RowId('Each item needs the product_id of a product.') product_id: number;
  @RowId('Each item needs the color_id of a colour.') color_id: number;
}

export class ShareBody {
  @ApiProperty({ type: [SharedItemBody], minItems: 1, maxItems: LIMITS.wishlistItems })
  @Type(() => SharedItemBody)
  @ValidateNested({ each: true })
  @ArrayMaxSize(LIMITS.wishlistItems, { message: TOO_MANY })
  @ArrayMinSize(1, { message: MESSAGES.wishlistEmpty })
  @IsArray({ message: 'items must be a list of items.' })
  items: SharedItemBody[];
}

const CHANGES = `A change takes at most ${LIMITS.wishlistChanges} frames.`;
const PICTURES = 'Pictures of a frame must be up to three URLs of this site.';

class SelectedColorBody {
  @Text({ max: 120, label: 'Color', required: 'Color is required.' }) color_name: string;

  /** 0 in items that were saved without it. */
  @ApiProperty({ type: 'integer', minimum: 0 })
  @Min(0, { message: 'color_id must be a whole number.' })
  @IsInt({ message: 'color_id must be a whole number.' })
  color_id: number;
}

class WishlistIdentityBody {
  @RowId('Each item needs the product_id of a product.') product_id: number;

  @ApiProperty({ type: SelectedColorBody })
  @Type(() => SelectedColorBody)
  @ValidateNested()
  @IsDefined({ message: 'Color is required.' })
  selected_color: SelectedColorBody;
}

class WishlistItemBody extends WishlistIdentityBody {
  @Text({ max: 300, label: 'Product name', required: 'Product name is required.' })
  product_name: string;
  @Text({ max: 120, label: 'Category' }) category_name = '';
  @Text({ max: 120, label: 'Material' }) material_name = '';

  @ApiProperty({ type: [String], maxItems: 3 })
  @MaxLength(300, { each: true, message: PICTURES })
  @Matches(/^\/media\/(?!.*\.\.)[\w./-]+$/, { each: true, message: PICTURES })
  @ArrayMaxSize(3, { message: PICTURES })
  @IsArray({ message: PICTURES })
  images: string[];
}

export class WishlistChangesBody {
  @ApiProperty({ type: [WishlistItemBody], maxItems: LIMITS.wishlistChanges })
  @Type(() => WishlistItemBody)
  @ValidateNested({ each: true })
  @ArrayMaxSize(LIMITS.wishlistChanges, { message: CHANGES })
  @IsArray({ message: 'added must be a list of items.' })
  added: WishlistItemBody[];

  @ApiProperty({ type: [WishlistIdentityBody], maxItems: LIMITS.wishlistItems })
  @Type(() => WishlistIdentityBody)
  @ValidateNested({ each: true })
  @ArrayMaxSize(LIMITS.wishlistItems, { message: CHANGES })
  @IsArray({ message: 'removed must be a list of items.' })
  removed: WishlistIdentityBody[];
}
