import { BRAND } from '@tivara/contracts';
import type { NewTotpDto } from './factor.dto.js';

/** Loaded on first use, like the QR code's encoder. */
const load = () => import('otpauth');

/** Of the clocks of app and server: one step before and after. */
const WINDOW = 1;

export async function newSecret(): Promise<string> {
  const { Secret } = await load();
  return new Secret({ size: 20 }).base32;
}

export async function describeTotp(secret: string, email: string): Promise<NewTotpDto> {
  const { TOTP } = await load();
  const { encode } = await import('uqr');
  const uri = new TOTP({ issuer: BRAND.name, label: email, secret }).toString();
  const { size, data } = encode(uri, { border: 2 });
  const path = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return { secret, uri, qr: { size, path: path.join('') } };
}

/** The time step that the code is of; null for a wrong one. */
export async function stepOf(secret: string, code: string, at: Date): Promise<number | null> {
  const { TOTP } = await load();
  const totp = new TOTP({ secret });
  const timestamp = at.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
