import { ProductImageDto } from '../../catalogue/index.js';
import { MessageResponse } from '../../platform/http/message.dto.js';

class SelectedColorDto {
  color_name: string;
  color_id: number;
}

export class WishlistItemDto {
  product_id: number;
  product_name: string;
  category_name: string;
  material_name: string;
  selected_color: SelectedColorDto;
  images: string[];
}

export class AccountWishlistDto {
  items: WishlistItemDto[];
}

/** Anyone with the token can read the list. */
export class ShareResponse extends MessageResponse {
  token: string;
  expires_at: string;
}

export class SharedFrameDto {
  product_id: number;
  color_id: number;
  product_name: string;
  category_name: string;
  material_name: string;
  color_name: string;
  color_code: string;
  images: ProductImageDto[];
}

export class SharedWishlistDto {
  items: SharedFrameDto[];
  /** Items no longer in the catalogue. */
  missing: number;
  expires_at: string;
}
