import { isSigned, signature, type Secrets } from './secrets.js';

export type Purpose = 'report' | 'visit' | 'preview' | 'record preview';

const signedText = (purpose: Purpose, body: string) => `${purpose}\n${body}`;

/** A tamper-proof value, `{body}.{HMAC-SHA-256}` in base64url. It is readable, not encrypted. */
export function sign(secrets: Secrets, purpose: Purpose, value: object): string {
  const body = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${body}.${signature(secrets, signedText(purpose, body))}`;
}

/** Null if it was altered, is for another purpose, or expired (`until`, ms). */
export function readSigned<T extends object>(
  secrets: Secrets,
  purpose: Purpose,
  text: string,
  now = Date.now(),
): T | null {
  const [body = '', given = '', ...more] = text.split('.');
  if (!given || more.length || !isSigned(secrets, signedText(purpose, body), given)) return null;
  const value = JSON.parse(Buffer.from(body, 'base64url').toString()) as T & { until?: number };
  return value.until !== undefined && value.until <= now ? null : value;
}

export interface ReportToken {
  visit: string;
  composition: string;
  until: number;
}

export interface PreviewToken {
  app: string;
  version: string;
  until: number;
}

/** Shows the visit that holds it what shoppers do not see yet. */
export interface RecordPreviewToken {
  /** What it shows, such as `product:12`. */
  shows: string;
  /** Only as a frame in the admin, and never as a cookie. */
  frame?: true;
  until: number;
}

export const PREVIEW_PARAMETER = 'preview';
/** Holds a token of either kind; with `__Host-` in front over https. */
export const PREVIEW_COOKIE = 'tivara_preview';

export const previewPath = (secrets: Secrets, token: PreviewToken): string =>
  `/?${PREVIEW_PARAMETER}=${sign(secrets, 'preview', token)}`;

/** @param path the page that it opens, without a query */
export const recordPreviewPath = (
  secrets: Secrets,
  path: string,
  token: RecordPreviewToken,
): string => `${path}?${PREVIEW_PARAMETER}=${sign(secrets, 'record preview', token)}`;
