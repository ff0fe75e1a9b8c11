import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { AccountStatus, Role } from '@tivara/contracts';
import { IsIn, IsOptional } from 'class-validator';
import { Email } from '../auth/auth.dto.js';
import { Version } from '../http/fields.js';

const ROLES: Role[] = ['admin', 'customer'];
const STATUSES: AccountStatus[] = ['active', 'disabled'];
const ROLE = `role must be one of ${ROLES.join(', ')}.`;

export class AccountEditDto {
  @IsOptional() @ApiPropertyOptional({ enum: ROLES }) @IsIn(ROLES, { message: ROLE }) role?: Role;
  @IsOptional()
  @ApiPropertyOptional({ enum: STATUSES })
  @IsIn(STATUSES, { message: `status must be one of ${STATUSES.join(', ')}.` })
  status?: AccountStatus;
  @Version() version?: number;
}

export class InvitationDto {
  @Email() email: string;
  @ApiProperty({ enum: ROLES }) @IsIn(ROLES, { message: ROLE }) role: Role;
}
