import { REFERENCE_ENTITIES, type ReferenceEntity } from '@tivara/contracts';
import { ApiProperty } from '../platform/http/openapi-decorators.js';
import { recordOf } from '../platform/http/responses.js';

class ProductFiguresDto {
  total: number;
  /** What shoppers do not see, drafts included. */
  hidden: number;
}
class FewPicturesDto {
  product_id: number;
  name: string;
  color_name: string;
}
class FewPicturesFiguresDto {
  total: number;
  first: FewPicturesDto[];
}
class UnusedValueDto {
  entity: ReferenceEntity;
  name: string;
}
class UnusedFiguresDto {
  total: number;
  /** Examples. */
  first: UnusedValueDto[];
}
class UnprintableDto {
  entity: 'product' | ReferenceEntity;
  name: string;
  characters: string;
}

export const REFERENCE_COUNTS = recordOf(REFERENCE_ENTITIES, { type: 'integer' } as const);

/** For the overview of the admin. */
export class CatalogueFiguresDto {
  products: ProductFiguresDto;
  few_pictures: FewPicturesFiguresDto;
  /** Rows by kind. */
  @ApiProperty(REFERENCE_COUNTS) reference: Record<ReferenceEntity, number>;
  /** Reference data without products. */
  unused: UnusedFiguresDto;
  /** The first records whose texts have characters that no font of the catalogue PDF has. */
  unprintable: UnprintableDto[];
}
