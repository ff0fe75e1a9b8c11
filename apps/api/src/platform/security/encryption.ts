import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Settings } from '../settings/settings.js';

type Keys = Pick<Settings, 'secrets'>;

/** The first encrypts, all decrypt. */
const keysOf = ({ secrets }: Keys): Buffer[] =>
  secrets.map((one) => Buffer.from(hkdfSync('sha256', one, '', 'tivara encryption at rest', 32)));

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** @param owner the text cannot be decrypted for another one */
export function encrypt(settings: Keys, text: string, owner: string): string {
  const [key] = keysOf(settings);
  if (!key) throw new Error('There is no key.');
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Null when it was encrypted with another secret or for another owner. */
export function decrypt(settings: Keys, sealed: string, owner: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const iv = bytes.subarray(0, IV_BYTES);
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  for (const key of keysOf(settings))
    try {
      const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(owner))
        .setAuthTag(tag);
      const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch {
      // Another key may fit.
    }
  return null;
}
