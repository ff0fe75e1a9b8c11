import { IntersectionType, PickType } from '../../platform/http/openapi-decorators.js';
import {
  ROLES,
  STAFF_ROLES,
  type AccountStatus,
  type PendingFactor,
  type Role,
  type StaffRole,
} from '@tivara/contracts';
import { MessageResponse } from '../../platform/http/message.dto.js';
import { ExtensibleEnum, pageOf, savedOf } from '../../platform/http/responses.js';

export class AccountDto {
  account_id: number;
  username: string;
  email: string;
  /** 'admin' for every role of the admin. */
  role: 'admin' | 'customer';
  /** Null for customers. */
  @ExtensibleEnum(STAFF_ROLES, { nullable: true }) staff_role: StaffRole | null;
  /** Whether a link that was mailed to the address was used. */
  confirmed: boolean;
  /** Only while the session lacks its second factor. */
  second_factor?: PendingFactor;
}

export class AdminAccountDto {
  account_id: number;
  username: string;
  email: string;
  @ExtensibleEnum(ROLES) role: Role;
  status: AccountStatus;
  created_at: string;
  sessions: number;
  /** Second factors. */
  factors: number;
  version: number;
}

export class AccountPage extends pageOf(AdminAccountDto) {}

export class SavedAccount extends savedOf(AdminAccountDto) {}

export class InvitationDto {
  email: string;
  @ExtensibleEnum(ROLES) role: Role;
  invitation_id: number;
  /** E-mail; null when the account is deleted. */
  invited_by: string | null;
  created_at: string;
  expires_at: string;
}

export class InvitationResponse extends IntersectionType(MessageResponse, InvitationDto) {}

/** `has_account`: accepting sets a new password for it. */
export class InvitationCheckDto extends PickType(AccountDto, ['email', 'role', 'staff_role']) {
  has_account: boolean;
}
