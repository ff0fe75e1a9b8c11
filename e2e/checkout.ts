import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '@tivara/workspace/steps';

/** Not of the sources, or of one run alone. Builds are copied, so that a command starts as in this checkout. */
const LEFT_OUT = /[\\/](node_modules|test-results|\.git|\.nx|\.data|\.cache)$/;

/** A copy of this checkout with its installed packages, free to be edited. */
export function copyCheckout(): string {
  const checkout = mkdtempSync(path.join(tmpdir(), 'tivara-checkout-'));
  // Nx's cache is shared by the clones of a repository.
  if (existsSync(path.join(ROOT, '.git')))
    execFileSync('git', ['clone', '--quiet', '--shared', '--no-checkout', ROOT, checkout]);
  cpSync(ROOT, checkout, {
    recursive: true,
    preserveTimestamps: true,
    filter: (file) => !LEFT_OUT.test(file),
  });
  linkPackages('.', checkout);
  for (const app of readdirSync(path.join(ROOT, 'apps')))
    linkPackages(path.join('apps', app), checkout);
  return checkout;
}

export const removeCheckout = (checkout: string): void =>
  rmSync(checkout, { recursive: true, force: true });

/** Each package by itself, as the workspaces' own links have to lead into the copy. */
function linkPackages(folder: string, checkout: string): void {
  const installed = path.join(ROOT, folder, 'node_modules');
  if (!existsSync(installed)) return;
  const packages = path.join(checkout, folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(installed)) {
    const [from, to] = [path.join(installed, name), path.join(packages, name)];
    if (name === '@tivara') cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    else if (name === '.package-lock.json') cpSync(from, to, { preserveTimestamps: true });
    else if (name !== '.cache') symlinkSync(from, to, 'junction');
  }
}
