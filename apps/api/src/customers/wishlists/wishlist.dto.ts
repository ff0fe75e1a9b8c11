import { LIMITS, MESSAGES } from '@tivara/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, ValidateNested } from 'class-validator';
import { RowId } from '../../platform/http/fields.js';

const MOST = `A shared wishlist takes at most ${LIMITS.wishlistItems} items.`;

class SharedItemDto {
  @RowId('Each item needs the product_id of a product.') product_id: number;
  @RowId('Each item needs the color_id of a colour.') color_id: number;
}

export class ShareDto {
  @ApiProperty({ type: [SharedItemDto], minItems: 1, maxItems: LIMITS.wishlistItems })
  @Type(() => SharedItemDto)
  @ValidateNested({ each: true })
  @ArrayMaxSize(LIMITS.wishlistItems, { message: MOST })
  @ArrayMinSize(1, { message: MESSAGES.wishlistEmpty })
  @IsArray({ message: 'items must be a list of items.' })
  items: SharedItemDto[];
}
