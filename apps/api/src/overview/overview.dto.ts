import { ApiProperty, OmitType, PartialType } from '@nestjs/swagger';
import { type EnquiryStatus, type MailState, type ReferenceEntity, REFERENCE_ENTITIES } from '@tivara/contracts';
import { AuditRowDto } from '../platform/audit/audit.dto.js';
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
class StoreFiguresDto {
  total: number;
  cities: number;
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
class MailFiguresDto {
  failing: number;
  dead: number;
  /** False where mails become files. */
  has_server: boolean;
}
class EnquiryMailDto {
  state: MailState;
  attempts: number;
  next_attempt_at: string | null;
}
export class OverviewEnquiryDto {
  enquiry_id: number;
  to_name: string;
  created_at: string;
  status: EnquiryStatus;
  products: string[];
  /** To the team; null after retention. */
  mail: EnquiryMailDto | null;
}
export class OverviewChangeDto extends OmitType(AuditRowDto, [
  'before',
  'after',
  'request_id',
  'undoable',
]) {}
class CollectionChangeDto extends OmitType(OverviewChangeDto, ['actor']) {}
class WishedProductDto {
  name: string;
  /** Null when the product no longer exists. */
  product_id: number | null;
  enquiries: number;
  saved: number;
}
class SearchFiguresDto {
  term: string;
  searches: number;
}
class SearchesDto {
  most: SearchFiguresDto[];
  /** Those that found nothing. */
  in_vain: SearchFiguresDto[];
}
export class OverviewWeekDto {
  monday: string;
  enquiries?: number;
  accounts?: number;
  subscribers?: number;
}

export class OverviewFiguresDto {
  products: ProductFiguresDto;
  few_pictures: FewPicturesFiguresDto;
  stores: StoreFiguresDto;
  /** Rows by kind. */
  @ApiProperty(recordOf(REFERENCE_ENTITIES, { type: 'integer' })) reference: Record<ReferenceEntity, number>;
  /** Reference data without products. */
  unused: UnusedFiguresDto;
  /** The first records whose texts have characters that no font of the catalogue PDF has. */
  unprintable: UnprintableDto[];
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
}
