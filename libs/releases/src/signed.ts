import { createHmac, timingSafeEqual } from 'node:crypto';

export type Purpose = 'report' | 'visit' | 'preview';

const digest = (secret: string, purpose: Purpose, body: string) =>
  createHmac('sha256', secret).update(`${purpose}\n${body}`).digest();

/** A tamper-proof value, `{body}.{HMAC-SHA-256}` in base64url. It is readable, not encrypted. */
export function sign(secret: string, purpose: Purpose, value: object): string {
  const body = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${body}.${digest(secret, purpose, body).toString('base64url')}`;
}

/** Null if it was altered, is for another purpose, or expired (`until`, ms). */
export function readSigned<T extends object>(
  secret: string,
  purpose: Purpose,
  text: string,
  now = Date.now(),
): T | null {
  const [body = '', given = '', ...more] = text.split('.');
  const expected = digest(secret, purpose, body).toString('base64url');
  if (more.length || given.length !== expected.length) return null;
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(expected))) return null;
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

export const PREVIEW_PARAMETER = 'preview';

export const previewPath = (secret: string, token: PreviewToken): string =>
  `/?${PREVIEW_PARAMETER}=${sign(secret, 'preview', token)}`;
