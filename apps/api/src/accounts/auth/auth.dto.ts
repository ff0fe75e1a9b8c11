import { ApiProperty, ApiPropertyOptional } from '../../platform/http/openapi-decorators.js';
import { LIMITS, emailOf } from '@tivara/contracts';
import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import { Email, Text, Typed, checked } from '../../platform/http/fields.js';
import { MessageResponse } from '../../platform/http/message.dto.js';
import { AccountDto } from '../users/account-response.dto.js';

const { min, max } = LIMITS.password;
/** UTF-16 units of the longest password. */
const MAX_UNITS = 2 * max;
const TOKEN = /^[\w-]{43}$/;

export const AccountEmail = () => Email('Email is required.');

const Password = (label = 'Password') =>
  applyDecorators(
    ApiProperty({ type: String, minLength: min, maxLength: max }),
    IsString({ message: `${label} is required.` }),
    IsNotEmpty({ message: `${label} is required.` }),
    MaxLength(MAX_UNITS, { message: `${label} has too many characters.` }),
  );

const isToken = (value: unknown) => typeof value === 'string' && TOKEN.test(value);
const Token = (message: string) => checked('token', (value) => (isToken(value) ? null : message));

export const INVITATION = {
  invalid: 'This invitation is not valid. Please ask for a new one.',
  expired: 'This invitation has expired. Please ask for a new one.',
  used: 'This invitation was already used. Log in instead.',
  disabled: 'The account with this address is disabled. Please contact an administrator.',
} as const;
export const RESET = {
  invalid: 'This link is not valid. Request a new one.',
  expired: 'This link has expired. Request a new one.',
  used: 'This link was already used. Request a new one if you need it.',
} as const;

/** Checks run from a field's last decorator up; the first message is reported. */
export class LoginBody {
  @ApiProperty({ type: String, maxLength: 254 })
  @Typed(emailOf)
  @MaxLength(254, { message: 'Email has too many characters.' })
  @IsNotEmpty({ message: 'Email is required.' })
  @IsString({ message: 'Email is required.' })
  email: string;
  @Password() password: string;
}

export class RegisterBody {
  @Text({ max: 120, label: 'Username', required: 'Username is required.' }) username: string;
  @AccountEmail() email: string;
  @Password() password: string;
  @IsOptional()
  @ApiPropertyOptional({ type: String })
  @Token(INVITATION.invalid)
  invitation?: string;
}

export class InvitationTokenBody {
  @ApiProperty({ type: String }) @Token(INVITATION.invalid) token: string;
}

export class PasswordBody {
  @Password('Current password') current_password: string;
  @Password('New password') new_password: string;
}

export class ResetRequestBody {
  @AccountEmail() email: string;
}

export class ResetTokenBody {
  @ApiProperty({ type: String }) @Token(RESET.invalid) token: string;
}

export class ResetBody extends ResetTokenBody {
  @Password() password: string;
}

export class DeleteAccountBody {
  @Password() password: string;
}

export class LoginResponse extends MessageResponse {
  account: AccountDto;
}

export class ResetCheckDto {
  email: string;
}
