import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { NX_ENV, ROOT, toolScript } from '@tivara/workspace/steps';

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

const PROJECTS = ['apps', 'libs', 'tools'];

/** Projects that the changes since NX_BASE, or origin/main, may break: their folders, and whether browser tests may fail. */
export function affectedProjects(): { folders: string[]; inBrowser: boolean } {
  const base = process.env['NX_BASE'] || 'origin/main';
  const options = { cwd: ROOT, encoding: 'utf8', env: { ...process.env, ...NX_ENV } } as const;
  const nx = [toolScript('nx'), 'show', 'projects', '--affected', '--json', `--base=${base}`];
  const names: string[] = JSON.parse(execFileSync(process.execPath, nx, options));
  const folders = names
    .flatMap((name) => PROJECTS.map((kind) => `${kind}/${name.replace('@tivara/', '')}`))
    .filter((folder) => fs.existsSync(path.join(ROOT, folder)));
  const changed = execFileSync('git', ['diff', '--name-only', base], options);
  return {
    folders,
    inBrowser:
      /^(e2e|demo)\//m.test(changed) || folders.some((folder) => !folder.startsWith('tools/')),
  };
}
