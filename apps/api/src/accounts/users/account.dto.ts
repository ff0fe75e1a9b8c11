import { ApiProperty, ApiPropertyOptional } from '../../platform/http/openapi-decorators.js';
import { ACCOUNT_STATUSES, ROLES, type AccountStatus, type Role } from '@tivara/contracts';
import { IsIn, IsOptional } from 'class-validator';
import { AccountEmail } from '../auth/auth.dto.js';
import { Version } from '../../platform/http/fields.js';

const IsRole = () => IsIn(ROLES, { message: `role must be one of ${ROLES.join(', ')}.` });

export class AccountBody {
  @IsOptional() @ApiPropertyOptional({ enum: ROLES }) @IsRole() role?: Role;
  @IsOptional()
  @ApiPropertyOptional({ enum: ACCOUNT_STATUSES })
  @IsIn(ACCOUNT_STATUSES, { message: `status must be one of ${ACCOUNT_STATUSES.join(', ')}.` })
  status?: AccountStatus;
  @Version() version?: number;
}

export class InvitationBody {
  @AccountEmail() email: string;
  @ApiProperty({ enum: ROLES }) @IsRole() role: Role;
}
