import { LIMITS } from '@tivara/contracts';
import { RowIds } from '../../platform/http/fields.js';
import { PictureDto } from '../../platform/media/picture.dto.js';
import { PublicationDto } from '../../platform/publication.dto.js';

export class CollectionOrderBody {
  @RowIds('collections') ids: number[];
}

export class ProductOrderBody {
  @RowIds('products', LIMITS.orderedProducts) ids: number[];
}

/** A product or a collection in the order of listings. `picture`: the first one. */
export class OrderedRowDto extends PublicationDto {
  id: number;
  name: string;
  picture: PictureDto | null;
}

/** As many as can be put in an order at once, of `total`. */
export class OrderedRowsDto {
  items: OrderedRowDto[];
  total: number;
}

export class OrderedProductsDto extends OrderedRowsDto {
  collection_name: string;
}
