import {
  IntersectionType,
  ApiExtraModels,
  ApiProperty,
} from '../../platform/http/openapi-decorators.js';
import { type EnquiryStatus } from '@tivara/contracts';
import { MessageResponse } from '../../platform/http/message.dto.js';
import { pageOf, savedOf, arrayOfOne } from '../../platform/http/responses.js';
import { MailRowDto } from '../../platform/mail/mail.dto.js';
import { PictureDto } from '../../platform/media/picture.dto.js';

export class EnquiryResponse extends MessageResponse {
  reference: string;
}

/** An account that may work on enquiries. */
export class ColleagueDto {
  account_id: number;
  username: string;
}

class EnquiryHeadDto {
  enquiry_id: number;
  reference: string;
  to_name: string;
  to_email: string;
  to_number: string;
  status: EnquiryStatus;
  note: string;
  created_at: string;
  assignee: ColleagueDto | null;
  version: number;
}

export class EnquiryRowDto extends EnquiryHeadDto {
  items: number;
}

export class EnquiryPage extends pageOf(EnquiryRowDto) {}

/** The product that has the name of an enquired item now. */
class EnquiredProductDto {
  product_id: number;
  published: boolean;
}

export class EnquiryItemDto {
  product_name: string;
  color_name: string;
  picture: PictureDto | null;
  product: EnquiredProductDto | null;
}

class ThreadEntryDto {
  at: string;
  /** An e-mail; null when the account is deleted. */
  by: string | null;
}
export class ThreadReplyDto extends ThreadEntryDto {
  kind: 'reply';
  text: string;
  mail_id: number | null;
}
export class ThreadStatusDto extends ThreadEntryDto {
  kind: 'status';
  status: EnquiryStatus;
}
export class ThreadAssigneeDto extends ThreadEntryDto {
  kind: 'assignee';
  assignee: string | null;
}

export class EnquiryDto extends EnquiryHeadDto {
  /** As named when it was sent; empty for none. */
  store: string;
  visit: string;
  items: EnquiryItemDto[];
  mails: MailRowDto[];
}

@ApiExtraModels(ThreadReplyDto, ThreadStatusDto, ThreadAssigneeDto)
export class EnquiryDetailDto extends EnquiryDto {
  /** The oldest first. */
  @ApiProperty(arrayOfOne(ThreadReplyDto, ThreadStatusDto, ThreadAssigneeDto))
  thread: (ThreadReplyDto | ThreadStatusDto | ThreadAssigneeDto)[];
}

export class SavedEnquiry extends IntersectionType(MessageResponse, EnquiryDetailDto) {}

export class ReplyTemplateDto {
  reply_template_name: string;
  text: string;
  reply_template_id: number;
  version: number;
}

export class ReplyTemplatePage extends pageOf(ReplyTemplateDto) {}

export class SavedReplyTemplate extends savedOf(ReplyTemplateDto) {}
