import type { ReferenceEntity } from '@tivara/contracts';
import { CatalogueFiguresDto, REFERENCE_COUNTS, SearchesDto } from '../catalogue/index.js';
import { OverviewEnquiryDto } from '../customers/index.js';
import { OverviewChangeDto } from '../platform/audit/audit.dto.js';
import { ApiProperty, OmitType, PartialType } from '../platform/http/openapi-decorators.js';

class StoreFiguresDto {
  total: number;
  cities: number;
}
class MailFiguresDto {
  failing: number;
  dead: number;
  /** False where mails become files. */
  has_server: boolean;
}
class CollectionChangeDto extends OmitType(OverviewChangeDto, ['actor']) {}
class WishedProductDto {
  name: string;
  /** Null when the product no longer exists. */
  product_id: number | null;
  enquiries: number;
  saved: number;
}
export class OverviewWeekDto {
  monday: string;
  enquiries?: number;
  accounts?: number;
  subscribers?: number;
}

export class OverviewFiguresDto extends CatalogueFiguresDto {
  stores: StoreFiguresDto;
  new_enquiries: number;
  mails: MailFiguresDto;
  enquiries: OverviewEnquiryDto[];
  changes: OverviewChangeDto[];
  collection_change: CollectionChangeDto | null;
  /** Of the same weeks as `weeks`, like `searches`. */
  most_wished: WishedProductDto[];
  searches: SearchesDto;
}

/** Without the figures that the account has no permission to see. */
export class AdminOverviewDto extends PartialType(OverviewFiguresDto) {
  weeks: OverviewWeekDto[];
  // PartialType would make the counts optional, too.
  @ApiProperty({ ...REFERENCE_COUNTS, selfRequired: false })
  override reference?: Record<ReferenceEntity, number>;
}
