/** npm run erase -- <e-mail address> [--dry-run | --export <new file>]: erases everything about a person; with --dry-run only lists it, and with --export writes it as JSON instead. */
import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { emailOf } from '@tivara/contracts';
import { reason } from '../platform/database/database.js';
import { isAddress } from '../platform/http/fields.js';
import { erase } from '../customers/personal-data/erase.js';
import { exportPerson } from '../customers/personal-data/export.js';
import { StartupError } from '../platform/settings/settings.js';
import { run } from './run.js';

const USAGE =
  'Name one address: npm run erase -- someone@example.com [--dry-run] [--export <new file>]';

await run(async (dataSource) => {
  const { email, dryRun, file } = readArguments();
  if (file) {
    const person = await exportPerson(dataSource.manager, email);
    const text = `${JSON.stringify(person, null, 2)}\n`;
    await writeFile(file, text, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
      throw new StartupError(`${file} cannot be written (${reason(error)}): name a new file.`);
    });
    return `The data about ${email} is in ${file}; nothing was erased`;
  }
  const erased = await erase(dataSource, email, { dryRun });
  const rows = Object.entries(erased).map(([what, count]) => `  ${count} ${what}`);
  const verb = dryRun ? 'Would be erased' : 'Erased';
  return [`${verb} about ${email}:`, ...rows].join('\n');
});

function readArguments(): { email: string; dryRun: boolean; file: string | undefined } {
  const options = { 'dry-run': { type: 'boolean' }, export: { type: 'string' } } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [text = '', ...rest] = positionals;
    const email = emailOf(text);
    if (!rest.length && isAddress(email))
      return { email, dryRun: values['dry-run'] ?? false, file: values.export };
  } catch {
    // Unknown options get the same message as invalid addresses.
  }
  throw new StartupError(USAGE);
}
