import { SetMetadata } from '@nestjs/common';
import type { Permission } from '@tivara/contracts';

/** (DESIGN, The API) */
export type Policy =
  { kind: 'public' } | { kind: 'signed in' } | { kind: 'permission'; permission: Permission };

export const POLICY = 'tivara:policy';

export const Public = () => SetMetadata(POLICY, { kind: 'public' } satisfies Policy);

/** Any account. 401 without a session. */
export const SignedIn = () => SetMetadata(POLICY, { kind: 'signed in' } satisfies Policy);

/** 401 without a session, 403 without the permission. */
export const RequirePermission = (permission: Permission) =>
  SetMetadata(POLICY, { kind: 'permission', permission } satisfies Policy);
