import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signed text is for: one is never taken for another. */
export type Purpose = 'report' | 'visit' | 'preview';

const digest = (secret: string, purpose: Purpose, body: string) =>
  createHmac('sha256', secret).update(`${purpose}\n${body}`).digest();

/** A value that others carry and cannot alter, `{body}.{HMAC-SHA-256}` in base64url. It can be read by whoever has it. */
export function sign(secret: string, purpose: Purpose, value: object): string {
  const body = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${body}.${digest(secret, purpose, body).toString('base64url')}`;
}

/** The value of a signed text; null when it was altered, is for another purpose, or its `until` (ms) is over. */
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

/** What a document's token says. */
export interface ReportToken {
  visit: string;
  composition: string;
  until: number;
}

/** What a preview link shows. */
export interface PreviewToken {
  app: string;
  version: string;
  until: number;
}

/** In the query of any page, it begins a preview; empty, it ends one. */
export const PREVIEW_PARAMETER = 'preview';

/** Path and query that begin a preview. */
export const previewPath = (secret: string, token: PreviewToken): string =>
  `/?${PREVIEW_PARAMETER}=${sign(secret, 'preview', token)}`;
