/** Second factors of an account. `totp` is an authenticator app. */
export const FACTOR_KINDS = ['passkey', 'totp'] as const;
export type FactorKind = (typeof FACTOR_KINDS)[number];

/** What a session lacks before other routes answer: a proof of a second factor, or the account's first one. */
export type PendingFactor = 'verify' | 'enrol';

/** Why a request is 403, for programs. */
export type FailureReason = 'verify-factor' | 'enrol-factor' | 'step-up';

export interface FactorRow {
  factor_id: number;
  kind: FactorKind;
  name: string;
  created_at: string;
  last_used_at: string | null;
}
export interface Factors {
  factors: FactorRow[];
  /** Unused recovery codes. */
  recovery_codes: number;
  /** The last factor cannot be removed. */
  required: boolean;
}

/** How the session can be verified; without a factor by the password. */
export interface VerificationOptions {
  kinds: FactorKind[];
  recovery_codes: number;
  /** PublicKeyCredentialRequestOptionsJSON of WebAuthn; null without a passkey for this host. */
  passkey: object | null;
}
/** One of them. */
export interface VerificationBody {
  code?: string;
  recovery_code?: string;
  /** AuthenticationResponseJSON of WebAuthn. */
  passkey?: object;
  password?: string;
}

export interface NewTotp {
  /** In base32, to be typed where no camera reads the code. */
  secret: string;
  /** otpauth://… */
  uri: string;
  /** A square of `size` modules; `path` draws the dark ones in an SVG. */
  qr: { size: number; path: string };
}
export interface TotpBody {
  name: string;
  code: string;
}
export interface PasskeyBody {
  name: string;
  /** RegistrationResponseJSON of WebAuthn. */
  passkey: object;
}

/** The codes are returned once, as only their hashes are stored. */
export interface RecoveryCodes {
  message: string;
  recovery_codes: string[];
}
/** With recovery codes for the first factor, else with none. */
export type AddedFactor = RecoveryCodes & FactorRow;
