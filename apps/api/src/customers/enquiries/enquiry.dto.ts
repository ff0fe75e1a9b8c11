import {
  ENQUIRY_STATUSES,
  LIMITS,
  MESSAGES,
  REPLY_PLACEHOLDERS,
  phoneOf,
  unknownPlaceholder,
  type EnquiryStatus,
} from '@tivara/contracts';
import { ApiProperty, ApiPropertyOptional } from '../../platform/http/openapi-decorators.js';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsDefined,
  IsIn,
  IsOptional,
  ValidateNested,
} from 'class-validator';
import { Email, RowId, Text, Typed, Version, checked, editOf } from '../../platform/http/fields.js';

const PHONE = `Enter a phone number of ${LIMITS.phoneDigits} digits.`;
const ITEMS = `An enquiry takes at most ${LIMITS.enquiryItems} items.`;
const NAME = 120;
const URL = 2000;
const KEY = /^[\w-]{16,64}$/;
const RequestKey = () =>
  checked('key', (value) =>
    typeof value === 'string' && KEY.test(value)
      ? null
      : 'The key must be 16 to 64 letters, digits, - or _.',
  );

class ShopperBody {
  @Text({ max: NAME, label: 'Name', required: 'Name is required.' }) to_name: string;

  @Email('Enter a valid e-mail address.') to_email: string;

  @ApiProperty({ type: String, example: '+91 98765 43210' })
  @Typed(phoneOf)
  @checked('phone', (value) => (typeof value === 'string' && phoneOf(value) ? null : PHONE))
  to_number: string;
}

/** As a text or an object. (DECISIONS, Calls) */
function colorName(value: unknown): string | null {
  const name =
    typeof value === 'object' && value !== null
      ? (value as { color_name?: unknown }).color_name
      : value;
  return typeof name === 'string' && !/\p{Cc}/u.test(name) && name.length <= NAME
    ? name.trim()
    : null;
}

class EnquiredItemBody {
  @Text({ max: 300, label: 'Product name', required: 'Product name is required.' })
  product_name: string;

  @ApiProperty({
    oneOf: [{ type: 'string' }, { type: 'object', properties: { color_name: { type: 'string' } } }],
  })
  @Transform(({ value }) => colorName(value) ?? (value as unknown))
  @checked('colour', (value) =>
    colorName(value) === null
      ? 'The selected colour must be a name, or an object with a color_name.'
      : null,
  )
  selected_color: string;

  @ApiPropertyOptional({ type: String, nullable: true })
  @IsOptional()
  @checked('image', (value) =>
    typeof value === 'string' && value.length <= URL ? null : 'The image must be a URL.',
  )
  image?: string | null;
}

export class EnquiryBody {
  @ApiProperty({ type: ShopperBody })
  @Type(() => ShopperBody)
  @ValidateNested()
  @checked('shopper', (value) =>
    typeof value === 'object' && value !== null ? null : 'Name, email and phone are required.',
  )
  @IsDefined({ message: 'Name, email and phone are required.' })
  data: ShopperBody;

  @ApiProperty({ type: [EnquiredItemBody], minItems: 1, maxItems: LIMITS.enquiryItems })
  @Type(() => EnquiredItemBody)
  @ValidateNested({ each: true })
  @ArrayMaxSize(LIMITS.enquiryItems, { message: ITEMS })
  @ArrayMinSize(1, { message: MESSAGES.wishlistEmpty })
  @IsArray({ message: 'wishlist must be a list of items.' })
  wishlist: EnquiredItemBody[];

  @ApiPropertyOptional({ type: 'integer', minimum: 1 })
  @IsOptional()
  @RowId('store_id must be the id of a store.')
  store_id?: number;

  @Text({ max: 200, label: 'Visit' }) visit?: string;

  @ApiPropertyOptional({ type: String, pattern: KEY.source })
  @IsOptional()
  @RequestKey()
  key?: string;
}

export class EnquiryEditBody {
  @ApiPropertyOptional({ enum: ENQUIRY_STATUSES })
  @IsOptional()
  @IsIn(ENQUIRY_STATUSES, { message: `status must be one of ${ENQUIRY_STATUSES.join(', ')}.` })
  status?: EnquiryStatus;
  @Text({ max: 2000, label: 'Note', lines: true }) note?: string;
  @ApiPropertyOptional({ type: 'integer', minimum: 1, nullable: true })
  @IsOptional()
  @RowId('assignee_id must be the id of an account.')
  assignee_id?: number | null;
  @Version() version?: number;
}

const replyText = (label: string, required: string) =>
  Text({ max: LIMITS.replyText, label, required, lines: true });

export class ReplyBody {
  @replyText('Reply', 'Write a reply.') text: string;

  @ApiProperty({ type: String, pattern: KEY.source })
  @RequestKey()
  key: string;
}

const KNOWN = REPLY_PLACEHOLDERS.map((name) => `{${name}}`).join(', ');

export class ReplyTemplateBody {
  @Text({ max: NAME, label: 'Name', required: 'Name is required.' }) reply_template_name: string;

  @replyText('Text', 'Text is required.')
  @checked('placeholders', (value) => {
    const unknown = typeof value === 'string' ? unknownPlaceholder(value) : null;
    return unknown === null ? null : `{${unknown}} is not a placeholder. There are ${KNOWN}.`;
  })
  text: string;
}
export class ReplyTemplateEditBody extends editOf(ReplyTemplateBody) {}
