import { randomBytes } from 'node:crypto';
import { LIMITS } from '@tivara/contracts';
import type { EntityManager } from 'typeorm';
import { insertAll } from '../../platform/database/insert.js';
import { hashToken } from '../../platform/security/token.js';
import { RecoveryCode } from './factor.entity.js';

/** Crockford's base32, without letters that look like digits. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** 120 bits, enough for a plain hash. (ASVS 6.5.2) */
const LENGTH = 24;

function newCode(): string {
  const characters = [...randomBytes(LENGTH)].map((byte) => ALPHABET.charAt(byte % 32)).join('');
  return characters.replace(/(.{4})(?!$)/g, '$1-');
}

/** As people type it. */
const normalized = (code: string) =>
  code
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');

const hashOf = (accountId: number, code: string) =>
  hashToken(`recovery code\n${accountId}\n${normalized(code)}`);

/** @returns the new codes; the old ones no longer work */
export async function replaceRecoveryCodes(
  manager: EntityManager,
  accountId: number,
): Promise<string[]> {
  const codes = Array.from({ length: LIMITS.recoveryCodes }, newCode);
  await manager.delete(RecoveryCode, { accountId });
  const rows = codes.map((code) => ({ codeHash: hashOf(accountId, code), accountId }));
  await insertAll(manager, RecoveryCode, rows);
  return codes;
}

/** @returns whether it was valid; each works once */
export async function redeemRecoveryCode(
  manager: EntityManager,
  accountId: number,
  code: string,
): Promise<boolean> {
  const codeHash = hashOf(accountId, code);
  const { affected } = await manager.delete(RecoveryCode, { codeHash, accountId });
  return affected === 1;
}
