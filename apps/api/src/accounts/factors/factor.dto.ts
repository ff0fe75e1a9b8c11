import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LIMITS, } from '@tivara/contracts';
import { Transform } from 'class-transformer';
import { IsObject, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { Text } from '../../platform/http/fields.js';

const CODE = 'Enter the 6 digits that the app shows.';

/** Spaces are how apps show it. */
const Code = () =>
  applyDecorators(
    Transform(({ value }) =>
      typeof value === 'string' ? value.replaceAll(/\s/g, '') : (value as unknown),
    ),
    Matches(/^\d{6}$/, { message: CODE }),
  );

const Passkey = () => IsObject({ message: 'This passkey was not accepted. Please try again.' });

const Name = () => Text({ max: LIMITS.factorName, label: 'Name', required: 'Name is required.' });

export class VerificationBody {
  @IsOptional() @ApiPropertyOptional({ type: String }) @Code() code?: string;
  @IsOptional()
  @ApiPropertyOptional({ type: String })
  @MaxLength(100, { message: 'This code is not right, or it was already used.' })
  @IsString({ message: 'Enter a recovery code.' })
  recovery_code?: string;
  @IsOptional() @ApiPropertyOptional({ type: Object }) @Passkey() passkey?: object;
  @IsOptional()
  @ApiPropertyOptional({ type: String })
  @MaxLength(2 * LIMITS.password.max, { message: 'Password has too many characters.' })
  @IsString({ message: 'Password is required.' })
  password?: string;
}

export class TotpBody {
  @Name() name: string;
  @ApiProperty({ type: String }) @Code() code: string;
}

export class PasskeyBody {
  @Name() name: string;
  @ApiProperty({ type: Object }) @Passkey() passkey: object;
}
