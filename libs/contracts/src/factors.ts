/** Second factors of an account. `totp` is an authenticator app. */
export const FACTOR_KINDS = ['passkey', 'totp'] as const;
export type FactorKind = (typeof FACTOR_KINDS)[number];

/** What a session lacks before other routes answer: a proof of a second factor, or the account's first one. */
export type PendingFactor = 'verify' | 'enrol';

/** Why a request is 403, for programs. */
export type FailureReason = 'verify-factor' | 'enrol-factor' | 'step-up';
