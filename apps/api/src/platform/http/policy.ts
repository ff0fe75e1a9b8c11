import { SetMetadata, applyDecorators } from '@nestjs/common';
import { ApiSecurity } from '@nestjs/swagger';
import type { Role } from '@tivara/contracts';

/** (DESIGN, The API) */
export type Policy = { kind: 'public' } | { kind: 'roles'; roles: readonly Role[] };

export const POLICY = 'tivara:policy';

export const Public = () => SetMetadata(POLICY, { kind: 'public' } satisfies Policy);

/** Of operations in OpenAPI that require a log-in. */
export const SESSION_SCHEME = 'session';

/** 401 without a session, 403 without the role. */
export const Roles = (...roles: Role[]) =>
  applyDecorators(
    SetMetadata(POLICY, { kind: 'roles', roles } satisfies Policy),
    ApiSecurity(SESSION_SCHEME),
  );
