import { hash, verify } from '@node-rs/argon2';
import { passwordForm } from '../../platform/security/password-policy.js';

/** OWASP's recommendation for Argon2id (the library's default algorithm): 19 MiB, 2 passes, 1 lane. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> =>
  hash(passwordForm(password), COST);

let decoy: Promise<string> | undefined;

/** Without a hash it takes as long and returns false, so that response times do not reveal which accounts exist. */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword('decoy');
  const matches = await verify(passwordHash ?? (await decoy), passwordForm(password));
  return passwordHash !== undefined && matches;
}
