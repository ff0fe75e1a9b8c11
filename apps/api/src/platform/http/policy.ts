import { SetMetadata } from '@nestjs/common';
import type { Role } from '@tivara/contracts';

/** (DESIGN, The API) */
export type Policy = { kind: 'public' } | { kind: 'roles'; roles: readonly Role[] };

export const POLICY = 'tivara:policy';

export const Public = () => SetMetadata(POLICY, { kind: 'public' } satisfies Policy);

/** 401 without a session, 403 without the role. */
export const Roles = (...roles: Role[]) =>
  SetMetadata(POLICY, { kind: 'roles', roles } satisfies Policy);
