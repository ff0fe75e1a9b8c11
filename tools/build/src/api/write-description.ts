import { readFile, writeFile } from 'node:fs/promises';
import { breakingChanges, lineOf } from './changes.ts';
import { DESCRIPTION, type Description } from './description.ts';

/**
 * Writes the description that frontends are built with.
 * @throws Error if it breaks the one before, unless the API has another major
 */
export async function writeDescription(built: string): Promise<void> {
  const json = await readFile(built, 'utf8');
  const before = await readFile(DESCRIPTION, 'utf8').catch(() => null);
  if (json !== before && before !== null) refuseBreaking(before, json);
  if (json !== before) await writeFile(DESCRIPTION, json);
}

function refuseBreaking(before: string, after: string): void {
  const [old, now] = [before, after].map((json) => JSON.parse(json) as Description) as [
    Description,
    Description,
  ];
  if (majorOf(old) !== majorOf(now)) return;
  const changes = breakingChanges(old, now);
  if (changes.length)
    throw new Error(
      [
        'Frontends that are live rely on what this API no longer does:',
        ...changes.map((change) => `  ${lineOf(change)}`),
        'Keep it. To remove a field, declare it with { deprecated: true } first: frontends are then built without it, and once',
        'all of them are deployed it can go. What is new in a body or a query has to be optional. (docs/how-to/contracts.md)',
      ].join('\n'),
    );
}

const majorOf = ({ info }: Description) => info.version.split('.')[0];
