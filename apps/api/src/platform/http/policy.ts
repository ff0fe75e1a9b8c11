import { SetMetadata } from '@nestjs/common';
import type { Role } from '@tivara/contracts';

/** Who can call a route; without one, access is denied. (DESIGN, The API) */
export type Policy = { kind: 'public' } | { kind: 'roles'; roles: readonly Role[] };

export const POLICY = 'tivara:policy';

/** Anybody may call the route. */
export const Public = () => SetMetadata(POLICY, { kind: 'public' } satisfies Policy);

/** Only a session with one of the roles may call the route: 401 without a session, 403 without the role. */
export const Roles = (...roles: Role[]) =>
  SetMetadata(POLICY, { kind: 'roles', roles } satisfies Policy);
