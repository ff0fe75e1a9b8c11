import {
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  Max,
  Min,
} from 'class-validator';
import {
  LIMITS,
  TOKEN_PERMISSIONS,
  TOKEN_SORTS,
  TOKEN_STATES,
  type TokenPermission,
  type TokenState,
} from '@tivara/contracts';
import { ExtensibleEnum, pageOf } from '../../platform/http/responses.js';
import { OneOf } from '../../platform/http/query.js';
import { tableQueryDto } from '../../platform/http/table.query.js';
import { Text } from '../../platform/http/fields.js';
import { MessageResponse } from '../../platform/http/message.dto.js';
import {
  ApiProperty,
  ApiPropertyOptional,
  IntersectionType,
} from '../../platform/http/openapi-decorators.js';

const { min, max } = LIMITS.tokenDays;
const PERMISSIONS = 'Choose at least one permission, each once.';
const DAYS = `Choose ${min} to ${max} days, or leave the expiry out.`;

export class ApiTokenBody {
  @Text({ max: LIMITS.tokenName, required: 'Name the machine or program.', label: 'The name' })
  name: string;
  @ApiProperty({ enum: TOKEN_PERMISSIONS, isArray: true, minItems: 1 })
  @IsIn(TOKEN_PERMISSIONS, { each: true, message: 'A token cannot have this permission.' })
  @ArrayUnique({ message: PERMISSIONS })
  @ArrayMinSize(1, { message: PERMISSIONS })
  @IsArray({ message: PERMISSIONS })
  permissions: TokenPermission[];
  /** Without it the token does not expire. */
  @ApiPropertyOptional({ type: 'integer', minimum: min, maximum: max })
  @IsOptional()
  @Max(max, { message: DAYS })
  @Min(min, { message: DAYS })
  @IsInt({ message: DAYS })
  days?: number;
}

export class ApiTokenDto {
  token_id: number;
  token_name: string;
  /** The first characters of the token. */
  start: string;
  @ExtensibleEnum(TOKEN_PERMISSIONS, { isArray: true })
  permissions: TokenPermission[];
  /** E-mail of who made it; null when the account is deleted. */
  created_by: string | null;
  created_at: string;
  /** Null for one that does not expire. */
  expires_at: string | null;
  /** To the minute; null before the first use. */
  last_used_at: string | null;
  state: TokenState;
}

export class ApiTokenPage extends pageOf(ApiTokenDto) {}

export class ApiTokenQueryDto extends tableQueryDto(TOKEN_SORTS) {
  @OneOf(TOKEN_STATES) state: TokenState | '' = '';
}

export class NewApiTokenResponse extends IntersectionType(MessageResponse, ApiTokenDto) {
  /** It is in this answer alone. */
  token: string;
}
