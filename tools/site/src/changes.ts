import { spawnSync } from 'node:child_process';
import { ROOT } from '@tivara/workspace/steps';

/** Files that the working tree has and origin/main, or where HEAD is published the commit before the last ten, has not or has otherwise. */
export function changedFiles(): string[] {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
  const [published] = git('rev-parse', '--verify', '--quiet', 'origin/main');
  const [head, ...earlier] = git('rev-list', '--max-count=11', '--first-parent', 'HEAD');
  const base = published && published !== head ? published : earlier.at(-1);
  return [
    ...git('diff', '--name-only', '--no-renames', base ?? 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}
