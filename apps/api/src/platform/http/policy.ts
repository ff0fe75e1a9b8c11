import { SetMetadata, applyDecorators } from '@nestjs/common';
import { ApiSecurity } from './openapi-decorators.js';
import { TOKEN_PERMISSIONS, type Permission } from '@tivara/contracts';

/** (DESIGN, The API) */
export type Policy =
  { kind: 'public' } | { kind: 'signed in' } | { kind: 'permission'; permission: Permission };

export const POLICY = 'tivara:policy';

export const Public = () => SetMetadata(POLICY, { kind: 'public' } satisfies Policy);

/** Of operations in OpenAPI that require a log-in. */
export const SESSION_SCHEME = 'session';
/** Of those that an API token can call instead. */
export const TOKEN_SCHEME = 'token';

export const isForTokens = (permission: Permission) =>
  TOKEN_PERMISSIONS.some((each) => each === permission);

const requireSession = (policy: Policy) =>
  applyDecorators(SetMetadata(POLICY, policy), ApiSecurity(SESSION_SCHEME));

/** Any account. 401 without a session. */
export const SignedIn = () => requireSession({ kind: 'signed in' });

/** 401 without a session, 403 without the permission. */
export const RequirePermission = (permission: Permission) =>
  applyDecorators(
    requireSession({ kind: 'permission', permission }),
    ...(isForTokens(permission) ? [ApiSecurity(TOKEN_SCHEME)] : []),
  );
