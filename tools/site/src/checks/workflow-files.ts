/** The jobs of .github/workflows and their commands. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@tivara/workspace/steps';
import { parse } from 'yaml';

interface Workflow {
  jobs: Record<string, { steps: { run?: string }[] }>;
}

/** The commands of each job, in their order. */
export function commandsOf(file: string): Record<string, string[]> {
  const source = readFileSync(path.join(ROOT, '.github/workflows', file), 'utf8');
  const { jobs }: Workflow = parse(source);
  return Object.fromEntries(
    Object.entries(jobs).map(([job, { steps }]) => [job, steps.flatMap(({ run }) => run ?? [])]),
  );
}
