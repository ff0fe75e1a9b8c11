import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '../../platform/http/openapi-decorators.js';
import { LIMITS } from '@tivara/contracts';
import { Transform } from 'class-transformer';
import { IsObject, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { Text } from '../../platform/http/fields.js';
import { IntersectionType } from '../../platform/http/openapi-decorators.js';
import { type FactorKind } from '@tivara/contracts';
import { MessageResponse } from '../../platform/http/message.dto.js';
import { JSON_OBJECT } from '../../platform/http/responses.js';

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

export class FactorRowDto {
  factor_id: number;
  kind: FactorKind;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

export class FactorsDto {
  factors: FactorRowDto[];
  /** Unused recovery codes. */
  recovery_codes: number;
  /** The last factor cannot be removed. */
  required: boolean;
}

/** How the session can be verified; without a factor by the password. */
export class VerificationOptionsDto {
  kinds: FactorKind[];
  recovery_codes: number;
  /** PublicKeyCredentialRequestOptionsJSON of WebAuthn; null without a passkey for this host. */
  @ApiProperty({ ...JSON_OBJECT, nullable: true }) passkey: object | null;
}

/** A square of `size` modules; `path` draws the dark ones in an SVG. */
class QrCodeDto {
  size: number;
  path: string;
}

export class NewTotpDto {
  /** In base32, to be typed where no camera reads the code. */
  secret: string;
  /** otpauth://… */
  uri: string;
  qr: QrCodeDto;
}

/** The codes are returned once, as only their hashes are stored. */
export class RecoveryCodesResponse extends MessageResponse {
  recovery_codes: string[];
}

/** With recovery codes for the first factor, else with none. */
export class AddedFactorResponse extends IntersectionType(RecoveryCodesResponse, FactorRowDto) {}
